# What the server refuses, and why.
server-storage = The games cannot be read or written just now. Please try again in a moment.
server-broken = Something went wrong on the server. It has been noted; please try again.
server-bad-request = This request cannot be understood.
server-not-found = There is nothing at this address.
server-no-rule = No rule called “{ $number }” is known here. The rules browser has them all: look there for words or for a number such as HG-049.
server-no-rulebook = No rulebook called “{ $book }” is known here. The rules browser has them all.
server-no-companion = The companion is not installed on this server yet. In Hagal’s folder, run “make companion” once, then come back here.
server-wrong-method = This address cannot be used in that way.
server-invalid = This request does not fit: { $fields }.
server-host = This server is not known by that name. Please open it by the address that it printed when it started.
server-other-site = This came from a page of another site, so it was not done. Please open the game here and try again.
server-too-large = This is too large: at most { $most } KB.
server-too-fast = That was a lot at once. Please wait a moment.
server-busy = Many replays are asked for right now. Please try again in a few seconds.
server-too-many-streams = This game is open in too many windows. Please close some.
server-too-many-games =
    { $most ->
        [one] You have { $most } unfinished game, as many as can be. Please finish it first.
       *[other] You have { $most } unfinished games, as many as can be. Please finish some first.
    }
server-too-many-reports = This game has been reported often enough; thank you, it is all there.
server-too-many-uploads = You have { $most } uploaded Records here. Remove some from your list first.
server-hints-off = There are hints once everybody at this table wants them: “Seats and invitations” has the switch.
server-not-asked = Nothing is asked of you now.
server-hint-failed = The bot has no answer just now. Please try again in a moment.
server-unknown = The server does not know who you are. Please allow its cookie, or send a secret.
server-bad-token = This secret has the wrong form.

# Starting a game
server-no-title = There is no game called “{ $title }” here.
server-no-day = There is no deal of that day here.
server-tried-daily = You have had your try at this deal, and its game was removed.
server-no-push = This server makes no calls to closed browsers.
server-no-push-service = Calls cannot be sent there: it is no push service of a browser that is known here.
server-no-cryptography = Calls to closed browsers need one more package: pip install "hagal[push]"
server-push-contact = Push services want an address of whoever runs the server, such as mailto:you@example.org, not { $contact }.
server-no-challenge = There is no such challenge.
server-players = This game is for { $least } to { $most } players.
server-no-module = There is no module “{ $name }”. There are: { $known }.
server-no-option = There is no setting “{ $name }”. There are: { $known }.
server-option = The setting “{ $name }” cannot be like this.
server-settings = These settings do not fit together.
server-seat-kind = Nobody can be seated as “{ $kind }”. There are: { $known }.
server-nobody = Somebody has to play: give at least one seat to a person.
server-seats-count =
    { $players ->
        [one] This game has { $players } seat.
       *[other] This game has { $players } seats.
    }
server-pace = There is no pace “{ $pace }”. There are: { $known }.
server-no-pack = There is no content pack “{ $name }” on this server. There are: { $known }.
server-packs-both = The content packs “{ $a }” and “{ $b }” both bring { $what }. Play with one of them.
server-seed = The seed of a game cannot be chosen here.
server-name-taken = Somebody at this table is called { $name } already.

# Playing
server-no-game = There is no such game. Is the address complete?
server-unreadable = This game was saved by another version of Hagal and cannot be opened by this one.
server-game-pack = This game is played with the content pack “{ $name }” (content { $content }), which is not on this server. Whoever runs the server can bring it back: hagal pack keep FILE.
server-no-seat =
    { $most ->
        [one] This table has only { $most } seat.
       *[other] This table has only { $most } seats.
    }
server-not-yours = This seat belongs to somebody else.
server-not-seated = Only those who play can do this.
server-not-host = Only the one who started the game can do this.
server-stale = The game has moved on in the meantime. Here is how it stands now.
server-not-offered = This cannot be chosen now.
server-confirm = This cannot be taken back: somebody will learn something new. Choose it again if you mean it.
server-no-undo = There is nothing to take back: you have chosen nothing yet, or somebody has learned something new or chosen since.
server-over = The game is over.
server-bot-plays = A bot plays this seat now. Take the seat back first.
server-no-bot = There is no bot “{ $name }”. There are: { $known }.
server-not-a-person = A bot plays this seat already.
server-present = Whoever plays this seat is here, or was a moment ago.
server-seat-taken = This seat is taken.
server-no-invitation = This invitation is no longer good: the seat is taken, or there is a newer link. Please ask for a new one.

# Records and replays
server-only-replay = This is a Record to look at. Nobody plays here; you can play on from any moment of it in a game of your own.
server-running = This can be done when the game is over.
server-no-moment =
    { $most ->
        [one] This game has { $most } choice so far.
       *[other] This game has { $most } choices so far.
    }
server-no-replay = This game cannot be replayed: its rules were mended since.
server-record-damaged = This Record cannot be read: it is cut off, altered or no Record at all.
server-record-pack = This Record was played with the content pack “{ $name }” (content { $content }), which is not on this server. Whoever runs the server can add it: hagal pack keep FILE.
server-record-partial = This Record holds only what one seat may see. Only a whole Record can be replayed; you get it when the game is over.
server-record-long = This file is too large for a Record: at most { $most } KB.
server-record-choices =
    { $most ->
        [one] This Record is too long: at most { $most } choice.
       *[other] This Record is too long: at most { $most } choices.
    }

# Starting the server
server-running-at = The table is open: { $url }
server-stop = Press Ctrl+C to stop. All games are kept.
server-port-taken = Port { $port } is in use; the table takes { $other }.
server-warning = Warning: the table listens at { $host }, so everybody who can reach this machine can open it. There is no password and, without a proxy, no encryption.
server-bye = The table is closed. All games are kept.
server-one-process = Several server processes need PostgreSQL; with SQLite there is one.
server-bad-port = A port is a number from 0 to 65535; { $port } is not.
server-no-port = The table cannot listen at { $host }, port { $port }: { $reason }
server-no-proxy = A proxy is named by its address or network, like 10.0.0.5 or 10.0.0.0/24; “{ $proxy }” is neither.
server-no-database = The database { $database } cannot be used: { $reason }
server-no-url = The address of the database cannot be understood. It looks like sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
server-no-driver = PostgreSQL needs one more package: pip install "hagal[postgres]"

# Opening the table to the network
server-network-elsewhere = Only somebody at the computer that runs the table can open or close it to the network.
server-no-network = This computer has no address in a home network just now. Join one and try again; to serve the table elsewhere, see “hagal serve”.
server-network-failed = The table cannot be opened to the network: { $problem }

# The chat
server-no-chat = What is said at this table is for those who sit at it.
server-chat-empty = Type something first.
server-chat-long = A line can have { $most } characters at most.
server-chat-phrase = There is no such phrase. There are: { $known }.
server-chat-name = Please type a name that others can call you by.
server-no-nudge = Nobody waits for this seat just now.
server-nudge-early = Give them a little more time before you nudge.
server-nudged = Somebody has nudged them already. Give them time.
server-no-lesson = There is no such lesson here.
