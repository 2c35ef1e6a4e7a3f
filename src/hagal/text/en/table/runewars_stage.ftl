# The stage of Runewars in the browser: battles, duels, diplomacy, tests, odds.

table-runewars-battle = Battle for { $area }
table-runewars-duel = Duel in { $area }
table-runewars-diplomacy = Diplomacy
table-runewars-test = A quest is attempted
table-runewars-attacker = attacker
table-runewars-defender = defender
table-runewars-neutrals = Neutral units
table-runewars-runs = decided by { $name }
table-runewars-initiative = Initiative { $n }
table-runewars-now = fights now
table-runewars-strength = Strength now: { $n }
table-runewars-walls = Stronghold +{ $n }
table-runewars-more-strength = Strength +{ $n }
table-runewars-supports = supports { $unit }
table-runewars-playable = You can play
table-runewars-fate-back = A fate card, face down
table-runewars-round = Round { $n } of { $last }
table-runewars-health = Health: { $left } of { $n }
table-runewars-hurt = { $n } to come
table-runewars-guard = { $n } prevented
table-runewars-hidden-rewards =
    { $n ->
        [one] { $n } reward face down
       *[other] { $n } rewards face down
    }
table-runewars-called-off = The battle was called off.
table-runewars-left = Left
table-runewars-lost = Destroyed
table-runewars-odds = If they attack now
table-runewars-odds-all = If all attack that can
table-runewars-chance = Wins { $n }%
table-runewars-give-or-take = give or take { $n }
table-runewars-losses = Losses to expect: { $lost } of your { $of }, { $killed } of their { $among }
