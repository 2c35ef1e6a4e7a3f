title-tiny = Ferry

tiny-your-turn = Your turn, with { $coins } coins.
tiny-bid = Bid { $coins }
tiny-cellar-full = Your cellar is full.
tiny-not-in-hand = You hold no { $card }.
event-tiny-round = Round { $n }.
event-auction = The start goes for { $coins }.
event-took = Taken: { $card }.
event-sold = Sold: { $card }.
event-gave = Given: { $card }.
event-stowed = Stowed: { $card }.

setting-tiny-coop = All win together
setting-tiny-coop-note = Or all lose.
view-tiny-front = in play
text-card-salt = A good that sells for 1.
