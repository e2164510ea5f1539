# Targi: names
targi-name = Targi
targi-designer = Andreas Steiger
targi-about = Send out your Targis, trade dates, salt and pepper, keep the robber content, and gather a great tribe.
targi-wins = Most points from cards, full rows and tokens win
targi-option-deck = Tribe cards
targi-option-deck-nomads = Nomads, the cards of the house
targi-unit = { $points ->
    [one] point
   *[other] points
}

# Options and decks
targi-unknown-deck = There is no deck called “{ $name }”. There is: { $known }. A deck of your own is given as its text, or to the terminal as a file.
targi-deck = a deck of tribe cards of Targi: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
targi-deck-other-number = note: the usual number is { $usual }, this deck has { $cards }; it can be played
targi-fault-head = line { $line }: the first line should name the columns: { $columns }
targi-fault-columns = line { $line }: there are { $number } columns here and should be { $right }
targi-fault-value = line { $line }, column { $column }: “{ $text }” should be a whole number from { $low } to { $high }
targi-fault-cost = line { $line }, column { $column }: nobody can pay { $text }; it should be a number from { $low } to { $high }
targi-fault-unknown = line { $line }, column { $column }: “{ $text }” is not known; it should be one of: { $known }
targi-fault-goods = line { $line }, column { $column }: nobody can pay { $goods } goods in all; at most { $most }
targi-fault-or-gold = line { $line }, column { $column }: “or 1 gold” goes with a cost of goods and no gold
targi-fault-number = line { $line }: a deck has from 1 to { $most } cards, not { $cards }

# Texts that are not actions
targi-no-action = “{ $text }” is not an action. Actions are: place N, use CARD, skip CARD, lay, hand, discard, lay hand, keep N, pay GOODS, row N, take GOOD, trade GOOD GOOD, silver GOOD N, move SPACE SPACE, swap ROW.PLACE ROW.PLACE, return GOOD, done.
targi-no-first = “{ $text }” names no seat; right would be: { $example }
targi-no-turn = “{ $text }” names no card of the decks; right would be: { $example }
targi-no-draw = “{ $text }” names no card of the decks; right would be: { $example }
targi-no-place = “{ $text }” names no border card, 1 to 16; right would be: { $example }
targi-no-use = “{ $text }” names no border card, 1 to 16, and no inner card, a1 to c3; right would be: { $example }
targi-no-skip = “{ $text }” names no border card, 1 to 16, and no inner card, a1 to c3; right would be: { $example }
targi-no-take = “{ $text }” names no good: dates, salt or pepper; right would be: { $example }
targi-no-keep = “{ $text }” names neither the first nor the second card; right would be: { $example }
targi-no-pay = “{ $text }” is no payment. Right would be: pay dates 1 salt 2, pay nothing, pay gold, pay points.
targi-no-row = “{ $text }” names no row, 1 to 3; right would be: { $example }
targi-no-trade = “{ $text }” names no exchange of a good for a good or gold; right would be: { $example }
targi-no-silver = “{ $text }” names nothing the Silversmith takes: two or four of a good, or 1 or 2 gold; right would be: { $example }
targi-no-move = “{ $text }” does not name two inner cards, a1 to c3; right would be: { $example }
targi-no-swap = “{ $text }” does not name two places of different rows, the upper row first; right would be: { $example }
targi-no-return = “{ $text }” names no good: dates, salt or pepper; right would be: { $example }

