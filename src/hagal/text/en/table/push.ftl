# Calls to a closed browser.
push-turn = It is your turn in { $game }.
push-note = On this server the call reaches you with the browser closed, too. Then the push service of your browser carries it, encrypted: that it is your turn, and in which game.
