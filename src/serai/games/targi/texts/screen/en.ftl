targi-screen-welcome = Type what you are asked for, such as “5” to place a Targi on card 5, “?” to see what you can do, “signs” for the signs on the board, “quit” to save and leave.
targi-screen-looks = card NAME: what a card is, such as card well3, a2, 10, hand, wells
    decks: what may still come, what is gone · signs: the signs on the board
targi-screen-heading = Round { $round } of { $rounds } · player { $first } is first · goods deck { $goods } · tribe deck { $tribe }
targi-screen-signs = T1 T2 Targis of player 1 and 2 · m1 m2 their markers · R! the robber
    ━1 ┃1 the line of a Targi · +1 lines of player 1 cross · [T2] new
    × faces T2: opposite a Targi of the other player, so you may not stand there
    d dates · s salt · p pepper · g gold · ★ points
    1d 1s 1p/1g: costs these goods, or 1 gold instead
    1 2: row 2 of player 1 · +4 its points at the end · 4? still in reach · - none
    (3) under “end”: what effects and rows would bring if the game ended now
targi-screen-dates = dates
targi-screen-salt = salt
targi-screen-pepper = pepper
targi-screen-goods = goods
targi-screen-gold = gold
targi-screen-tokens = tokens
targi-screen-cards = cards
targi-screen-end = end
targi-screen-total = points
targi-screen-hand = hand
targi-screen-drawn = drawn
targi-screen-hand-of = hand { $number }
targi-screen-secret = Secret.
targi-screen-fresh = New this round.
targi-screen-nothing = nothing
targi-screen-amounts = { $amounts }
targi-screen-or-gold = { $amounts }, or 1 gold instead
targi-screen-no-effect = It has no effect.
targi-screen-card = { $name }: { $points }, costs { $cost }. { $effect }
targi-screen-choice = any 1 good
targi-screen-down = face down
targi-screen-empty = no card
targi-screen-goods-deck = (goods)
targi-screen-tribe-deck = (tribe)

targi-screen-border-noble = Noble
targi-screen-border-dates = Dates
targi-screen-border-salt = Salt
targi-screen-border-pepper = Pepper
targi-screen-border-trader = Trader
targi-screen-border-fata-morgana = Fata Morgana
targi-screen-border-silversmith = Silversmith
targi-screen-border-caravan = Caravan
targi-screen-border-expansion = Expansion
targi-screen-border-raid = Raid
targi-screen-for-noble = hand card
targi-screen-for-dates = 1 date
targi-screen-for-salt = 1 salt
targi-screen-for-pepper = 1 pepper
targi-screen-for-trader = exchange
targi-screen-for-fata-morgana = markers
targi-screen-for-silversmith = points
targi-screen-for-caravan = draw a
    goods card
targi-screen-for-expansion = draw a
    tribe card
targi-screen-raid-goods = { $number ->
    [one] 1 good
   *[other] { $number } goods
}/{ $points }
targi-screen-raid-gold = { $number } gold/{ $points }
targi-screen-barred = × faces { $foe }
targi-screen-about-noble = { $number } Noble: lay your hand card and pay for it, or discard it. A card you took this round can only be discarded. (T24)
targi-screen-about-dates = { $number } Dates: take 1 date. (T25)
targi-screen-about-salt = { $number } Salt: take 1 salt. (T25)
targi-screen-about-pepper = { $number } Pepper: take 1 pepper. (T25)
targi-screen-about-trader = { $number } Trader: as often as you like, three alike goods for 1 gold, or two alike goods for one other good. (T26)
targi-screen-about-fata-morgana = { $number } Fata Morgana: move one of your markers to a face-up card without a marker. (T28)
targi-screen-about-silversmith = { $number } Silversmith: once a visit, two alike goods for 1 point, four alike for 3, 1 gold for 2, or 2 gold for 4. (T27)
targi-screen-about-caravan = { $number } Caravan: draw a goods card and take what it shows. (T29)
targi-screen-about-expansion = { $number } Expansion: draw a tribe card; lay it, or take it into your hand, or with a full hand discard it. (T29)
targi-screen-about-raid = { $number } Raid: when the robber gets here, both players pay: goods or points, at card 16 gold or points. (T30)

targi-screen-effect-take_good = +1 good
targi-screen-effect-take_two_goods = +2 goods
targi-screen-effect-more_dates = more dates
targi-screen-effect-more_salt = more salt
targi-screen-effect-more_pepper = more pepper
targi-screen-effect-more_gold = more gold
targi-screen-effect-cheap_well = cheap wells
targi-screen-effect-cheap_rider = cheap riders
targi-screen-effect-cheap_oasis = cheap oases
targi-screen-effect-cheap_targia = cheap Targias
targi-screen-effect-cheap_camp = cheap camps
targi-screen-effect-barter = barter
targi-screen-effect-free_hand = free hand
targi-screen-effect-swap = swap
targi-screen-effect-safe = safe
targi-screen-effect-face_foe = face foe
targi-screen-effect-face_robber = face robber
targi-screen-effect-two_goods_cards = 2 goods cards
targi-screen-effect-two_tribe_cards = 2 tribe cards
targi-screen-effect-fine_silver = fine silver
targi-screen-effect-big_stores = big stores
targi-screen-effect-pairs_well = well pairs
targi-screen-effect-pairs_rider = rider pairs
targi-screen-effect-pairs_oasis = oasis pairs
targi-screen-effect-pairs_targia = Targia pairs
targi-screen-effect-pairs_camp = camp pairs
targi-screen-effect-full_row = full row

