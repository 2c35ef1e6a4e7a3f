# The pages around the board.

# Every page
web-description = Dune: Imperium and Legendary Encounters: Predator in the browser, exactly by their rules: alone, with friends, with bots.
web-skip = To the content
web-home = Start page
web-unofficial = An unofficial fan project for owners of the game. No official art and no official card texts: every sentence is our own.
web-language = Language
web-theme = Colours
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-close = Close
web-copy = Copy
web-save = Save
web-mode-solo = solo, { $level }
web-mode-two = two players and House Hagal
web-mode-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-mode-epic = { $mode }, Epic
web-mode-uploaded = { $mode }, uploaded

# The start page
web-start-title = Hagal: rivals at your table
web-lead = Rule the desert planet, come alive out of the jungle, or gather the dragon runes. Alone, with friends on this screen or far away, with bots in any seat.
web-solo = Dune, solo
web-solo-note = Dune: Imperium, two rivals, { $level }
web-continue = Go on
web-setup = Set up a table
web-setup-note = Any game, with friends and bots
web-game = Game
web-players = Players
web-players-1 = You against two rivals of House Hagal.
web-players-2 = House Hagal joins as the third.
web-seats = Seats
web-seats-note = Friends at this screen take turns at it; hands stay hidden behind a curtain. For a friend by link you get a link to send.
web-seat = Seat { $n }
web-kind-me = Me
web-kind-friend = A friend at this screen
web-kind-link = A friend by link
web-name = Name
web-name-empty = as the leader
web-leader = Leader
web-leaders = Leaders
web-leaders-random = By chance
web-leaders-choose = Each player chooses at the start of the game
web-leaders-named = Named here, seat by seat
web-leader-random = By chance
web-ix = Rise of Ix
web-ix-note = Tech tiles, the Shipping track, Dreadnoughts, new cards and leaders.
web-promos = Promo cards
web-promos-note = Shuffled into the Imperium deck.
web-epic = Epic game
web-epic-note = With Rise of Ix and two to four players: 12 points to win, harder Conflicts, a stronger start.
web-solo-legend = Alone: the rivals
web-level-mercenary =
    { $extra ->
        [one] You begin with { $extra } spice and { $extra } solari more, they without troops; they get a third Agent in round { $round }.
       *[other] You begin with { $extra } spice and { $extra } solari more, they without troops; they get a third Agent in round { $round }.
    }
web-level-sardaukar = They begin with { $troops } troops and an Intrigue card and get a third Agent in round { $round }; the Mentat costs you { $mentat } solari.
web-level-mentat = As Sardaukar, with the third Agent in round { $round }; a rival that leads a Conflict saves its troops.
web-level-kwisatz-haderach = As Mentat, and you cannot gain a Swordmaster.
web-rival = Leader of rival { $n }
web-row-dice = Dice on the Row
web-row-dice-note = After your Reveal turn two dice trash cards of the Imperium Row.
web-brutal = Brutal escalation
web-brutal-note = In a Conflict III each fighting rival turns up two cards for swords.
web-readings = Where the rulebooks can be read in two ways
web-readings-note = Each of these is set as the rulebooks are read most often. Change them only if your group plays otherwise.
web-begin = Begin
web-wrong =
    { $n ->
        [one] One thing here cannot be so: see the sentence beside the field.
       *[other] { $n } things here cannot be so: see the sentences beside the fields.
    }

