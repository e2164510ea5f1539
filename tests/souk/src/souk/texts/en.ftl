# What it is
souk-name = Souk
souk-designer = the authors of Serai
souk-about = A secret card in the hand, a card on the counter: lay it, take it, or offer it for a coin.
souk-unit = { $points ->
    [one] coin
   *[other] coins
}
souk-points = { $points ->
    [one] 1 coin
   *[other] { $points } coins
}
souk-source-pile = pile
souk-source-coins = coins
souk-source-hand = hand
souk-option-deck = Deck
souk-option-deck-bazaar = Bazaar, the usual one

# What is seen and done
souk-view-phase = Now
souk-view-open = On the counter
souk-view-deck = Cards in the deck
souk-view-discards = Discarded
souk-view-hand = Hand
souk-view-coins = Coins
souk-view-pile = Pile
souk-view-points = Points
souk-action-lay = Lay the hand card
souk-action-draw = Draw a card in the open
souk-action-take = Take it for the hand
souk-action-offer = Offer it to the next
souk-action-buy = Buy it for a coin
souk-action-leave = Leave it to its finder

# What goes wrong, and what happens
souk-no-action = “{ $text }” is not an action of Souk.
souk-position = “{ $field }” is not said as it should be.
souk-unsound = { $field } cannot be.
souk-deck = a deck of { $kinds } kinds
souk-fault-rounds = line { $line }: begin with “rounds: N”.
souk-fault-line = line { $line }: write “VALUE x COUNT”, six kinds at most.
souk-fault-few = line { $line }: not enough cards for a hand each.
souk-unknown-deck = There is no deck “{ $name }”. There is: { $known }.
souk-reason-over = The game is over.
souk-reason-chance = Cards are drawn by lot.
souk-reason-turn = It is another seat’s turn.
souk-reason-phase = Not now.
souk-event-draw = { $seat } draws { $kind }.
souk-event-pile = { $seat } piles a card: { $points }.
souk-event-coin = { $seat }: { $points } coins.
souk-event-hand = { $seat } ends with a hand of { $points }.
souk-event-action = { $seat }: { $text }.
