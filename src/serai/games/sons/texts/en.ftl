# Im Reich der Wüstensöhne: names
sons-name = Im Reich der Wüstensöhne
sons-designer = Klaus Teuber
sons-about = Discover the desert tile by tile, send explorers into its oases, and follow the rumours about what goods are worth.
sons-wins = Most gold from goods and rumours wins
sons-option-tiles = Tiles
sons-option-tiles-dunes = Dunes, the tiles of the house
sons-unit = { $points ->
    [one] gold
   *[other] gold
}

# Options and tile sets
sons-unknown-tiles = There is no tile set called “{ $name }”. There is: { $known }. A set of your own is given as its text, or to the terminal as a file.
sons-tiles = a tile set of Im Reich der Wüstensöhne: { $name }, { $tiles } tiles in stacks of { $stacks }
sons-tiles-other-number = note: the usual set has { $stacks } stacks of { $usual }; this one can be played
sons-fault-stack = line { $line }: here “stack { $right }” should follow; there are stacks 1 to 5
sons-fault-no-stack = line { $line }: “{ $text }” stands before the first stack; begin with “stack 1”
sons-fault-name = line { $line }: a name has from 1 to { $most } signs, and no “|”
sons-fault-no-name = line { $line }: the set has no “name:”
sons-fault-sides = line { $line }: “{ $text }” should be four signs, for north, east, south and west: “.” desert, “a” and “b” oasis
sons-fault-parts = line { $line }: “{ $text }”: the first part is “a”, the second “b”
sons-fault-fields = line { $line }: fields here: { $number }; there should be { $right }, one for each part (“-” for none)
sons-fault-unknown = line { $line }: “{ $text }” is no field; it should be one of: { $known }
sons-fault-shape = line { $line }: “{ $text }” cannot be split like this: of three sides a neighbouring pair and a single one, of four two neighbouring pairs
sons-fault-empty = line { $line }: stack { $stack } has no tiles
sons-fault-many = line { $line }: there are { $tiles } tiles, and at most { $most } can be played with

# Texts that are not actions
sons-no-action = “{ $text }” is not an action. Actions are: stay, move CELL, draw, take TILE, scout TILE, pass, lay CELL ROTATION, redraw, decline, explorer HEIGHT SIDE, recall HEIGHT, score SIDE, field NAME, throw GOOD, leave, put GOOD, look RUMOUR, remove, leader, end.
sons-no-first = “{ $text }” names no seat; right would be: first 1
sons-no-tile = “{ $text }” names no tile of this set; right would be: tile 2.5
sons-no-rumour = “{ $text }” names no rumour; right would be: rumour +2
sons-no-move = “{ $text }” names no cell, a1 to k11; right would be: move f5
sons-no-take = “{ $text }” names no tile of this set; right would be: take 2.5
sons-no-scout = “{ $text }” names no tile of this set; right would be: scout 2.5
sons-no-lay = “{ $text }” does not name a cell, a1 to k11, and a rotation, 0 to 3; right would be: lay g5 1
sons-no-explorer = “{ $text }” does not name a height, 1 to 16, and a side, n, e, s or w; right would be: explorer 13 n
sons-no-recall = “{ $text }” names no height, 1 to 16; right would be: recall 13
sons-no-score = “{ $text }” names no side, n, e, s or w; right would be: score n
sons-no-field = “{ $text }” names no field; right would be: field salt, field water2, field camel, field rumour
sons-no-throw = “{ $text }” names no good: incense, myrrh, salt or gems; right would be: throw salt
sons-no-put = “{ $text }” names no good: incense, myrrh, salt or gems; right would be: put salt
sons-no-look = “{ $text }” names no rumour, r1 to r6; right would be: look r1

