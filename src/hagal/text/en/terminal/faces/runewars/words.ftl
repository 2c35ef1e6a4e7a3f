# Runewars in the terminal.

term-runewars-setup = Setting up
term-runewars-year = Year { $n } of { $last }
term-runewars-then = then { $season }
term-runewars-neutral = Neutral
term-runewars-routed = ({ $unit } { $n } routed)
term-runewars-first = first
term-runewars-claims = claims victory until { $season }
term-runewars-out = out
term-runewars-damage = damage { $n }
term-runewars-is-routed = routed
term-runewars-rewards =
    { $n ->
        [one] { $n } reward
       *[other] { $n } rewards
    }
term-runewars-dials = Dials
term-runewars-orders = Orders (* supremacy)
term-runewars-heroes = Heroes
term-runewars-objective = Objective
term-runewars-tactics = Tactics
term-runewars-fresh = Tactics for the next season
term-runewars-quests = Quests
term-runewars-runes = Rune tokens that you know
term-runewars-supply = Supply
term-runewars-strongholds = strongholds { $n }
term-runewars-battle = Battle for { $area }, round { $n }
term-runewars-attacks = attacks:
term-runewars-defends = defends:
term-runewars-drawn = drawn:
term-runewars-supported = supported by
term-runewars-bonus = strength +{ $n }
term-runewars-duel = Duel in { $area }, round { $n }: { $hero } against { $enemy }

# Columns as short as possible
term-runewars-column-influence = Inf
term-runewars-column-food = Food
term-runewars-column-wood = Wood
term-runewars-column-ore = Ore
term-runewars-column-runes = Runes
term-runewars-column-areas = Areas
term-runewars-column-strongholds = Holds
term-runewars-column-tactics = Tac
term-runewars-column-quests = Que
term-runewars-column-orders = Orders