targi-screen-no-such-card = There is no card “{ $name }”. A card is asked for by its name (well3), its place (a2, 10, hand) or its kind (wells).
targi-screen-no-hand = You have no card in your hand.
targi-screen-whereabouts = { $card } { $where }
targi-screen-at-space = It lies on { $space }.
targi-screen-at-drawn = It was just drawn.
targi-screen-at-hand = It is in the hand of player { $number }.
targi-screen-at-row = Player { $number } has laid it, in row { $row }.
targi-screen-at-discards = It was discarded.
targi-screen-at-unseen = It may still come.
targi-screen-lies-open = { $space } is a goods card: { $words }.
targi-screen-lies-goods = A goods card lies face down on { $space }.
targi-screen-lies-tribe = A tribe card lies face down on { $space }.
targi-screen-lies-empty = There is no card on { $space }, and none will come.
targi-screen-unseen-goods = Goods deck, { $number } left. May still come, deck and face-down cards together: { $cards }.
targi-screen-unseen-tribe = Tribe deck, { $number } left. May still come, deck, face-down cards and a secret hand together: { $cards }.
targi-screen-discards-goods = Discarded goods cards: { $cards }.
targi-screen-discards-tribe = Discarded tribe cards: { $cards }.
targi-screen-no-card = none
targi-screen-times = { $number ->
    [one] { $card }
   *[other] { $card } ×{ $number }
}

targi-screen-typed = “{ $line }”
targi-screen-turn-placing = { $name }, place your { $number ->
    [1] first
    [2] second
   *[3] last
} Targi on a border card.
targi-screen-type-place = Type its number, such as “{ $example }”. Free are: { $numbers }.
targi-screen-turn-acting = { $name }, use a piece or skip it: { $pieces }. Type “{ $example }”, or “skip { $example }”.
targi-screen-turn-skipping = { $uses ->
    [0] { $name }, what is left can only be skipped
   *[other] Only to be skipped
}: { $pieces }. Type “skip { $example }”.
targi-screen-turn-hand = { $name }, you may lay your hand card, { $card }, without Noble: “lay hand”{ $done ->
    [yes] , or end your turn: “done”
   *[no] { "" }
}.
targi-screen-turn-keeping = { $name }, keep one of the two cards and discard the other.
targi-screen-keep = “keep { $number }”: { $card }
targi-screen-turn-taking = { $name }, take { $number ->
    [one] a good
   *[other] { $number } goods, one by one,
} of your choice: “take d”, “take s” or “take p”.
targi-screen-turn-deciding = { $name }, decide about { $card }
targi-screen-choose = Type { $choices }.
targi-screen-why-lay = (“why lay” tells why you cannot lay it.)
targi-screen-may-lay = “lay” to pay for it and lay it
targi-screen-may-hand = “hand” to take it into your hand
targi-screen-may-discard = “discard” to discard it
targi-screen-turn-paying = { $name }, pay for { $card }, which costs { $cost }: { $options }.{ $gold ->
    [0] { "" }
   *[other] { " " }The gold goes with it.
}
targi-screen-turn-laying = { $name }, lay { $card } into a row: { $rows }.
targi-screen-row = “row { $number }” ({ $cards })
targi-screen-new-row = new
targi-screen-turn-swapping = { $name }, you may swap two cards of different rows, by row and place, or leave them: { $options }.
targi-screen-turn-trading = { $name }, trade three alike goods for 1 gold, or two for another good, as often as you like: { $options }.
targi-screen-turn-working = { $name }, bring the Silversmith something, once: { $options }.
targi-screen-silver = “{ $line }” for { $points ->
    [one] 1 point
   *[other] { $points } points
}
targi-screen-turn-moving = { $name }, move a marker: { $options }.
targi-screen-turn-returning = { $name }, you may keep { $most } goods: give back { $number ->
    [one] 1
   *[other] { $number }, one by one
}: { $options }.
targi-screen-turn-raid = { $name }, the robber is on card { $corner } and takes { $price }: { $options }.
targi-screen-price-goods = { $number ->
    [one] 1 good
   *[other] { $number } goods
} or { $points }
targi-screen-price-gold = { $number } gold or { $points }
targi-screen-tie-gold = Both have the same points; { $name } has more gold, { $more } against { $less } (T42).
targi-screen-tie-goods = Both have the same points and gold; { $name } has more goods, { $more } against { $less } (T42).
targi-screen-tie-draw = Both have the same points, gold and goods (T42).