# The settings for what rulebooks leave open
web-set-three-way-tie = Three tied for first
web-set-three-way-tie-note = Four players: what does the fourth take?
web-set-three-way-tie-third = the third reward
web-set-three-way-tie-nothing = nothing
web-set-tie-for-second = Two tied for second
web-set-tie-for-second-note = What does each of them take?
web-set-tie-for-second-rulebook = the third reward, but no rival does
web-set-tie-for-second-third = the third reward, rivals too
web-set-tie-for-second-nothing = nothing
web-set-kwisatz-haderach = Kwisatz Haderach
web-set-kwisatz-haderach-note = An Agent sent by this card…
web-set-kwisatz-haderach-pays = pays costs and needs what is required
web-set-kwisatz-haderach-free = goes anywhere for nothing
web-set-bindu-suspension = Bindu Suspension
web-set-bindu-suspension-note = After the card is drawn…
web-set-bindu-suspension-ends = the turn ends
web-set-bindu-suspension-may = the turn may end
web-set-rival-signet-cost = A rival's signet with a price
web-set-rival-signet-cost-note = Leto and the Baron as rivals
web-set-rival-signet-cost-pays = is paid whenever it can be
web-set-rival-signet-cost-player = is paid if you decide so
web-set-rabban-troops = Rabban's troops
web-set-rabban-troops-note = Troops of a rival Rabban's signet at a combat space go…
web-set-rabban-troops-garrison = to the garrison
web-set-rabban-troops-conflict = to the Conflict
web-set-rival-voice = The Voice
web-set-rival-voice-note = A space that The Voice closes is for rivals…
web-set-rival-voice-closed = closed, too
web-set-rival-voice-open = open
web-set-hagal-control-bonus = Control bonus and House Hagal
web-set-hagal-control-bonus-note = Two players: an Agent of House Hagal brings the controller…
web-set-hagal-control-bonus-pays = the bonus
web-set-hagal-control-bonus-nothing = nothing
web-set-expert-lead = The lead of an expert
web-set-expert-lead-note = A rival that saves its troops measures its lead by…
web-set-expert-lead-strength = strength
web-set-expert-lead-troops = troops
web-set-expert-deployment = How an expert deploys
web-set-expert-deployment-note = A rival that does not yet lead by two troops sends…
web-set-expert-deployment-literal = all that it can
web-set-expert-deployment-capped = no more than it needs for that lead
web-set-hagal-dreadnought-troops = House Hagal's Dreadnought card
web-set-hagal-dreadnought-troops-note = Two players with Rise of Ix: troops on it
web-set-hagal-dreadnought-troops-2 = 2
web-set-hagal-dreadnought-troops-1 = 1
web-set-expert-dreadnoughts = An expert's Dreadnoughts
web-set-expert-dreadnoughts-note = A rival that leads and saves its troops…
web-set-expert-dreadnoughts-always = deploys its Dreadnoughts all the same
web-set-expert-dreadnoughts-held-back = keeps its Dreadnoughts at home, too
web-set-weirding-way = Weirding Way
web-set-weirding-way-note = Two players with Rise of Ix: the first player's extra turn comes…
web-set-weirding-way-at-once = at once, before House Hagal
web-set-weirding-way-after-hagal = after the turn of House Hagal
web-set-reveal-tiles = Tech tiles for the Reveal turn
web-set-reveal-tiles-note = One that is acquired during a Reveal turn counts…
web-set-reveal-tiles-at-once = in that turn already
web-set-reveal-tiles-next-turn = from the next Reveal turn on

# Complaints
web-wrong-title = There is no such game here. Choose one of the list.
web-wrong-players = Choose from { $least } to { $most } players.
web-wrong-kind = Choose from the list who sits here.
web-wrong-two-me = You can sit on one seat only. For somebody else at this screen choose “a friend at this screen”.
web-wrong-nobody = Somebody has to play: give at least one seat to a person.
web-wrong-name-long = A name can have { $most } characters at most.
web-wrong-name-twice = Two seats cannot both be called { $name }.
web-wrong-leaders = Choose from the list how leaders are found.
web-wrong-leader = There is no such leader. Choose one of the list.
web-wrong-leader-ix = This leader cannot be had here: tick Rise of Ix, or choose another one.
web-wrong-leader-rival = The rules do not let a rival have this leader. Choose another one.
web-wrong-leader-twice = This leader is taken already. Each can be taken once only.
web-wrong-difficulty = Choose one of the four difficulties.
web-wrong-setting = Choose one of the list.
web-wrong-name-none = Please type a name that others can call you by.
web-wrong-record-none = Choose a file first.
web-wrong-note-none = Please say in a few words what went wrong.

# My games
web-games = My games
web-games-none = No games yet. The buttons above start one at once.
web-games-running = Running
web-games-finished = Finished
web-games-mine = Your turn
web-games-turn = { $name }'s turn
web-games-waiting = Waiting for { $names }
web-games-round =
    { $n ->
        [0] { $state } · set-up
       *[other] { $state } · round { $n }
    }
web-games-won = Won by { $names }
web-games-over = Over
web-games-uploaded = An uploaded Record
web-watch = Watch
web-forget = Forget
web-forget-game = Forget { $name }, { $when }
web-forgotten = { $name }, { $when }: no longer in your list.
web-when-now = just now
web-upload = Open a Record
web-upload-file = A Record file
web-upload-note = The Record of a whole game: look at it move by move, or play on from any point.
web-upload-go = Open
web-companion = Playing with the real board?
web-companion-note = The companion is the Hagal deck on a phone: it turns up the cards, tells what the rivals do and keeps their books. For Runewars it knows the odds of battles, the fate deck and the seasons. It works without a network.
web-companion-go = Open the companion
web-companion-missing = It is not installed here yet. Whoever runs this server gets it with one command in Hagal’s folder:

# The table
web-undo = Undo
web-log = Log
web-log-all = Open the whole log
web-log-empty = Nothing has happened yet.
web-round =
    { $n ->
        [0] Set-up
       *[other] Round { $n }
    }
web-help = Help
web-menu = Menu
web-next = Next
web-skip-bots = Skip
web-watching = Watching
web-watching-note = You see what everybody may see, and no hands.
web-this-game = This game
web-record = Download the Record
web-report = Report a bug
web-leave = Leave the table
web-leave-note = Every choice is kept. You find this game on the start page.
web-show = This screen
web-notify = Tell me when it is my turn
web-watch-link = Link for spectators
web-seats-open = Seats and invitations
web-link-for = Link for { $name }
web-look = Look from here
web-give = Let a bot play
web-bot-instead = A bot instead
web-take-back = Play again myself
web-new-link = New link
web-rename = Change the name
web-pace = Bots play
web-pace-quick = at once
web-pace-slow = slowly
web-pace-step = when I press Next
web-seat-mine = you
web-seat-friend = at this screen
web-seat-here = here
web-seat-away = away
web-seat-open = seat is free
web-seat-rival = played by the Hagal deck
web-seat-stand-in = a bot plays
web-seat-asked = is asked now

# Help
web-help-play = How to play here
web-help-act = Click a card, then one of the lit spaces; or choose from the list of options, which always holds everything that you can do.
web-help-encounters = Click a lit card, space or enemy; or choose from the list of options, which always holds everything that you can do.
web-help-hunters = Click a lit card, space, Trap, Strike or Predator; or choose from the list of options, which always holds everything that you can do.
web-help-alien = Click a lit card, room, enemy, or what sits on a player; or choose from the list of options, which always holds everything that you can do.
web-help-hunt = Click a lit card, room, Trap, Strike, Predator, or what sits on one; or choose from the list of options, which always holds everything that you can do.
web-help-plain = What you can do now stands in the list beside the board: choose there, or press its number. What is on a card opens when you point at it or hold it.
web-help-why = A click on something that is not lit tells why it cannot be done now.
web-help-zoom = Rest the pointer on a card, or press it for a while, to see it large with its full text. A right click, or Space, pins it; then, or while you hold Shift, another one stands beside it.
web-help-undo = Undo takes your last choice back, as long as nobody has learned anything new through it.
web-help-lasting = A ring on an answer: it cannot be taken back, as far as you can know, because somebody learns something new by it.
web-help-coordinate = Coordinate: while somebody else acts, cards that you could set aside for that player have a thin border. Nobody waits for you, and nobody learns whether you could.
web-help-rivals = The log tells what everybody did and why; the numbers there are those of the rules.
web-keys = Keys
web-legend = What the icons mean
web-key-offer = the options, in the order of the list
web-key-reveal = reveal your hand
web-key-plain = play all plain cards
web-key-done = end your Action phase
web-key-undo = undo
web-key-decks = your deck, and all piles
web-key-hint = what the bot would do
web-key-log = log
web-key-next = next choice of a bot
web-key-scene = next scene of a turn; afterwards, show them again
web-key-people = seats and invitations
web-key-chat = chat
web-key-menu = menu
web-key-help = help
web-key-arrows = go from one lit thing to the next
web-key-enter = choose what has the focus
web-key-escape = close, or start the choice anew

# Waiting, curtain, joining
web-lobby = Waiting for friends
web-lobby-note = Send each friend their link. Whoever opens it sits down; you can also give a free seat to a bot.
web-lobby-guest = Not everybody is here yet. The host has the links for the free seats.
web-lobby-begin = Begin now
web-lobby-when = The game begins by itself when all seats are taken. If you begin before, whoever is missing can still come.
web-lobby-when-guest = The game begins when all seats are taken, or when the host begins.
web-curtain = Pass the screen on
web-curtain-note = Only { $name } should be looking now.
web-peek = Out of turn at this screen:
web-peek-back = Pass the screen back
web-i-am = I am { $name }
web-happened = What happened last
web-join = Sit down at the table
web-join-host = { $host } invites you to a game. Your seat: { $seat }.
web-join-seat = You are invited to a game. Your seat: { $seat }.
web-your-name = Your name
web-sit = Sit down
web-only-watch = I only want to watch