# Names of things
targi-good = { $good ->
    [dates] dates
    [salt] salt
    [pepper] pepper
   *[gold] gold
}
targi-amount = { $good ->
    [dates] { $number ->
        [one] 1 date
       *[other] { $number } dates
    }
    [salt] { $number } salt
    [pepper] { $number } pepper
   *[gold] { $number } gold
}
targi-goods-card = { $card ->
    [0] one date
    [1] one salt
    [2] one pepper
    [3] two dates
    [4] two salt
    [5] two pepper
    [6] dates and salt
    [7] dates and pepper
    [8] salt and pepper
    [9] a good of choice
    [10] gold
   *[11] one point
}
targi-tribe-card = { $kind ->
    [well] Well
    [rider] Rider
    [oasis] Oasis
    [targia] Targia
   *[camp] Camp
} { $number }
targi-tribe-card-shown = { $kind ->
    [well] { targi-kind-well }
    [rider] { targi-kind-rider }
    [oasis] { targi-kind-oasis }
    [targia] { targi-kind-targia }
   *[camp] { targi-kind-camp }
}
targi-border = { $card ->
    [1] Noble
    [5] the Trader
    [9] Fata Morgana
    [10] the Silversmith
    [13] Caravan
    [14] Expansion
    [2] Dates
    [7] Dates
    [3] Salt
    [15] Salt
    [6] Pepper
    [11] Pepper
   *[other] Raid
}
targi-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# What the cards do
targi-effect-take_good = When you lay it, take one good of your choice.
targi-effect-take_two_goods = When you lay it, take two goods of your choice.
targi-effect-more_dates = When a goods card gives you dates, take one more.
targi-effect-more_salt = When a goods card gives you salt, take one more.
targi-effect-more_pepper = When a goods card gives you pepper, take one more.
targi-effect-more_gold = When a goods card gives you gold, take a good of your choice too.
targi-effect-cheap_well = Wells cost you one good less.
targi-effect-cheap_rider = Riders cost you one good less.
targi-effect-cheap_oasis = Oases cost you one good less.
targi-effect-cheap_targia = Targias cost you one good less.
targi-effect-cheap_camp = Camps cost you one good less.
targi-effect-barter = Up to two goods of a cost may be paid with other goods.
targi-effect-free_hand = You may lay your hand card without Noble, unless you took it this round.
targi-effect-swap = When you lay it, you may swap two of your cards in different rows.
targi-effect-safe = Raids pass you by.
targi-effect-face_foe = Your Targis may stand opposite your opponent’s.
targi-effect-face_robber = Your Targis may stand on the robber’s card.
targi-effect-two_goods_cards = At Caravan draw two cards and use one.
targi-effect-two_tribe_cards = At Expansion draw two cards and use one.
targi-effect-fine_silver = The Silversmith gives you one point more each visit.
targi-effect-big_stores = You may keep 15 goods and 5 gold.
targi-effect-pairs_well = At the end: a point for every two wells.
targi-effect-pairs_rider = At the end: a point for every two riders.
targi-effect-pairs_oasis = At the end: a point for every two oases.
targi-effect-pairs_targia = At the end: a point for every two Targias.
targi-effect-pairs_camp = At the end: a point for every two camps.
targi-effect-full_row = At the end: 2 points if its row is full.

