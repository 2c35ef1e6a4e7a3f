# The pages around the board.

# Every page
web-description = { $titles } in the browser, exactly by their rules: alone, with friends, with bots.
web-title-shown = { $name }
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
web-mode-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-mode-uploaded = { $mode }, uploaded

# The start page
web-start-title = Hagal: rivals at your table
web-lead = Rule the desert planet, come alive out of the jungle, or gather the dragon runes. Alone, with friends on this screen or far away, with bots in any seat.
web-continue = Go on
web-setup = Set up a table
web-setup-note = Any game, with friends and bots
web-game = Game
web-players = Players
web-seats = Seats
web-seats-note = Friends at this screen take turns at it; hands stay hidden behind a curtain. For a friend by link you get a link to send.
web-seat = Seat { $n }
web-kind-me = Me
web-kind-friend = A friend at this screen
web-kind-link = A friend by link
web-name = Name
web-readings = Where the rulebooks can be read in two ways
web-readings-note = Each of these is set as the rulebooks are read most often. Change them only if your group plays otherwise.
web-begin = Begin
web-wrong =
    { $n ->
        [one] One thing here cannot be so: see the sentence beside the field.
       *[other] { $n } things here cannot be so: see the sentences beside the fields.
    }

# Complaints
web-wrong-title = There is no such game here. Choose one of the list.
web-wrong-players = Choose from { $least } to { $most } players.
web-wrong-kind = Choose from the list who sits here.
web-wrong-two-me = You can sit on one seat only. For somebody else at this screen choose “a friend at this screen”.
web-wrong-nobody = Somebody has to play: give at least one seat to a person.
web-wrong-name-long = A name can have { $most } characters at most.
web-wrong-name-twice = Two seats cannot both be called { $name }.
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
web-companion-note = The companion sits beside the real board, on a phone: it knows the rules and keeps the books. It works without a network.
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
web-seat-rival = an automated rival
web-seat-stand-in = a bot plays
web-seat-asked = is asked now

# Help
web-help-play = How to play here
web-help-plain = What you can do now stands in the list beside the board: choose there, or press its number. What is on a card opens when you point at it or hold it.
web-help-why = A click on something that is not lit tells why it cannot be done now.
web-help-zoom = Rest the pointer on a card, or press it for a while, to see it large with its full text. A right click, or Space, pins it; then, or while you hold Shift, another one stands beside it.
web-help-undo = Undo takes your last choice back, as long as nobody has learned anything new through it.
web-help-lasting = A ring on an answer: it cannot be taken back, as far as you can know, because somebody learns something new by it.
web-help-plan = While others play, a click on a card or a place marks it as planned, and only you see it. Once you are asked, the offers that fit shine.
web-help-rivals = The log tells what everybody did and why; the numbers there are those of the rules.
web-keys = Keys
web-legend = What the icons mean
web-key-offer = the options, in the order of the list
web-key-reveal = reveal your hand
web-key-ahead = pass ahead, or not any more
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
web-ranking = Ranking
web-place = Place
web-player = Player
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
web-quick-begin = Begin
web-quick-first = good for a first game
