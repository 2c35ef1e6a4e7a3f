# Runewars beside the real board.

companion-game-runewars = Runewars
companion-game-runewars-note = Battle odds, the fate deck, years and seasons with orders and claims, and who wins in the end.

# The tools
companion-rw-battle = Battle
companion-rw-fate = Fate
companion-rw-year = Year
companion-rw-standing = Runes
companion-rw-percent = { $n }%
companion-rw-more = More about this side

# A battle
companion-rw-attacker = Attacker
companion-rw-defender = Defender
companion-rw-faction = Faction
companion-rw-neutral = Neutral units
companion-rw-neutral-units = Allied neutral units
companion-rw-units = Units: { $n } of { $most }
companion-rw-unit-note = initiative { $initiative }, health { $health }
companion-rw-hero = Hero in support
companion-rw-bonus = Other strength
companion-rw-stronghold = Stronghold
companion-rw-walls-0 = None
companion-rw-walls-1 = Damaged ({ $n })
companion-rw-walls-2 = Whole ({ $n })
companion-rw-siege = Conquer with its supremacy bonus: the stronghold counts 3 less
companion-rw-defense = Defensive development
companion-rw-edition = Edition
companion-rw-tracked = Draw from the cards that are left
companion-rw-tracked-note =
    { $n ->
        [one] { $n } card is left in the fate deck.
       *[other] { $n } cards are left in the fate deck.
    }
companion-rw-swap = The other side attacks
companion-rw-clear = Clear this side
companion-rw-two-sides = Give both sides units, or the defender a stronghold.
companion-rw-odds = The attacker wins
companion-rw-error = ±{ $n } points
companion-rw-losses = Units lost on average
companion-rw-loss = { $n }
companion-rw-settled = settled
companion-rw-battles =
    { $n ->
        [one] { $n } battle played
       *[other] { $n } battles played
    }
companion-rw-odds-said = The attacker wins with { $win } percent, give or take { $error }. Units lost on average: attacker { $lost }, defender { $killed }.

# The fate deck
companion-rw-cards-left = { $n } of { $all } cards are left.
companion-rw-deck-empty = The deck is empty: shuffle the discards into it.
companion-rw-tap-drawn = Tap the cards that are drawn.
companion-rw-card = Card { $n }
companion-rw-card-drawn = drawn
companion-rw-card-left = in the deck
companion-rw-shuffle = Shuffle the discards in
companion-rw-chances = The next card
companion-rw-destiny = Destiny

# A new game
companion-rw-no-game = No game is being kept
companion-rw-no-game-note = Years and seasons, orders, claims to victory and the reckoning: begin a game, and it stays here until the last winter. Battle and fate work without one.
companion-rw-page-game = The game
companion-rw-page-people = Who is at the table
companion-rw-edition-revised-note = Seven years; six dragon runes are claimed, and held for a year.
companion-rw-edition-2010-note = Six years; whoever shows six dragon runes has won.
companion-rw-epic-note = 8 years, 7 dragon runes
companion-rw-how-many = Players
companion-rw-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
companion-rw-faction-n = Faction of player { $n }
companion-rw-name-n = Name of player { $n } (if you like)
companion-rw-same-faction = Every faction can be taken once only.

# Years and seasons
companion-rw-year-of = Year { $n } of { $last }
companion-rw-season-steps = This season
companion-rw-step-card = The first player draws the season card: first its text, then its icon.
companion-rw-step-spring = Icon of spring: all take back their activation tokens and orders; then all routed figures stand up.
companion-rw-step-summer = Icon of summer: the quest phase.
companion-rw-step-fall = Icon of fall: the fate discards are shuffled into the deck (here it is done). Then each, in order of play: 2 influence or 1 tactics card.
companion-rw-step-winter = Icon of winter: in each area keep at most as many units as your food dial shows. Water is frozen until the season ends.
companion-rw-step-orders = Each chooses one order, face down.
companion-rw-step-resolve = Orders are shown together and resolved, the lowest number first.
companion-rw-step-reckoning = This is the last winter: after it all rune tokens are turned up.
companion-rw-orders-of-year = Orders of this year
companion-rw-no-order = No order yet
companion-rw-order-used = used in this year
companion-rw-order-now = of this season
companion-rw-order-hand = at hand
companion-rw-supremacy = Supremacy bonus
companion-rw-play-order = Order of play
companion-rw-claim = Claim victory
companion-rw-claim-of = { $who } claims victory: checked in year { $year }
companion-rw-claim-sure =
    { $n ->
        [one] In their own turn { $who } proves { $n } dragon rune and lays the victory card on this season’s deck?
       *[other] In their own turn { $who } proves { $n } dragon runes and lays the victory card on this season’s deck?
    }
companion-rw-has-claim = Claims victory: { $season }
companion-rw-show = Show dragon runes
companion-rw-show-sure =
    { $n ->
        [one] { $who } controls and shows { $n } dragon rune, and has won?
       *[other] { $who } controls and shows { $n } dragon runes, and has won?
    }
companion-rw-next-season = On to { $season }
companion-rw-next-year = On to spring of year { $n }
companion-rw-check =
    { $n ->
        [one] Before the season card: the claim of { $who }. How many dragon runes does { $who } control now? { $n } is needed.
       *[other] Before the season card: the claim of { $who }. How many dragon runes does { $who } control now? { $n } are needed.
    }
companion-rw-check-holds = { $who } wins
companion-rw-check-fails = The claim fails
companion-rw-to-count = Count the runes
companion-rw-reckon = Who has won?
companion-rw-count = Turn up all rune tokens and count: dragon runes and influence of each player.
companion-rw-see-end = The end of the game

# Runes and the end
companion-rw-standing-now = If the last winter ended now
companion-rw-runes = Dragon runes
companion-rw-influence = Influence
companion-rw-out = Out of the game
companion-rw-out-sure = This player controls no area any more and is out?
companion-rw-is-out = is out
companion-rw-why-runes = More dragon runes than { $who }: { $n } to { $less }.
companion-rw-why-influence = As many dragon runes as { $who }, but more influence: { $n } to { $less }.
companion-rw-why-start = As many dragon runes and influence as { $who }, but the faction starts with more influence: { $n } to { $less }.
companion-rw-why-out = { $who } is out.
companion-rw-won-claim = { $who } has held enough dragon runes for a year and wins.
companion-rw-won-runes = { $who } has shown enough dragon runes and wins.
companion-rw-won-reckoning = { $who } wins at the reckoning.
companion-rw-won-last = { $who } is the last one left and wins.
companion-rw-told-runes = { $who }: dragon runes { $n }.
companion-rw-told-influence = { $who }: influence { $n }.
companion-rw-told-fate = Fate card { $n } is drawn.
companion-rw-told-back = Fate card { $n } is in the deck after all.