# Why not
targi-reason-over = The game is over.
targi-reason-chance = { $what ->
    [first] A lot decides who is first
    [turn] Which card is turned up is drawn by lot
   *[draw] Which card is drawn is left to the lot
}; nobody chooses it.
targi-reason-turn = It is { $actor }’s turn.
targi-reason-phase = { $piece ->
    [none] Not now
   *[other] { $piece } is in use
}: { $phase ->
    [placing] Targis are being placed
    [acting] a Targi or marker has to be used or skipped
    [keeping] one of the drawn cards has to be kept
    [taking] a good has to be taken
    [deciding] the tribe card has to be laid, taken into hand or discarded
    [paying] the card has to be paid for
    [laying] the card has to be put into a row
    [swapping] two cards may be swapped, or not
    [trading] the Trader waits for an exchange
    [working] the Silversmith waits for an exchange
    [moving] Fata Morgana has to move a marker
    [returning] goods above the limit have to go back
    [raid] the raid on { $cells } has to be paid
   *[other] cards are being turned up
}.
targi-reason-corner = Card { $cells } is a corner; no Targi stands there.
targi-reason-robber = The robber stands on card { $cells }.
targi-reason-occupied = On card { $cells } already stands { $seat }’s Targi.
targi-reason-opposite = Card { $card } lies opposite your opponent’s Targi on { $cells }.
targi-reason-no-targi = You have no Targi on { $cells }.
targi-reason-no-marker = You have no marker on { $cells }.
targi-reason-face-down = The card on { $cells } lies face down; it is not used this round.
targi-reason-empty = There is no card on { $cells }.
targi-reason-no-hand = You have no hand card for Noble; card { $cells } can only be skipped.
targi-reason-nothing-to-trade = You have no two alike goods for the Trader; card { $cells } can only be skipped.
targi-reason-nothing-for-silver = You have neither two alike goods nor gold for the Silversmith; card { $cells } can only be skipped.
targi-reason-no-marker-left = You have no marker for Fata Morgana to move; card { $cells } can only be skipped.
targi-reason-no-target = Fata Morgana can move your marker nowhere: no other card lies face up without a marker. Card { $cells } can only be skipped.
targi-reason-no-trade-yet = You are at the Trader, { $cells }: exchange at least once before you are done.
targi-reason-pieces-left = { $cells } must be used or skipped first.
targi-reason-not-free = Only Noble, { $cells }, lays the hand card; you have laid no card that lets you do it without.
targi-reason-hand-empty = You have no hand card.
targi-reason-fresh = You took { $card } into your hand this round.
targi-reason-display-full = There is no place for { $card }: your display is full, with { $most } cards.
targi-reason-too-dear = { $card } costs { $cost }{ $less ->
    [0] {""}
    [one] , 1 good less for you
   *[other] , { $less } goods less for you
}; you have { $held }.
targi-reason-hand-full = You already have { $card } in your hand.
targi-reason-no-discard = With an empty hand { $card } cannot be discarded: lay it or take it into your hand.
targi-reason-alike = Both cards are alike ({ $card }); keep the first.
targi-reason-row-full = Row { $row } is full: { $cards }.
targi-reason-row-later = Row { $above } is still empty; begin it before row { $row }.
targi-reason-no-card = There is no card in row { $row }, place { $place }.
targi-reason-short = That takes { targi-amount }, and you have { $held ->
    [0] none
   *[other] only { $held }
}.
targi-reason-gold-only = The raid on { $cells } takes 1 gold or { targi-points }, no goods.
targi-reason-other-number = The raid on { $cells } takes { $number ->
    [one] 1 good
   *[other] { $number } goods
}, no more and no less.
targi-reason-other-goods = { $card } costs you { $number ->
    [0] no goods
    [one] 1 good
   *[other] { $number } goods
}, and you offer { $given ->
    [0] none
   *[other] { $given }
}.
targi-reason-not-its-cost = That is not what { $card } costs: { $other ->
    [one] 1 good is
   *[other] { $other } goods are
} of another kind, and you may barter { $bartered ->
    [0] none
   *[other] only { $bartered }
}.
targi-reason-no-gold-here = The raid on { $cells } takes goods or points; gold is not a good.
targi-reason-no-slash = { $card } cannot be paid with 1 gold alone.
targi-reason-no-gold = You have no gold.
targi-reason-no-points = { $card } is not paid with points.
targi-reason-short-points = The raid on { $cells } takes { $number ->
    [one] 1 point
   *[other] { $number } points
}, and you have { $held ->
    [0] no point tokens
    [one] only 1 point token
   *[other] only { $held } point tokens
}.
targi-reason-same-good = { $good ->
    [dates] Dates
    [salt] Salt
   *[pepper] Pepper
} can only be exchanged for something else.
targi-reason-short-trade = That takes { targi-amount }, and you have { $held ->
    [0] none
   *[other] only { $held }
}.
targi-reason-short-silver = That takes { targi-amount }, and you have { $held ->
    [0] none
   *[other] only { $held }
}.
targi-reason-marked = A marker already stands on { $cells }.
targi-reason-not-face-up = There is no face-up card on { $cells }.
targi-reason-none-left = You have no { targi-good } to give back.

# What happened
targi-event-start = { $seat } begins with { targi-points }.
targi-event-first = { $seat } is the first player.
targi-event-turn-goods = { $cells } is turned up: { $card }.
targi-event-turn-tribe = { $cells } is turned up: { $card }.
targi-event-draw-goods = { $seat } draws a goods card: { $card }.
targi-event-draw-tribe = { $seat } draws { $card }.
targi-event-draw-secret = { $seat } draws a tribe card.
targi-event-place = { $seat } places a Targi on { $cells }, { $card }.
targi-event-marks = The lines of { $seat } cross on { $cells }.
targi-event-no-marks = The lines of { $seat } do not cross.
targi-event-use = { $seat } uses { $card }, { $cells }.
targi-event-use-goods = { $seat } uses { $cells }: { $card }.
targi-event-use-tribe = { $seat } uses { $card } on { $cells }.
targi-event-skip = { $seat } skips { $card }, { $cells }.
targi-event-skip-marker = { $seat } skips { $cells }.
targi-event-gain = { $seat } takes { $amounts }.
targi-event-gain-point = { $seat } takes { targi-points }.
targi-event-show = { $seat } is going to lay { $card }.
targi-event-hand = { $seat } takes { $card } into the hand.
targi-event-hand-secret = { $seat } takes the card into the hand, unseen.
targi-event-discard = { $seat } discards { $card }.
targi-event-keep-goods = { $seat } keeps: { $card }.
targi-event-keep-tribe = { $seat } keeps one of the two cards.
targi-event-pay = { $seat } pays { $amounts }.
targi-event-pay-nothing = { $seat } pays nothing.
targi-event-lay = { $seat } lays { $card } into row { $row }: { targi-points }.
targi-event-trade = { $seat } trades { $given } for { $taken }.
targi-event-silver = { $seat } brings the Silversmith { $given }: { targi-points }.
targi-event-move = { $seat } moves a marker from { $start } to { $end }.
targi-event-swap = { $seat } swaps { $cards }.
targi-event-no-swap = { $seat } swaps nothing.
targi-event-done-trading = { $seat } has finished trading.
targi-event-done = { $seat } has finished.
targi-event-return = { $seat } gives back { $amounts }, above the limit.
targi-event-no-card = There is no card for { $seat } to draw at { $cells }.
targi-event-remade-goods = The goods deck is made anew from its discards.
targi-event-remade-tribe = The tribe deck is made anew from its discards.
targi-event-stays-empty = There is no card for { $cells }: it stays empty.
targi-event-down-goods = A goods card is laid face down on { $cells }.
targi-event-down-tribe = A tribe card is laid face down on { $cells }.
targi-event-round = Round { $round }: the robber stands on { $cells }, { $card }; { $seat } is first.
targi-event-raid = The robber reaches { $cells }: a raid.
targi-event-raid-goods = { $seat } gives the robber { $amounts }.
targi-event-raid-points = { $seat } gives the robber { $number ->
    [one] 1 point
   *[other] { $number } points
}.
targi-event-raid-safe = The raid passes { $seat } by.
targi-event-raid-unpaid = The other player cannot pay: { $seat } takes { targi-points }.
targi-event-end-raid = The robber has come round: the game is over.
targi-event-end-display = A display is full: the game is over.
targi-event-final-effect = { $seat } scores { $card }: { targi-points }.
targi-event-final-alike = { $seat } has four of one kind in row { $row }: { targi-points }.
targi-event-final-different = { $seat } has four different kinds in row { $row }: { targi-points }.