# The end
web-end = The game is over
web-won = { $names } wins
web-won-shared = { $names } share the victory
web-won-you = You win
web-solo-won = Both rivals beaten, { $own } to { $best }. Difficulty: { $level }.
web-solo-lost = The rivals were ahead, { $best } to { $own }. Difficulty: { $level }.
web-solo-shared = Nobody beat the other: { $own } to { $best }. Difficulty: { $level }.
web-tied =
    { $what ->
        [spice] Equal points: more spice decided.
        [solari] Equal points: more solari decided.
        [water] Equal points: more water decided.
        [garrison] Equal points: more troops in the garrison decided.
       *[other] Equal points: a card decided.
    }
web-ranking = Ranking
web-place = Place
web-player = Player
web-head-vp = Points
web-head-spice = Spice
web-head-solari = Solari
web-head-water = Water
web-head-garrison = Garrison
web-tiebreak = Equal points are decided by spice, then solari, water and troops in the garrison.
web-outside = { $name } takes no part in the scoring.
web-points = Where the points came from
web-points-none = no points
web-points-start = at the start
web-points-influence = influence
web-points-alliance = Alliances
web-points-spending = resources spent
web-points-tech = Tech tiles
web-points-cards = cards
web-chart = Points round by round
web-chart-line = { $name }: { $points }
web-again = The same table again
web-final = The final table
web-replay = Replay

# Replay
web-go-first = To the start
web-go-back = One choice back
web-go-on = One choice on
web-go-last = To the end
web-go = Show
web-at = Choice
web-replay-start = Before the first choice
web-replay-choice = Choice { $n }, { $name }: { $choice }
web-replay-hidden = Choice { $n }, { $name }
web-eyes = Through the eyes of
web-eyes-public = Spectator
web-branch = Play on from here
web-back-table = Back to the table
web-back-end = Back to the result

# A bug report
web-stuck = A bot cannot go on: the rules fail at whatever it chooses. That is a mistake in Hagal. The game is kept as it stands; you may take your last choice back, if that is possible, and please report it:
web-report-note = What you write and the whole game stay on this server under a number. Whoever runs it can find the mistake with that number.
web-report-what = What went wrong, and what did you expect?
web-report-send = Send the report
web-report-thanks = Thank you. The report is kept.
web-report-id = Number of the report
web-report-kept = Pass this number on to whoever runs this server.
web-report-record = The Record, as far as your seat may see it

# When something is not possible
web-why-no-card = None of your cards leads to { $space }.
web-why-buy = You acquire cards in your Reveal turn.
web-why-agents = You send an Agent at the start of your turn; now something else is to be decided.
web-why-no-price = { $card } has no price: only effects bring it.
web-why-tech = You acquire Tech tiles when something lets you, as { $space } does.
web-error-403 = This is not yours
web-error-404 = Nothing but sand here
web-error-409 = Too late for that
web-error-429 = One moment, please
web-error-500 = Something broke
web-error-other = That cannot be done

# Content packs in the set-up form.
web-packs = Content packs
web-packs-note = Cards that whoever runs this server has typed in from a box: in place of stand-ins, or as new sets.
web-pack-replaces =
    { $n ->
        [one] replaces { $n } component
       *[other] replaces { $n } components
    }
web-pack-adds =
    { $n ->
        [one] adds { $n } new one
       *[other] adds { $n } new ones
    }
web-pack-mode = For the mode { $mode }.
web-pack-content = What is in { $pack }
web-pack-replaced = In place of components of the box:
web-pack-added = New:
web-pack-warnings =
    { $n ->
        [one] { $n } warning: a source says otherwise
       *[other] { $n } warnings: sources say otherwise
    }
web-pack-doubts = What sources say otherwise:
web-pack-differs = { $card }: a source reports “{ $source }”, the pack says “{ $pack }”.
web-pack-broken =
    { $line ->
        [0] The file “{ $file }” cannot be used as a pack. “hagal pack check” says what is wrong.
       *[other] The file “{ $file }” cannot be used as a pack: something is wrong in line { $line }. “hagal pack check” says what.
    }
web-wrong-pack-gone = The pack “{ $pack }” is no longer on this server, or cannot be read any more. Begin without it, or ask whoever runs the server.
web-wrong-packs-both = The packs “{ $a }” and “{ $b }” both bring { $what }. Choose one of them.

# The small sheet of a quick game
web-quick-difficulty = Difficulty
web-quick-first = good for a first game
web-quick-begin = Begin
