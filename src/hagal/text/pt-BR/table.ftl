# The platform itself: reasons and general words.
hidden-card = a hidden card
why-over = The game is over.
why-not-asked = Seat { $seat } is not asked anything now.
why-unknown-key = “{ $key }” is not among the options now. There are: { $keys }.
why-no-undo = There is nothing to take back: since the last choice somebody learned something new.
ask-aside = You may act now.