# Names of things
sons-good = { $good ->
    [incense] incense
    [myrrh] myrrh
    [salt] salt
   *[gems] gems
}
sons-field = { $field ->
    [incense] incense
    [myrrh] myrrh
    [salt] salt
    [gems] gems
    [water1] 1 water
    [water2] 2 water
    [water3] 3 water
    [camel] a camel
   *[rumour] a rumour
}
sons-side = { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
sons-points = { $points } gold

# Why not
sons-reason-over = The game is over.
sons-reason-chance = That is drawn by lot, nobody chooses it.
sons-reason-turn = Now { $actor } has to choose.
sons-reason-phase = Not now: { $phase ->
    [moving] the caravan moves, or stays
    [discovering] it is time to discover
    [laying] the tile has to be laid
    [answering] the player whose tile was taken may draw another
    [exploring] an explorer may be placed
    [ordering] one of two oases has to be scored first
    [choosing] a field is being chosen
    [throwing] a good has to be thrown away for the new one, or the new one left
    [putting] the rumour has to be placed
    [looking] one may look at a rumour
    [looked] the rumour is left or removed
    [leading] the caravan leader may be bought, or the turn ended
   *[other] tiles are being drawn
}.
sons-reason-undiscovered = { $cells } is not discovered.
sons-reason-own-field = Your caravan stands on { $cells } already; it can stay there.
sons-reason-occupied = On { $cells } stands { $seat }’s caravan.
sons-reason-too-far = { $cells } is out of reach without the camel driver, and you have no water for him.
sons-reason-no-tiles = No tile is left in the stacks.
sons-reason-display-full = You have { $most } tiles in your display, { $cells }, and may not draw.
sons-reason-not-in-display = Tile { $tile } is not in your display.
sons-reason-own-tile = Tile { $tile } is in your own display; you take it without the scout.
sons-reason-not-in-displays = Tile { $tile } is in nobody’s display.
sons-reason-no-water = The scout costs 1 water, and you have none.
sons-reason-must-draw = Nobody has drawn or laid a tile for a whole round: you must draw.
sons-reason-fits-nowhere = Tile { $tile } fits on none of the cells beside your caravan ({ $cells }), however it is turned.
sons-reason-nothing-around = Around your caravan on { $cells } everything is discovered: tile { $tile } cannot be laid there.
sons-reason-can-draw = You can draw, so you must discover something.
sons-reason-tile-fits = You may not draw, but { $number ->
    [one] tile { $cells } fits
   *[other] tiles { $cells } fit
} here, so you must discover something.
sons-reason-discovered = { $cells } is discovered already.
sons-reason-not-around = { $cells } is not next to your caravan on { $caravan }.
sons-reason-does-not-fit = On { $cell } the tile’s { sons-side } side would be { $kind ->
    [desert] desert, but it would meet an oasis side
   *[oasis] oasis, but it would meet a desert side
} of { $cells }.
sons-reason-looks-alike = On { $cells } the tile looks the same with rotation { $rotation } as with { $same }: choose { $same }.
sons-reason-not-yours = Explorer { $height } is not yours.
sons-reason-on-the-plan = Explorer { $height } already stands on { $cells }.
sons-reason-no-oasis = The { sons-side } side of { $cells } is desert.
sons-reason-other-side = This oasis part of { $cells } is named by its first side, { sons-side }; choose that side.
sons-reason-explorers-left = You still have explorers to send out: { $heights }.
sons-reason-at-home = Explorer { $height } is at home, not on the plan.
sons-reason-not-complete = On { $cells } two oases are complete, to the { $one ->
    [n] north
    [e] east
    [s] south
   *[w] west
} and to the { $other ->
    [n] north
    [e] east
    [s] south
   *[w] west
}: choose one of them.
sons-reason-no-field = There is no field with { sons-field } left here; what is left: { $left }.
sons-reason-first-takes = The first in line must take a field; what is there: { $left }.
sons-reason-same-good = To make room for { sons-good }, throw away something else, or leave it.
sons-reason-none-held = You have no { sons-good } to throw away.
sons-reason-places-taken = Both places for rumours about { sons-good } are taken, by { $cells }.
sons-reason-not-on-board = { $rumour } does not lie on the rumour board.

# What happened
sons-event-first = { $seat } is the first player.
sons-event-dealt = { $seat } draws tile { $tile } for the display: { sons-tile-kind }.
sons-event-draw = { $seat } draws a tile.
sons-event-drawn = { $seat } gets tile { $tile }: { sons-tile-kind }.
sons-event-redraw = { $seat } draws a tile.
sons-event-redrawn = { $seat } gets tile { $tile } for the display: { sons-tile-kind }.
sons-event-kept = Tile { $tile } fits nowhere here and goes into the display of { $seat }.
sons-event-gone = Tile { $tile } fits nowhere here and leaves the game.
sons-event-stay = { $seat } stays on { $cells }.
sons-event-driver = { $seat } pays the camel driver 1 water.
sons-event-move = { $seat } moves from { $start } to { $end }.
sons-event-take = { $seat } takes tile { $tile } from the display: { sons-tile-kind }.
sons-event-scout = { $seat } pays the scout 1 water and takes tile { $tile } from { $owner }: { sons-tile-kind }.
sons-event-lay = { $seat } lays tile { $tile } on { $cells } and moves there.
sons-event-desert = Desert: { $seat } may move and discover once more.
sons-event-decline = { $seat } does not draw.
sons-event-no-discovery = { $seat } discovers nothing.
sons-event-no-explorer = { $seat } places no explorer.
sons-event-explorer = { $seat } puts explorer { $height } on { $cells }.
sons-event-recall = { $seat } takes explorer { $height } back from { $cells }.
sons-event-order = { $seat } has the oasis to the { sons-side } of { $cells } scored first.
sons-event-complete = The oasis on { $cells } is complete, with { $fields }.
sons-event-complete-bare = The oasis on { $cells } is complete, and has no field.
sons-event-no-line = Nobody stands there.
sons-event-line = In line: { $heights }.
sons-event-line-paid = { $seat } pays 1 water for the line.
sons-event-line-home = { $seat } cannot pay: explorer { $height } goes home.
sons-event-field = { $seat } chooses { sons-field }.
sons-event-no-field = { $seat } takes no field.
sons-event-gain = { $seat } takes { sons-good }.
sons-event-gain-water = { $seat } takes { $number } water.
sons-event-gain-camel = { $seat } takes a camel: two more places for goods.
sons-event-nothing = There is nothing to take for { $seat }.
sons-event-throw = { $seat } throws { $thrown ->
    [incense] incense
    [myrrh] myrrh
    [salt] salt
   *[gems] gems
} away for { sons-good }.
sons-event-leave = { $seat } leaves { sons-good }.
sons-event-rumour = { $seat } takes rumour { $rumour }: { sons-board-value }.
sons-event-rumour-secret = { $seat } takes rumour { $rumour } and looks at it.
sons-event-rumour-again = { $seat } takes rumour { $rumour } from the supply again.
sons-event-put = { $seat } puts { $rumour } on { sons-good }.
sons-event-look = { $seat } looks at { $rumour }.
sons-event-look-seen = { $rumour } is { sons-board-value }.
sons-event-no-look = { $seat } looks at no rumour.
sons-event-leave-rumour = { $seat } leaves { $rumour } where it is.
sons-event-remove = { $seat } puts { $rumour } back into the supply.
sons-event-turban = { $seat } has the turban now, on explorer { $height }.
sons-event-leader = { $seat } pays the caravan leader 1 water for one more turn.
sons-event-end = { $seat } ends the turn.
sons-event-last-tile = The last tile is drawn: after this turn each player has one more.
sons-event-over = The game is over.
sons-event-revealed = Rumour { $rumour } on { sons-good } is turned up: { sons-board-value }.
sons-event-gold = { $seat }, { sons-good } × { $number }: { sons-points }.
sons-event-gold-rumour = { $seat }, { $rumour } on { sons-good } × { $number }: { sons-points }.

# The ledger
sons-source-goods = goods
sons-source-rumours = rumours
sons-tie = more water decides.

# Positions
sons-position-line = line { $line }: “{ $text }” should be a line such as “turn: 1”, each of them once
sons-position-no-plan = line { $line }: eleven rows, numbered 1 to 11, should follow “plan:”
sons-position-row = line { $line }: a row of the plan has { $right } cells
sons-position-sign = line { $line }: “{ $sign }” cannot be on { $cell }; right is “.”, “+” for the cross, or a tile and its rotation such as 2.5/1
sons-position-tile = line { $line }: there is no tile “{ $name }” in this set
sons-position-value = line { $line }: “{ $text }” is not right for “{ $key }”
sons-position-stuck = nobody could do anything in this position

# What cannot be
sons-unsound-range = { $field } holds a number that cannot be
sons-unsound-tiles = a tile is lost or doubled
sons-unsound-stacks = stack { $stack } still has tiles while a later one was drawn from
sons-unsound-display = the display of seat { $seat } is not in order
sons-unsound-explorers = the explorers of seat { $seat } are not its own
sons-unsound-owners = an explorer belongs to nobody who plays
sons-unsound-goods = seat { $seat } has more goods than places
sons-unsound-caravan = the caravan of seat { $seat } stands on an undiscovered cell
sons-unsound-turban = nobody wears the turban
sons-unsound-stands = explorer { $height } stands where it cannot
sons-unsound-rumours = a rumour that nobody has drawn is known
sons-unsound-unseen = nobody has seen rumour r{ $rumour }
sons-unsound-places = more than two rumours lie on one good
sons-unsound-heard = the rumour in the hand does not belong to this phase
sons-unsound-put-back = a rumour is back in the supply though none was put back
sons-unsound-sides = { $cell } and { $other } do not fit together
sons-unsound-complete = explorer { $height } stands on an oasis that is complete
sons-unsound-held = the tile in the hand does not belong to this phase
sons-unsound-robbed = the scout’s victim does not belong to this phase
sons-unsound-laid = the tile laid last does not belong to this phase
sons-unsound-asked = it is not this player who has to choose
sons-unsound-no-tiles = there is no tile to draw
sons-unsound-leader = the caravan leader cannot be bought now
sons-unsound-last = the last round and the tiles left do not go together
sons-unsound-dealing = the first tiles are not dealt like this
sons-unsound-second = there is no second move without a tile laid
sons-unsound-line = the line of explorers is not as it can be
sons-unsound-scoring = a scoring is under way that cannot be
sons-unsound-opened = opened means nothing in rules version 1
sons-unsound-chosen = the good chosen does not belong to this phase
sons-unsound-derived = { $field } does not follow from the rest

# On the page: signs and tiles
sons-tile-desert = desert on all sides
sons-tile-shape = { $shape ->
    [one] one oasis side
    [corner] two neighbouring oasis sides
    [across] two opposite oasis sides
    [three] three oasis sides
   *[four] four oasis sides
}
sons-tile-parts = { $shape } in { $parts ->
    [one] one part
   *[other] two parts
}
sons-tile-kind = { $shape ->
    [desert] { sons-tile-desert }
    [one] { sons-tile-shape }
   *[other] { sons-tile-shape } { $parts ->
        [one] in one part
       *[other] in two parts
    }
}
sons-tile-with = { $tile }, with { $fields }
sons-tile-bare = { $tile }, without a field
sons-tile-part = oasis to the { $sides }
sons-tile-part-field = oasis to the { $sides } with { $field }
sons-tile-apart = { $one }; apart from it { $other }

# On the page: the plan
sons-plan = The plan
sons-plan-help = Arrow keys walk from cell to cell, Enter goes there, lays or places, Escape lets go. Wherever you are on the page, N goes to the next cell where you can do something, R turns the tile or goes on to the tile’s other oasis, and 1 to 9 press the buttons beside the plan.
sons-plan-turn = Press again to turn the tile, or use the wheel or R.
sons-plan-twist = Press again to turn the tile, or turn two fingers on it.
sons-plan-bare = no field, brings nothing
sons-plan-past = This oasis has been scored.
sons-plan-open = { $open ->
    [0] complete
    [one] 1 open side
   *[other] { $open } open sides
}
sons-plan-fields = with { $fields } in all
sons-plan-times = { $number } × { $name }
sons-plan-line = in line: { $line }
sons-plan-figure = { $mine ->
    [yes] your { $height }
   *[no] { $height } of { $seat }
}{ $turban ->
    [yes] { " " }with the turban
   *[no] { "" }
}
sons-plan-pays = { $mine ->
    [yes] you would pay
   *[no] { $seat } would pay
}
sons-cell = { $cell }: { $words }.
sons-cell-unknown = undiscovered
sons-cell-cross = start cross, { $look }
sons-cell-caravan = { $mine ->
    [yes] your caravan
   *[no] caravan of { $seat }
}
sons-cell-explorer = { $mine ->
    [yes] your explorer { $height }
   *[no] explorer { $height } of { $seat }
}{ $turban ->
    [yes] { " " }with the turban
   *[no] { "" }
}
sons-cell-last = the last move
sons-cell-oasis = The oasis: { $words }.
sons-cell-oasis-to = The oasis to the { $sides }: { $words }.
sons-cell-free = You can go there free.
sons-cell-driver = You can go there for { $price } water.
sons-cell-stay = You can stay here.
sons-cell-fits = The tile fits here { $ways ->
    [one] in one way
   *[other] in { $ways } ways
}: { $look }.
sons-cell-finishes = That finishes { $oases ->
    [one] an oasis
   *[other] two oases
}.
sons-cell-explore = { $known ->
    [yes] Explorer { $height } can be placed here.
   *[no] An explorer can be placed here: choose one beside the plan.
}
sons-cell-score = Choose which oasis is scored first.
sons-cell-part = Chosen: the oasis to the { sons-side }.
sons-cell-recall = Your explorer { $height } can be taken back.
sons-say-at = { $cell } · { $words }
sons-say-part = { $part ->
    [begin] Set-up
    [move] 1 of 4: move
    [discover] 2 of 4: discover
    [explore] 3 of 4: send an explorer
    [score] 4 of 4: score
    [end] End of the turn
   *[over] The end
}
sons-say-phase = { $part } · { $left }

# On the page: what one does
sons-panel-wait = { $phase ->
    [moving] { $name } moves the caravan.
    [discovering] { $name } discovers.
    [laying] { $name } lays a tile.
    [answering] { $name } may draw a tile for the one that was taken.
    [exploring] { $name } may place an explorer.
    [ordering] { $name } chooses which oasis is scored first.
    [choosing] { $name } chooses a field.
    [throwing] { $name } has no place for a good.
    [putting] { $name } places a rumour.
    [looking] { $name } may look at a rumour.
    [looked] { $name } looks at a rumour.
    [leading] { $name } ends the turn, or buys one more.
   *[other] Tiles are being drawn.
}
sons-panel-head-moving = { $turn ->
    [second] Desert! Move once more, or stay
    [extra] Your extra turn! Move your caravan, or stay
   *[usual] Move your caravan, or stay
}: { $free ->
    [0] no field is free
    [one] 1 field is free
   *[other] { $free } fields are free
}{ $driver ->
    [0] { "" }
    [one] , 1 more costs 1 water
   *[other] , { $driver } more cost 1 water
}.
sons-panel-head-discovering = { $ways ->
    [none] There is nothing you can discover here.
   *[some] { $how ->
        [second] Desert! Discover once more, if you like:
        [may] Discover, if you like:
       *[must] Discover:
    } { $ways ->
        [draw] draw a tile; no open one fits.
        [open] take { $open ->
            [one] the 1 open tile that fits.
           *[other] one of { $open } open tiles that fit.
        }
       *[both] draw a tile, or take { $open ->
            [one] the 1 open one that fits.
           *[other] one of { $open } open ones that fit.
        }
    }
}
sons-panel-head-laying = Lay the tile: it fits on { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}. { $touch ->
    [yes] Tap a cell to try it.
   *[no] Point at a cell to try it.
}
sons-panel-head-answering = { $name } took a tile of yours ({ $tiles ->
    [0] none left
   *[other] { $tiles } left
}). Do you draw another?
sons-panel-head-exploring = { $home ->
    [0] All your explorers are out. Take one back, if you like.
    [one] Send your last explorer into the new oasis, if you like.
   *[other] Send one of your { $home } explorers into the new oasis, if you like.
}
sons-panel-head-ordering = Two oases are complete. Which is scored first, to its end?
sons-panel-head-choosing = Explorer { $height } { $must ->
    [yes] takes
   *[no] may take
} { $fields ->
    [one] this field.
   *[other] one of these { $fields } fields.
}
sons-panel-head-throwing = No place for { sons-good } ({ $points } gold): throw something away, or leave it.
sons-panel-head-putting = Only you know: { $value ->
    [-2] 2 gold less
    [-1] 1 gold less
   *[other] { $value } gold more
} for each. Of which good?
sons-panel-head-looking = Look at one of { $number ->
    [one] 1 rumour
   *[other] { $number } rumours
} on the board, if you like.
sons-panel-head-looked = Each { sons-good } is worth { $value ->
    [-2] 2 gold less
    [-1] 1 gold less
   *[other] { $value } gold more
}. Leave the rumour, or put it back?
sons-panel-head-leading = Your turn is over.{ $can ->
    [yes] { " " }You may buy one more for 1 water; you have { $water }.
   *[no] { "" }
}
sons-panel-helpers = Helpers
sons-panel-help = { $name }: { $does }
sons-panel-price = Costs { $price } water.
sons-panel-helper = { $helper ->
    [driver] Camel driver
    [scout] Scout
   *[leader] Caravan leader
}
sons-panel-help-driver = { $help ->
    [now] { $number ->
        [one] 1 more field in reach
       *[other] { $number } more fields in reach
    }
    [paid] Paid: all fields are in reach
    [dry] { $number ->
        [one] 1 more field, but you have no water
       *[other] { $number } more fields, but no water
    }
    [none] No further field to reach
   *[later] When you move: any field
}
sons-panel-help-scout = { $help ->
    [now] { $number ->
        [one] 1 tile of others fits here
       *[other] { $number } tiles of others fit here
    }
    [dry] Tiles of others, but no water
    [none] No tile of others fits here
   *[later] To discover: another’s tile
}
sons-panel-help-leader = { $help ->
    [now] One more turn at once
    [extra] Not after an extra turn
   *[later] After your turn: one more
}
sons-panel-cancel = Cancel
sons-panel-field = { $way ->
    [stay] { $cell }: your caravan is here.
    [water] { $cell }: { $price } water for the camel driver, which leaves you { $left }.
    [free] { $cell }: free.
   *[none] { $known ->
        [yes] { $cell }: you cannot go there now.
       *[no] { $cell } is not discovered yet.
    }
}{ $known ->
    [no] { "" }
   *[yes] { $open ->
        [0] { " " }Nothing to discover from there.
        [one] { " " }1 cell to discover from there.
       *[other] { " " }{ $open } cells to discover from there.
    }
}
sons-panel-go = Go to { $cell }
sons-panel-stay = Stay
sons-panel-draw = Draw
sons-panel-draw-name = Draw a tile from stack { $stack }: { $left } left. If it fits nowhere here, it goes into your display.
sons-panel-kinds = May come:
sons-panel-kind = { $number } × { $kind }
sons-panel-own = Your display
sons-panel-others = Scout
sons-panel-take = Take tile { $tile } from your display: { $words }
sons-panel-scout = Scout tile { $tile } from { $name }, for { $price } water: { $words }
sons-panel-no-discovery = Discover nothing
sons-panel-rotate = Rotate
sons-panel-lay = Lay it on { $cell }
sons-panel-lay-name = Lay it on { $cell }: { $words }
sons-panel-desert = Desert: you may move and discover once more.
sons-panel-fits = It fits here
sons-panel-fields = with { $fields }
sons-panel-redraw = Draw a tile
sons-panel-decline = Draw nothing
sons-panel-place = { $line ->
    [1] alone
   *[other] { $place } of { $line }
}
sons-panel-picks = { $before ->
    [0] is first
    [one] after 1
   *[other] after { $before }
}
sons-panel-then-nothing = There is no field in this oasis: it brings nothing.
sons-panel-then-waits = { $open ->
    [one] Waits until the last open side is closed
   *[other] Waits until { $open } open sides are closed
}; then the tallest in line takes a field first.
sons-panel-then-line = The tallest in line takes a field first.
sons-panel-then-alone = Nobody else is there: your smallest will do.
sons-panel-explore = Explorer { $height }{ $turban ->
    [yes] { " " }with the turban
   *[no] { "" }
}: { $part }, in line { $place }. { $words }
sons-panel-waits = It waits until { $open ->
    [one] 1 open side is
   *[other] { $open } open sides are
} closed.
sons-panel-nothing-there = The oasis has no field and brings nothing{ $payer ->
    [you] ; you pay 1 water
    [other] ; { $name } pays 1 water
   *[nobody] { "" }
}.
sons-panel-unpaid = As the first in line you would pay 1 water, and have none: it comes home at once.
sons-panel-chooses = { $before ->
    [0] It takes a field first
    [one] 1 other takes a field before it
   *[other] { $before } others take a field before it
}; { $fields ->
    [one] there is 1
   *[other] there are { $fields }
}{ $payer ->
    [you] ; you pay 1 water
    [other] ; { $name } pays 1 water
   *[nobody] { "" }
}.
sons-panel-no-explorer = Place no explorer
sons-panel-recall = Take explorer { $height } back from { $cell }: { $words }
sons-panel-no-recall = Take none back
sons-panel-score = First the oasis to the { $sides }
sons-panel-line = In line
sons-panel-in-line = Explorer { $height } of { $name }{ $turban ->
    [yes] { " " }with the turban
   *[no] { "" }
}, { $state ->
    [done] has had a turn
    [now] chooses now
   *[next] comes later
}
sons-panel-home = no water
sons-panel-home-name = Explorer { $height } of { $name } went home for want of water
sons-panel-paid = { $name } paid 1 water for the line.
sons-panel-brings-good = worth { sons-points } so far
sons-panel-brings-full = no place free: swap for another
sons-panel-brings-camel = 2 more places for goods
sons-panel-brings-rumour = { $supply ->
    [yes] hear one, put it on a good
   *[no] look at one on the board
}
sons-panel-brings-water = { $water } more water
sons-panel-brings-nothing = nothing is left to take
sons-panel-no-field = Take nothing
sons-panel-worth = { sons-good }: { sons-points } each
sons-panel-throw = Throw away { sons-good }
sons-panel-held = you have { $number }, { sons-points } each
sons-panel-leave = Leave the { sons-good }
sons-panel-put = { $free ->
    [0] no place for a rumour
   *[other] you have { $held }
}
sons-panel-put-worth = worth { $after } gold instead of { $before }
sons-panel-look-name = Look at { $rumour } on { sons-good }{ $known ->
    [yes] ; you know it: { sons-board-value }
   *[no] { "" }
}
sons-panel-no-look = Look at none
sons-panel-leave-rumour = Leave it: { sons-good } { sons-points }
sons-panel-remove = Put it back: { sons-good } { sons-points }
sons-panel-end = End your turn
sons-panel-leader = One more turn
sons-panel-leaves = leaves { $water } water

# On the page: the seats
sons-seat-water = { $number ->
    [0] no water
   *[other] { $number } water
}
sons-seat-free = { $number ->
    [0] no place free
    [one] 1 place free
   *[other] { $number } places free
}
sons-seat-good = { $number } { sons-good }
sons-seat-goods = On the caravan: { $goods }.
sons-seat-no-goods = No goods on the caravan.
sons-seat-camels = { $number ->
    [0] No camel.
    [one] 1 camel.
   *[other] { $number } camels.
}
sons-seat-explorers = Explorers
sons-seat-explorer-home = explorer { $height }{ $turban ->
    [yes] { " " }with the turban
   *[no] { "" }
}, at home
sons-seat-explorer-on = explorer { $height }{ $turban ->
    [yes] { " " }with the turban
   *[no] { "" }
}, on { $cell }
sons-seat-display = Display
sons-seat-full = full
sons-seat-tile = Tile { $tile }
sons-seat-tile-words = Tile { $tile }: { $words }
sons-seat-brings = { $field ->
    [water1] 1 water stone
    [water2] 2 water stones
    [water3] 3 water stones
    [camel] a camel: two more places for goods
    [rumour] a rumour: look at it and put it on a good
   *[other] { sons-field }, for a free place on the caravan
}
sons-seat-desert = Whoever lays it may move and discover once more.
sons-seat-scout = Others can take it with the scout, for 1 water.
sons-pile-stacks = Stacks
sons-pile-stack = Stack { $stack }
sons-pile-stack-left = Stack { $stack }: { $number ->
    [0] no tile
    [one] 1 tile
   *[other] { $number } tiles
}{ $now ->
    [yes] , drawn from now
   *[no] { "" }
}
sons-pile-left = { $number ->
    [one] 1 tile left
   *[other] { $number } tiles left
}
sons-pile-near = The end draws near: { $number ->
    [one] 1 tile left
   *[other] { $number } tiles left
}
sons-pile-drawn = The last tile is drawn: one more turn each
sons-pile-last = Last round: { $turns ->
    [one] this is the last turn
   *[other] { $turns } turns left, this one included
}
sons-pile-all = Rumours and supply
sons-pile-open = What may still come
sons-pile-order = The lowest stack is used up first; in which order its tiles come nobody knows.
sons-pile-kinds = Tiles
sons-pile-fields = Fields on them
sons-pile-in-stack = stack { $stack } ({ $number })
sons-pile-in-all = in all ({ $number })
sons-pile-supply = Supply
sons-pile-water = { $number } water
sons-pile-camels = { $number ->
    [one] 1 camel
   *[other] { $number } camels
}
sons-pile-rumours = { $number ->
    [one] 1 rumour
   *[other] { $number } rumours
}
sons-board = Rumours
sons-board-value = { $value ->
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
sons-board-you = you
sons-board-known = { $rumour } is { sons-board-value }, seen by { $seats }
sons-board-unknown = { $rumour } is unknown, seen by { $seats }
sons-board-none = { sons-good }: no rumour; worth { sons-points }.
sons-board-sure = { sons-good }: { $number ->
    [one] one rumour
   *[other] { $number } rumours
}: { $rumours }; worth { sons-points }.
sons-board-so-far = { sons-good }: { $number ->
    [one] one rumour
   *[other] { $number } rumours
}: { $rumours }; worth { sons-points } as far as you know.
sons-board-hand = In the hand of { $seat }:
sons-board-supply = Back in the supply:
sons-board-alone = You have seen it; only you are shown it.
sons-board-pool = Rumours you have not seen: { $values }

# The coach
sons-why-points = { $seat }, { $source }: { $played } gold on average, and { $better } after the better move.
sons-why-goods = { $seat }, { sons-good }: { $played } on average, and { $better } after the better move.
sons-why-oases = Oases completed by { $seat }: { $played } on average, and { $better } after the better move.
sons-why-water = Water left to { $seat }: { $played } on average, and { $better } after the better move.
sons-why-camels = Camels of { $seat }: { $played } on average, and { $better } after the better move.
sons-why-turban = { $seat } wears the turban at the end in { $played } of games, and in { $better } after the better move.
sons-belief-value = { sons-board-value } for each
sons-nudge = { $kind ->
    [move] Think about where your caravan should stand.
    [lay] Think about which sides the tile should close.
    [explorer] Think about which oasis is worth an explorer.
    [recall] Think about which explorer has nothing to do any more.
    [field] Think about which field will be missed most.
   *[other] There is something to gain here: look at what the others are about to do.
}

# A position set by hand
sons-edit-plan = The plan
sons-edit-tile = The tile that lies here
sons-edit-turned = How it is turned
sons-edit-phase = What is done now
sons-edit-turn = Whose turn it is
sons-edit-first = The first player
sons-edit-caravan = Caravan of { $seat }
sons-edit-store = { $store ->
    [water] Water
    [camels] Camels
    [incense] Incense
    [myrrh] Myrrh
    [salt] Salt
   *[gems] Gems
}
sons-edit-display = Open tiles
sons-edit-explorer = Explorer { $height } of { $seat }
sons-edit-turban = Explorer with the turban
sons-edit-rumours = The rumours
sons-edit-rumour = Rumour { $rumour }
sons-edit-rumour-at = Where { $rumour } lies
sons-edit-rumour-seen = Who has seen { $rumour }
sons-edit-in-turn = Within the turn
sons-edit-asked = Who has to choose
sons-edit-extra = A bought turn
sons-edit-second = The second move, after desert
sons-edit-driver = The camel driver is paid
sons-edit-stirred = A tile was drawn or laid
sons-edit-passing = The turban goes on afterwards
sons-edit-opened = The first in line has chosen
sons-edit-idle = Turns in a row without a tile
sons-edit-last = Last turns to come
sons-edit-put_back = Rumours put back so far
sons-edit-held = The tile about to be laid
sons-edit-robbed = Whose tile the scout took
sons-edit-laid = Where the last tile was laid
sons-edit-gone = Tiles out of the game
sons-edit-scoring = An oasis being scored
sons-edit-line = Explorers in line
sons-edit-heard = The rumour in the hand
sons-edit-chosen = The good that finds no place
sons-edit-next-part = The part that is scored next
sons-edit-at-home = at home
sons-edit-unknown = not known
sons-edit-at = { $place ->
    [supply] in the supply
   *[hand] in the hand
}
sons-edit-quarters = quarter turns: { $number }
sons-edit-part = { $cell }, oasis to the { sons-side }
sons-edit-phase-name = { $phase ->
    [lot] drawing the first player
    [dealing] dealing the first tiles
    [moving] moving the caravan
    [discovering] discovering
    [drawing] drawing a tile
    [laying] laying a tile
    [answering] answering the scout
    [redrawing] drawing another tile
    [exploring] placing an explorer
    [ordering] choosing which oasis comes first
    [choosing] choosing a field
    [throwing] throwing a good away
    [hearing] hearing a rumour
    [putting] placing a rumour
    [looking] looking at a rumour
    [looked] leaving or removing a rumour
    [leading] buying the caravan leader
   *[over] the game is over
}

# Explained when it first comes up
sons-first-move = Your caravan goes as far as it likes along brown lines and stops behind the first white one. Then you discover: a tile is laid beside it.
sons-first-laid = A tile is laid beside your caravan, brown to brown and white to white, and the caravan moves there. You may then send out an explorer.
sons-first-line = The oasis is complete. Its explorers stand in a line, the tallest first; the turban goes to the front. If there are two or more, the first has to pay 1 water.
sons-first-field = In the order of the line each explorer takes one action field that is still free. The first must take one; fields that nobody takes are lost.
sons-first-turban = The turban has stood in a line, so it moves on to the next player’s tallest explorer. Whoever wears it is first in the next line.
sons-first-rumour = A rumour changes what a good is worth to everybody. Only whoever has looked at it knows its value until the end.
sons-first-water = Your water is running short. It pays for the first place in a line, the camel driver, the scout and extra turns; some fields bring more.
sons-first-last = The last tile is drawn. After this turn everybody has one more; then goods are paid in gold.

# Puzzles: what is to be found, and what each kind is called
sons-puzzle-finish = Complete an oasis: with which move do you get the most of it?
sons-puzzle-water = You have { $number } water. What is it best spent on, or saved for?
sons-puzzle-line = An explorer’s place in line: whom do you send, or call back?
sons-puzzle-field = It is for you to choose: what do you take from the oasis?
sons-puzzle-last = The last turns: what brings the most gold now?
sons-puzzle-rumour = A choice on the way: what is best here?
sons-puzzle-tile = A tile for this turn: draw, take, scout or none?
sons-puzzle-lay = Where does the tile go, and how is it turned?
sons-puzzle-move = Where does your caravan go?
sons-puzzles-finish = Completing oases
sons-puzzles-water = Using water well
sons-puzzles-line = An explorer’s place
sons-puzzles-field = Choosing a field
sons-puzzles-last = The last turns
sons-puzzles-rumour = Choices on the way
sons-puzzles-tile = Which tile?
sons-puzzles-lay = Laying a tile
sons-puzzles-move = The caravan’s way
