# What the script of the web pages says by itself. No message has arguments: they go to the page as they are.
script-reconnecting = Reconnecting…
script-failed = That did not reach the server. Please try again in a moment.
script-choose = Choose one
script-fewer = One less
script-more = One more
script-your-turn = Your turn
script-skip = Skip
script-plan = You plan:
script-plan-how = While others play, mark a card and a place for your turn: only you see it.
script-plan-clear = Forget the plan
script-plan-none = The plan is gone.
script-scene-next = Next
script-scene-skip = Skip all

# Links
script-copied = Copied.
script-copy-yourself = Your browser does not let this page copy: the link is marked, press Ctrl+C.

# Notifications
script-notify-denied = Your browser does not allow notifications from this page. You can change that in its settings for this address.
script-notify-closed = The server cannot reach this browser while it is closed. Open pages tell you all the same.

# Replay
script-play = Play
script-pause = Pause

# Settings of this browser
script-speed = The turns of others
script-speed-slow = shown slowly
script-speed-normal = shown at an easy pace
script-speed-quick = shown quickly
script-speed-off = in the log only
script-keys = Single keys as shortcuts
script-keys-on = on
script-keys-off = off
script-clicks = A click on the board
script-clicks-sure = picks first, acts second; what cannot be taken back is chosen twice
script-clicks-fast = acts at once
script-sound = Sounds
script-sound-off = off
script-sound-on = on
script-rule-back = Back