# The ledger
targi-source-tokens = point tokens
targi-source-start = at the start
targi-source-goods = goods cards
targi-source-silver = Silversmith
targi-source-raids = raids
targi-source-cards = printed points
targi-source-effects = effects
targi-source-rows = full rows
targi-tie = more gold decides, then more goods.

# Positions
targi-position-line = line { $line }: “{ $text }” should be a line such as “turn: 1”, each of them once
targi-position-no-square = line { $line }: five rows of five should follow “square:”
targi-position-row = line { $line }: a row of the square has { $right } places
targi-position-sign = line { $line }: “{ $sign }” cannot stand at { $place }
targi-position-order = line { $line }: the face-down cards should be numbered 1, 2, 3 … in the order they were laid
targi-position-card = line { $line }: there is no tribe card “{ $name }” in this deck
targi-position-too-many = there are not so many goods cards “{ $card }”
targi-position-value = line { $line }: “{ $text }” is not right for “{ $key }”
targi-position-stuck = nobody could do anything in this position

# What cannot be
targi-unsound-range = { $field } holds a number that cannot be
targi-unsound-goods-cards = a goods card is lost or doubled
targi-unsound-goods-full = the goods deck holds more than when it was made
targi-unsound-tribe-cards = a tribe card is lost or doubled
targi-unsound-tribe-making = of making { $making } of the tribe deck there is not just what lies face down
targi-unsound-goods-making = of the old goods deck there is not just what lies face down
targi-unsound-down = the order of the face-down cards is wrong
targi-unsound-making = a card that lies open belongs to no making of a deck
targi-unsound-hand = a hand card is not as it can be
targi-unsound-pieces = Targis or markers stand as they cannot
targi-unsound-placing = it is not this player’s turn to place a Targi
targi-unsound-row = row { $row } of seat { $seat } has a gap
targi-unsound-rows = seat { $seat } has left out a row
targi-unsound-piece = the piece in use does not belong to this phase
targi-unsound-drawn = the drawn cards do not belong to this phase
targi-unsound-takes = the goods to take do not belong to this phase
targi-unsound-flags = something is set that does not belong to this phase
targi-unsound-display = the display has no place left
targi-unsound-robber = the robber cannot stand there now
targi-unsound-over = the game cannot be over like this
targi-unsound-derived = { $field } does not follow from the rest

