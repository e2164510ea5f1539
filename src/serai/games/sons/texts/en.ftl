# Im Reich der Wüstensöhne: names
sons-name = Im Reich der Wüstensöhne
sons-designer = Klaus Teuber

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
sons-reason-over = { $rule }: The game is over.
sons-reason-chance = { $rule }: That is drawn by lot, nobody chooses it.
sons-reason-turn = { $rule }: Seat { $actor } has to choose now.
sons-reason-phase = { $rule }: Not now: { $phase ->
    [moving] the caravan moves, or stays
    [discovering] it is time to discover
    [laying] the tile has to be laid
    [answering] the player whose tile was taken may draw another
    [exploring] an explorer may be placed
    [ordering] one of two oases has to be scored first
    [choosing] a field has to be chosen, or passed over
    [throwing] a good has to be thrown away for the new one, or the new one left
    [putting] the rumour has to be placed
    [looking] one may look at a rumour
    [looked] the rumour is left or removed
    [leading] the caravan leader may be bought, or the turn ended
   *[other] tiles are being drawn
}.
sons-reason-undiscovered = { $rule }: { $cells } is not discovered.
sons-reason-own-field = { $rule }: Your caravan stands on { $cells }; to stay there, say “stay”.
sons-reason-occupied = { $rule }: Seat { $seat }’s caravan stands on { $cells }.
sons-reason-too-far = { $rule }: { $cells } is out of reach without the camel driver, and you have no water for him.
sons-reason-no-tiles = { $rule }: No tile is left in the stacks.
sons-reason-display-full = { $rule }: You have { $most } tiles in your display and may not draw.
sons-reason-not-in-display = { $rule }: { $tile } is not in your display.
sons-reason-own-tile = { $rule }: { $tile } is your own; say “take { $tile }”.
sons-reason-not-in-displays = { $rule }: { $tile } is in nobody’s display.
sons-reason-no-water = { $rule }: The scout costs 1 water, and you have none.
sons-reason-must-draw = { $rule }: Nobody has drawn or laid a tile for a whole round: you must draw.
sons-reason-fits-nowhere = { $rule }: { $tile } fits on none of the cells around your caravan: { $cells }.
sons-reason-nothing-around = { $rule }: There is no undiscovered cell around your caravan for { $tile }.
sons-reason-can-draw = { $rule }: You can draw, so you must discover something.
sons-reason-tile-fits = { $rule }: You may not draw, but { $tiles } fits here, so you must discover something.
sons-reason-discovered = { $rule }: { $cells } is discovered already.
sons-reason-not-around = { $rule }: { $cells } is not next to your caravan on { $caravan }.
sons-reason-does-not-fit = { $rule }: On { $cell } the tile does not fit like this: its side { $sides } meets another kind on { $cells }.
sons-reason-looks-alike = { $rule }: Rotation { $rotation } looks like a smaller one; say that.
sons-reason-not-yours = { $rule }: Explorer { $height } is not yours.
sons-reason-on-the-plan = { $rule }: Explorer { $height } already stands on { $cells }.
sons-reason-no-oasis = { $rule }: The side { sons-side } of { $cells } is desert.
sons-reason-other-side = { $rule }: That part of { $cells } is named by its first side: say “{ $right }”.
sons-reason-explorers-left = { $rule }: You still have explorers: { $heights }.
sons-reason-at-home = { $rule }: Explorer { $height } does not stand on the plan.
sons-reason-not-complete = { $rule }: The complete oases of { $cells } are named { $sides }.
sons-reason-no-field = { $rule }: There is no such field left.
sons-reason-same-good = { $rule }: Something else than { sons-good } has to be thrown away; or leave it.
sons-reason-none-held = { $rule }: You have no { sons-good }.
sons-reason-places-taken = { $rule }: There is no place left for a rumour about { sons-good }.
sons-reason-not-on-board = { $rule }: { $rumour } does not lie on the rumour board.

# What happened
sons-event-first = { $seat } is the first player.
sons-event-dealt = { $seat } draws { $tile } for the display.
sons-event-drawn = { $seat } draws { $tile }.
sons-event-redrawn = { $seat } draws { $tile } for the display.
sons-event-kept = { $tile } fits nowhere here and goes into the display of { $seat }.
sons-event-gone = { $tile } fits nowhere here and leaves the game.
sons-event-stay = { $seat } stays on { $cells }.
sons-event-driver = { $seat } pays the camel driver 1 water.
sons-event-move = { $seat } moves from { $start } to { $end }.
sons-event-take = { $seat } takes { $tile } from the display.
sons-event-scout = { $seat } pays the scout 1 water and takes { $tile } from seat { $owner }.
sons-event-lay = { $seat } lays { $tile } on { $cells } and moves there.
sons-event-desert = Desert: { $seat } may move and discover once more.
sons-event-decline = { $seat } does not draw.
sons-event-no-discovery = { $seat } discovers nothing.
sons-event-no-explorer = { $seat } places no explorer.
sons-event-explorer = { $seat } puts explorer { $height } on { $cells }.
sons-event-recall = { $seat } takes explorer { $height } back from { $cells }.
sons-event-order = { $seat } has picked which oasis comes first.
sons-event-complete = The oasis on { $cells } is complete, with { $fields }.
sons-event-complete-bare = The oasis on { $cells } is complete, and has no field.
sons-event-no-line = Nobody stands there.
sons-event-line = In line: { $heights }.
sons-event-line-paid = { $seat } pays 1 water for the line.
sons-event-line-home = { $seat } cannot pay: explorer { $height } goes home.
sons-event-field = { $seat } chooses { $field }.
sons-event-no-field = { $seat } passes.
sons-event-gain = { $seat } takes { $good }.
sons-event-gain-water = { $seat } takes { $number } water.
sons-event-gain-camel = { $seat } takes a camel: two more places for goods.
sons-event-nothing = There is nothing to take for { $seat }.
sons-event-throw = { $seat } throws { $thrown } away for { $good }.
sons-event-leave = { $seat } leaves { $good }.
sons-event-rumour = { $seat } takes rumour { $rumour }: { $value ->
    [3] +3
    [2] +2
    [1] +1
   *[other] { $value }
}.
sons-event-rumour-secret = { $seat } takes rumour { $rumour } and looks at it.
sons-event-rumour-again = { $seat } takes rumour { $rumour } from the supply again.
sons-event-put = { $seat } puts { $rumour } on { $good }.
sons-event-look = { $seat } looks at { $rumour }.
sons-event-look-seen = { $rumour } is { $value ->
    [3] +3
    [2] +2
    [1] +1
   *[other] { $value }
}.
sons-event-no-look = { $seat } looks at no rumour.
sons-event-leave-rumour = { $seat } leaves { $rumour } where it is.
sons-event-remove = { $seat } puts { $rumour } back into the supply.
sons-event-turban = { $seat } has the turban now, on explorer { $height }.
sons-event-leader = { $seat } pays the caravan leader 1 water for one more turn.
sons-event-last-tile = The last tile is drawn: after this turn each player has one more.
sons-event-over = The game is over.
sons-event-revealed = Rumour { $rumour } on { $good } is turned up: { $value ->
    [3] +3
    [2] +2
    [1] +1
   *[other] { $value }
}.
sons-event-gold = { $seat } has { $number } { $good }: { sons-points }.
sons-event-gold-rumour = { $seat }: { $rumour } changes { $number } { $good }: { sons-points }.

# The ledger
sons-source-goods = goods
sons-source-rumours = rumours

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
sons-unsound-chosen = the good chosen does not belong to this phase
sons-unsound-derived = { $field } does not follow from the rest
