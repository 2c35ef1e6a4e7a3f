# The stage of Runewars in the browser: battles, duels, diplomacy, tests, odds.

table-runewars-stage-battle = Battle for { $area }
table-runewars-stage-duel = Duel in { $area }
table-runewars-stage-diplomacy = Diplomacy
table-runewars-stage-test = A quest is attempted
table-runewars-stage-attacker = attacker
table-runewars-stage-defender = defender
table-runewars-stage-neutrals = Neutral units
table-runewars-stage-runs = decided by { $name }
table-runewars-stage-initiative = Initiative { $n }
table-runewars-stage-now = fights now
table-runewars-stage-strength = Strength now: { $n }
table-runewars-stage-walls = Stronghold +{ $n }
table-runewars-stage-more-strength = Strength +{ $n }
table-runewars-stage-supports = supports { $unit }
table-runewars-stage-playable = You can play
table-runewars-stage-fate-back = A fate card, face down
table-runewars-stage-round = Round { $n } of { $last }
table-runewars-stage-health = Health: { $left } of { $n }
table-runewars-stage-hurt = { $n } to come
table-runewars-stage-guard = { $n } prevented
table-runewars-stage-hidden-rewards =
    { $n ->
        [one] { $n } reward face down
       *[other] { $n } rewards face down
    }
table-runewars-stage-called-off = The battle was called off.
table-runewars-stage-left = Left
table-runewars-stage-lost = Destroyed
table-runewars-stage-odds = If they attack now
table-runewars-stage-odds-all = If all attack that can
table-runewars-stage-chance = Wins { $n }%
table-runewars-stage-give-or-take = give or take { $n }
table-runewars-stage-losses = Losses to expect: { $lost } of your { $of }, { $killed } of their { $among }