# On the page: the cards
targi-kind-well = Well
targi-kind-rider = Rider
targi-kind-oasis = Oasis
targi-kind-targia = Targia
targi-kind-camp = Camp
targi-short-take_good = Take 1 good at once
targi-short-take_two_goods = Take 2 goods at once
targi-short-more_dates = Goods cards: +1 date
targi-short-more_salt = Goods cards: +1 salt
targi-short-more_pepper = Goods cards: +1 pepper
targi-short-more_gold = Gold cards: +1 good
targi-short-cheap_well = Wells cost 1 good less
targi-short-cheap_rider = Riders cost 1 good less
targi-short-cheap_oasis = Oases cost 1 good less
targi-short-cheap_targia = Targias cost 1 good less
targi-short-cheap_camp = Camps cost 1 good less
targi-short-barter = Pay up to 2 with other goods
targi-short-free_hand = Lay hand card without Noble
targi-short-swap = Swap 2 of your cards once
targi-short-safe = Raids pass you by
targi-short-face_foe = Stand opposite your opponent
targi-short-face_robber = Stand on the robber’s card
targi-short-two_goods_cards = Caravan: draw 2, use 1
targi-short-two_tribe_cards = Expansion: draw 2, use 1
targi-short-fine_silver = Silversmith: +1 point
targi-short-big_stores = Keep 15 goods and 5 gold
targi-short-pairs_well = End: 1 point per 2 wells
targi-short-pairs_rider = End: 1 point per 2 riders
targi-short-pairs_oasis = End: 1 point per 2 oases
targi-short-pairs_targia = End: 1 point per 2 Targias
targi-short-pairs_camp = End: 1 point per 2 camps
targi-short-full_row = End: 2 points, if row is full
targi-card = { $kind }, { targi-points }
targi-card-tribe = { targi-card }, costs { $cost }. { $effect }
targi-card-no-effect = No effect.
targi-card-or-gold = { $cost }, or 1 gold
targi-card-goods = Goods card: { $gives }.
targi-card-back-goods = A goods card, face down.
targi-card-back-tribe = A tribe card, face down.
targi-card-down = It is turned up at the end of the round; until then nobody knows it.
targi-card-empty = No card lies here any more.
targi-card-take = Take { $gives }.
targi-card-title-goods = Goods card
targi-card-cost = Cost
targi-card-or = or
targi-card-marker = Marker of { $seat }
targi-card-targi = Targi of { $seat }
targi-card-robber = The robber stands here.
targi-ware-none = nothing
targi-border-words = { $name }: { $does }
targi-border-name-noble = Noble
targi-border-name-dates = Dates
targi-border-name-salt = Salt
targi-border-name-pepper = Pepper
targi-border-name-trader = Trader
targi-border-name-silversmith = Silver­smith
targi-border-name-fata-morgana = Fata Morgana
targi-border-name-caravan = Caravan
targi-border-name-expansion = Expansion
targi-border-name-raid = Raid
targi-border-does-noble = Lay your hand card and pay for it, or discard it.
targi-border-does-dates = Take 1 date.
targi-border-does-salt = Take 1 salt.
targi-border-does-pepper = Take 1 pepper.
targi-border-does-trader = As often as you like: three alike goods for 1 gold, or two alike for one other.
targi-border-does-silversmith = Once: two alike goods for 1 point, four for 3, 1 gold for 2, or 2 gold for 4.
targi-border-does-fata-morgana = Move one of your markers to an open card without a marker.
targi-border-does-caravan = Draw a goods card and take what it shows.
targi-border-does-expansion = Draw a tribe card, to lay or to take into your hand.
targi-border-raid = Each player gives { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} or { targi-points }.
targi-border-line = Its line: { $line }. Opposite: { $opposite }.
targi-border-raid-rule = Never mixed, and gold is not a good. Who can pay neither loses nothing; the other player takes the points instead.
targi-border-raid-gold = Each player gives 1 gold or { targi-points }. Then the game is over.

# On the page: the square
targi-square = The square
targi-square-help = Arrow keys walk from card to card, Enter chooses, Escape lets go. Wherever you are on the page, N goes to the next card that is possible and 1 to 9 press the buttons beside the cards.
targi-space = { $cell }, { $card }
targi-space-with = { $cell }, { $card } Here: { $words }.
targi-space-empty = an empty space.
targi-space-robber = the robber
targi-space-raid = the next raid
targi-space-targi = { $mine ->
    [yes] your Targi
   *[no] Targi of { $seat }
}
targi-space-marker = { $mine ->
    [yes] your marker
   *[no] marker of { $seat }
}
targi-space-crossing = { $mine ->
    [yes] your lines cross
   *[no] lines of { $seat } cross
}
targi-space-using = in use now
targi-space-last = the last move
targi-space-place = possible
targi-space-crosses = { $number ->
    [0] would add no crossing
   *[other] would cross on { $cells }
}
targi-space-blocked = not possible
targi-space-use = can be used
targi-space-skip = can only be skipped
targi-space-movable = the marker can be moved
targi-space-moving = the marker to be moved
targi-space-target = the marker may go here

