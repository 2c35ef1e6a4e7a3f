# Those who play together: invitations, what is said at the table.

# Invitations
company-network-local = These links work on this computer only.
company-network-how = Open the table to others
company-network-open = Open this table to my network
company-network-note = Everybody in the same home network can reach an open table, to play or to watch. There is no password and no encryption, so open it only in a network that you trust. It ends when you close it or stop Hagal.
company-network-is-open = The table is open to your network:
company-network-close = Close it to the network
company-qr = QR code for a phone

# The chat
company-chat = Chat
company-chat-page = Open the chat
company-chat-none = Nobody has said anything yet.
company-chat-again = Look again
company-say = Say something
company-send = Send
company-phrases = Quick phrases
company-phrase-hello = Hello!
company-phrase-luck = Good luck!
company-phrase-moment = One moment, please.
company-phrase-thinking = Let me think.
company-phrase-yours = Your turn!
company-phrase-nice = Well played!
company-phrase-ouch = Ouch!
company-phrase-sorry = Sorry!
company-phrase-thanks = Thank you!
company-phrase-back = I am back.
company-phrase-again = Another game?
company-phrase-bye = Good game!
company-mute = Mute
company-watches = watching
company-nudge = Nudge { $name }
company-nudged = knocks on the table: { $name }, we are waiting for you.
company-spectators = Spectators and the chat
company-spectators-no = cannot read it
company-spectators-yes = read and write

# A rematch
company-rematch = Rematch: the same people, the next one begins
company-next = To the next game
company-next-note = The table is laid for the next game.
