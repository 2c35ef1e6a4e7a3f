# The platform itself: reasons and general words.
hidden-card = a hidden card
why-over = The game is over.
why-not-asked = { $seat } has nothing to decide now.
why-unknown-key = “{ $key }” is not among the options now. There are: { $keys }.
why-no-undo = There is nothing to take back: since the last choice somebody learned something new.
ask-aside = You may act now.
ask-any = Choose.
option-nothing = Nothing

# Seats
player-name = Player { $n }
player-called = { $name }
player-none = the table

# Lists
list-none = nothing

# Neighbours that share a verb
gained = gain { $what }
drawn = draw { $what }