# On the page: what one does
targi-square-rounds = { $rounds } rounds.
targi-square-round = Round { $round } of { $rounds }, { $left ->
    [0] the last
    [one] 1 left
   *[other] { $left } left
}.
targi-phase = { $step ->
    [start] The cards are turned up
    [placing] Round { $round } of { $rounds } · placing Targis
    [raid] Round { $round } of { $rounds } · raid
    [over] Over in round { $round } of { $rounds }
   *[acting] Round { $round } of { $rounds } · using Targis and markers
}
targi-phase-raid = { $words } · { $rounds ->
    [one] raid after this round
   *[other] raid in { $rounds } rounds
}
targi-panel-wait = { $phase ->
    [placing] { $name } places a Targi.
    [acting] { $name } chooses a Targi or marker to use.
    [keeping] { $name } chooses one of two cards.
    [taking] { $name } takes a good.
    [deciding] { $name } decides about a tribe card.
    [paying] { $name } pays for a tribe card.
    [laying] { $name } lays a tribe card.
    [swapping] { $name } may swap two cards.
    [trading] { $name } trades with the Trader.
    [working] { $name } visits the Silversmith.
    [moving] { $name } moves a marker.
    [returning] { $name } gives back goods above the limit.
    [raid] { $name } pays for the raid.
   *[other] Cards are being turned up.
}
targi-panel-head-placing = Place a Targi on a border card: { $left ->
    [one] your last
   *[other] { $left } left
}.
targi-panel-head-acting = { $pieces ->
    [0] Lay your hand card, or end your turn.
   *[other] Use or skip your Targis and markers, in any order: { $pieces } left.
}
targi-panel-head-keeping = Keep one of the two cards.
targi-panel-head-taking = { $takes ->
    [one] Take a good of your choice.
   *[other] Take { $takes } goods of your choice, one by one.
}
targi-panel-head-deciding = { $from ->
    [noble] Lay your hand card, or discard it.
    [full] Lay this card, or discard it.
   *[empty] Lay this card, or take it into your hand.
}
targi-panel-head-paying = Choose how to pay: { $card }.
targi-panel-head-laying = Choose the row for your new card: { $card }.
targi-panel-head-swapping = You may swap two cards of different rows: press one, then the other.
targi-panel-head-trading = Trade as often as you like.
targi-panel-head-working = Choose one exchange with the Silversmith.
targi-panel-head-moving = { $marker ->
    [none] Which of your markers moves?
   *[chosen] Press the card your marker moves to.
}
targi-panel-head-returning = You have too many goods: give back { $over }; you keep at most { $most }.
targi-panel-head-raid = The robber raids corner { $corner }: give { $goods ->
    [0] 1 gold
    [one] 1 good
   *[other] { $goods } goods
} or { targi-points }.
targi-panel-point = Point at a border card to see its line, and where it would cross your others.
targi-panel-tap = Tap a border card to see its line, and where it would cross your others.
targi-panel-line = { $name }: its line runs over { $cards }.
targi-panel-crosses = { $name }: { $number ->
    [0] no new crossing with your Targis
   *[other] crosses on { $cards }
}.
targi-panel-at = { $card } ({ $cell })
targi-panel-place-it = Place it
targi-panel-cancel = Cancel
targi-panel-use = Use
targi-panel-use-name = Use { $name }, { $cell }: { $does }
targi-panel-skip = Skip
targi-panel-skip-name = Skip { $name }, { $cell }
targi-panel-why = Why?
targi-panel-why-name = Why? { $name }, { $cell }, can only be skipped.
targi-panel-only-skip = Can only be skipped now.
targi-panel-only-skip-name = { $name }, { $cell }: can only be skipped now.
targi-panel-take-all = Take all goods
targi-panel-take-all-name = Take all goods at once: { $takes }
targi-panel-lay-short = Lay
targi-panel-lay-name = Lay { $name }, { $cell }
targi-panel-hand-short = To hand
targi-panel-hand-name = Take { $name }, { $cell }, into your hand
targi-panel-discard-short = Discard
targi-panel-discard-name = Discard { $name }, { $cell }
targi-panel-does-noble = Lay or discard { $card }
targi-panel-does-trader = Exchange goods
targi-panel-does-silversmith = Goods or gold for points
targi-panel-does-fata-morgana = Move a marker
targi-panel-does-caravan = { $cards ->
    [one] Draw a goods card
   *[other] Draw { $cards } goods cards, use one
}
targi-panel-does-expansion = { $cards ->
    [one] Draw a tribe card
   *[other] Draw { $cards } tribe cards, use one
}
targi-panel-choice = { $goods ->
    [one] 1 good of your choice
   *[other] { $goods } goods of your choice
}
targi-panel-tribe = { $lay ->
    [yes] { $unlaid ->
        [hand] Lay it, or take it into your hand
       *[discard] Lay it, or discard it
    }
   *[no] { $unlaid ->
        [hand] Too dear to lay now: into your hand
       *[discard] Too dear to lay now: only discard it
    }
}
targi-panel-goods-card = Goods card
targi-panel-down = { $deck ->
    [goods] Goods card, face down
   *[tribe] Tribe card, face down
}
targi-panel-no-card = No card
targi-panel-free = You may lay your hand card now, without Noble: { $card }.
targi-panel-lay-hand = Lay the hand card
targi-panel-end = End your turn
targi-panel-have = You have
targi-panel-leaves = leaves
targi-panel-costs = Costs
targi-panel-or = or
targi-panel-less = { $goods ->
    [one] 1 good less
   *[other] { $goods } goods less
}
targi-panel-barter = { $goods ->
    [one] 1 with another good
   *[other] up to { $goods } with other goods
}
targi-panel-lay = Lay it for { targi-points }
targi-panel-hand = Take into hand
targi-panel-discard = Discard
targi-panel-keep = Keep
targi-panel-keep-name = Keep { $card } { $brings }
targi-panel-can-lay = You can lay it now
targi-panel-too-dear = Too dear to lay now
targi-panel-take = Take { $takes }
targi-panel-return = Give back 1 { targi-good }; you have { $held }
targi-panel-pay = Pay { $gives }; that leaves { $left }
targi-panel-row-name = Row { $row }: { $cards }. { $bonus }
targi-panel-row-empty = empty
targi-panel-row-either = for four alike, or 2 points for four different
targi-panel-row-alike = if all four are alike
targi-panel-row-different = if all four are different
targi-panel-row-none = No bonus any more
targi-panel-row-full-alike = for four alike
targi-panel-row-full-different = for four different
targi-panel-row-full-none = Full, without a bonus
targi-panel-swap-none = Swap nothing
targi-panel-place = Row { $row }, place { $place }: { $card }
targi-panel-exchange = { $gives } for { $takes }
targi-panel-traded = Done trading
targi-panel-markers = Your markers
targi-panel-marker = Marker on { $cell }: { $card }
targi-panel-goals = Where it may go
targi-panel-move = Move to { $cell }: { $card }
targi-panel-raid-short = Not enough: why?
targi-panel-give = Give { $gives }; that leaves { $left }

# On the page: the seats
targi-seat-goods = { $number } of { $most } goods
targi-seat-gold = { $number } of { $most } gold
targi-seat-tokens = { $number ->
    [one] 1 point token
   *[other] { $number } point tokens
}
targi-seat-above-goods = { $number ->
    [one] 1 good above the limit
   *[other] { $number } goods above the limit
}
targi-seat-above-gold = { $number } gold above the limit
targi-seat-first = first player
targi-seat-to-place = to place:
targi-seat-to-use = to use:
targi-seat-targis = { $number ->
    [one] 1 Targi
   *[other] { $number } Targis
}
targi-seat-markers = { $number ->
    [one] 1 marker
   *[other] { $number } markers
}
targi-seat-display = Laid cards
targi-seat-row = Row { $row }, { $number ->
    [0] empty
    [one] 1 card
   *[other] { $number } cards
}:
targi-seat-row-alike = one kind
targi-seat-row-different = all different
targi-seat-plus = { $points ->
    [0] 0
   *[other] +{ $points }
}
targi-seat-bonus-alike = four of one kind, { targi-points }
targi-seat-bonus-different = four different kinds, { targi-points }
targi-seat-bonus-none = full, no bonus
targi-seat-reach-alike = four of one kind can still bring { targi-points }
targi-seat-reach-different = four different kinds can still bring { targi-points }
targi-seat-reach-none = no bonus
targi-seat-hand = Hand card
targi-seat-hand-none = No hand card
targi-seat-hand-hidden = A hidden card
targi-seat-hand-secret = Hidden hand card
targi-seat-hand-fresh = taken this round
targi-seat-so-far = At the end so far: +{ $points }
targi-seat-cost = Costs { $cost }.
targi-seat-aside = Raid and decks
targi-seat-raid = Next raid, card { $corner }:
targi-seat-raid-takes = { $gold ->
    [0] { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    }
   *[other] { $gold } gold
}
targi-seat-raid-or = or
targi-seat-raid-last = Then the game is over.
targi-pile-goods = Goods deck
targi-pile-tribe = Tribe deck
targi-pile-left = { $number } left
targi-pile-discards = Discarded: { $number }
targi-pile-unseen = May still come: { $number }
targi-pile-where-goods = In the deck, or face down on the table.
targi-pile-where-tribe = In the deck, face down on the table, or hidden in a hand.
targi-pile-times = ×{ $number }

# The coach
targi-why-rows = Rows of { $seat } with a bonus: { $played } on average, and { $better } after the better move.
targi-why-laid = Tribe cards laid by { $seat }: { $played } on average, and { $better } after the better move.
targi-why-unpaid = Raids that { $seat } cannot pay: { $played } on average, and { $better } after the better move.
targi-nudge-place = { $side ->
    [1] Look at border cards 1 to 4.
    [2] Look at border cards 5 to 8.
    [3] Look at border cards 9 to 12.
   *[other] Look at border cards 13 to 16.
}
targi-nudge-piece = Look at what stands on { $piece }.
targi-nudge-other = Think of what you will need for the next card, and of what the other one wants.

# A position set by hand
targi-edit-square = The square
targi-edit-targi = Targi on this card
targi-edit-card = The card that lies here
targi-edit-marker = Tribe markers here
targi-edit-order = Laid face down as number
targi-edit-phase = What is done now
targi-edit-turn = Whose turn it is
targi-edit-first = The first player
targi-edit-robber = The robber
targi-edit-ware = { $ware ->
    [dates] Dates
    [salt] Salt
    [pepper] Pepper
    [gold] Gold
   *[points] Points
}
targi-edit-hand = Hand card
targi-edit-secret = Drawn in secret
targi-edit-fresh = Taken this round
targi-edit-row = Row { $row }, place { $place }
targi-edit-in-use = A card in use
targi-edit-piece = Targi or marker in use
targi-edit-drawn = Card drawn for it
targi-edit-takes = Goods still to take
targi-edit-asked = Players the raid has dealt with
targi-edit-from_card = A goods card gives it
targi-edit-traded = Something has been exchanged
targi-edit-discards = The discards
targi-edit-tribe-discards = Tribe cards discarded
targi-edit-unseen = a card nobody has named
targi-edit-both = both players
targi-edit-on-card = on { $card }
targi-edit-phase-name = { $phase ->
    [lot] drawing the first player
    [turning] turning cards up
    [placing] placing Targis
    [acting] using Targis and markers
    [drawing] drawing a card
    [keeping] choosing a drawn card
    [taking] taking a good
    [deciding] deciding about a tribe card
    [paying] paying for a card
    [laying] choosing a row
    [swapping] swapping cards
    [trading] trading
    [working] at the Silversmith
    [moving] Fata Morgana
    [returning] giving goods back
    [raid] a raid
   *[over] the game is over
}

# Explained when it first comes up
targi-first-robber = A round begins with the robber: it walks round the border, one card a round. Nobody may place a Targi on its card.
targi-first-crossing = Where the lines of your Targis cross, you have a tribe marker: you may use that inner card too.
targi-first-raid = At a corner the robber takes something from each player. You pay one of the two prices, never a mixture; gold is not a good.
targi-first-expansion = Expansion draws the top tribe card unseen by the other player. Lay it, take it into your hand, or discard it.
targi-first-secret = Your hand card came from the deck, so only you know it. It is laid with the Noble, and scores nothing while it stays in the hand.
targi-first-row = A row is full. Four cards of one kind bring 4 points at the end, four different kinds 2; any other row nothing.

# Puzzles: what is to be found, and what each kind is called
targi-puzzle-raid = A raid is coming: which move brings you through it best?
targi-puzzle-row = Think of your rows: which move leads to a bonus?
targi-puzzle-cards = Tribe cards are worth points: which move lets you lay the most?
targi-puzzle-last = The last round: what brings the most points now?
targi-puzzle-use = Everything stands: what do you use first?
targi-puzzle-two = Your markers stand on more than one tribe card: what now, to get the most out of them?
targi-puzzle-move = Fata Morgana: which marker moves, and to which card?
targi-puzzle-deny = Keep from the other player what they need most.
targi-puzzle-third = Your third Targi: where does it complete the best crossings?
targi-puzzle-second = Your second Targi: where should its line cross the first?
targi-puzzle-first = Your first Targi: which card must you not leave to the other player?
targi-puzzles-raid = Raids
targi-puzzles-row = Rows with a bonus
targi-puzzles-cards = Laying cards
targi-puzzles-last = The last round
targi-puzzles-use = In the right order
targi-puzzles-two = Paying for two cards
targi-puzzles-move = Using Fata Morgana
targi-puzzles-deny = Taking it away
targi-puzzles-third = The third Targi
targi-puzzles-second = The second Targi
targi-puzzles-first = The first Targi
