# Through the Desert: names
desert-name = Through the Desert
desert-designer = Reiner Knizia
desert-about = Lead caravans of pastel camels from waterhole to oasis, and draw them around land that will be yours.
desert-wins = Most points from waterholes, oases, caravans and land win
desert-option-map = Map
desert-option-map-sirocco = Sirocco, the map of the house
desert-option-map-wadi = Wadi, a short game for two
desert-option-hide_totals = Hide the totals
desert-option-hide_totals-hint = Until the end you see how many waterholes the others have taken, but not what they are worth.
desert-option-palms = Palms
desert-option-palms-random = drawn by lot
desert-option-palms-hint = Drawn by lot, unless you name the palm spaces here. If a name is wrong, you are told which there are.
desert-unit = { $points ->
    [one] point
   *[other] points
}

# Options and maps
desert-map = a map of Through the Desert: { $name }, for { $players } players, { $spaces } spaces
desert-unknown-map = There is no map called “{ $name }”. There is: { $known }. A map of your own is given as its text, or to the terminal as a file.
desert-map-seats = The map { $name } is not for { $seats } players but for { $allowed }.
desert-bad-palms = The palms cannot stand on “{ $value }”. Name { $palms } different palm spaces out of: { $spaces }.

# Texts that are not actions
desert-no-action = “{ $text }” is not an action. Actions are: leader COLOUR SPACE, camel COLOUR SPACE, aside COLOUR, skip.
desert-no-space = “{ $text }”: there is no space { $cell } on this board.
desert-no-colour = “{ $text }”: { $colour } is not a camel’s colour. The colours are { $known }.
desert-no-number = “{ $text }”: { $number } is not a number from 1 to { $most }.

# Words within sentences
desert-colour = { $colour }
    .a = { $colour ->
        [amber] an amber
       *[other] a { $colour }
    }
desert-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
desert-size = { $size ->
    [one] one camel
   *[other] { $size } camels
}
desert-spaces = { $spaces ->
    [0] an oasis
    [one] one space
   *[other] { $spaces } spaces
}

# Why not
desert-reason-over = The game is over.
desert-reason-chance = { $what ->
    [first] Who begins
    [palm] Where a palm stands
   *[token] Which waterhole lies where
} is drawn by lot; nobody chooses it.
desert-reason-turn = It is { $actor }’s turn.
desert-reason-phase = Not now: { desert-phase-name }.
desert-phase-name = { $phase ->
    [first] the first player is being drawn
    [aside] leaders are being set aside
    [palms] palms are being planted
    [tokens] waterholes are being laid
    [leaders] leaders are being placed
   *[camels] camels are being placed
}
desert-reason-aside = The { $colour } leader has already been set aside by { $seat }; choose another colour.
desert-reason-leader-aside = You have set your { $colour } leader aside.
desert-reason-leader-placed = Your { $colour } leader already stands on { $cells }.
desert-reason-colour-led = In the first round a leader must be of a colour that nobody has placed yet, and { $seat }’s { $colour } leader stands on { $cells }.
desert-reason-occupied = On { $cell } already stands { $seat }’s { $colour } camel.
desert-reason-oasis = { $cell } is an oasis.
desert-reason-waterhole = A leader may not stand on the waterhole { $cell }.
desert-reason-next-to-oasis = A leader on { $cell } would stand next to the oasis { $cells }.
desert-reason-next-to-leader = A leader on { $cell } would stand next to { $seat }’s { $colour } leader on { $cells }.
desert-reason-herd-empty = The { $colour } herd is empty.
desert-reason-no-caravan = You have no { $colour } leader on the board, so no caravan that a camel on { $cell } could join.
desert-reason-not-touching = { $cell } does not touch your { $colour } caravan, whose leader stands on { $leader }.
desert-reason-rival = { $cell } touches { $seat }’s { $colour } { $camels ->
    [one] camel
   *[other] camels
} on { $cells }.
desert-reason-enclosed = { $cell } lies in an area that { $seat } has enclosed with { $colour }.
desert-reason-can-move = You may skip only if you cannot place a camel; you can, for example { $colour } on { $cell }.

# What happened
desert-event-first = { $seat } is the first player.
desert-event-aside = { $seat } sets the { $colour } leader aside.
desert-event-palm = A palm stands on { $cell }.
desert-event-token = A waterhole worth { $value } lies on { $cell }.
desert-event-leader = { $seat } places the { $colour } leader on { $cell }.
desert-event-camel = { $seat } places { desert-colour.a } camel on { $cell }.
desert-event-skip = { $seat } cannot place a camel and skips.
desert-event-waterhole = { $seat } takes the waterhole on { $cells }: { desert-points }.
desert-event-oasis = { $seat } reaches the oasis { $cells } with { $colour }: { desert-points }.
desert-event-enclosed = { $seat } encloses { desert-spaces } with { $colour }.
desert-event-waterholes-inside = { $seat } takes the { $tokens ->
    [one] waterhole
   *[other] waterholes
} inside the area, on { $cells }: { desert-points }.
desert-event-oasis-inside = { $seat } has also reached the oasis { $cells } inside the area: { desert-points }.
desert-event-herd-empty = The last { $colour } camel is placed: the game ends with this turn.
desert-event-largest = { $seat } has the largest { $colour } caravan, { desert-size }: { desert-points }.
desert-event-tied = { $seat } ties for the largest { $colour } caravan, { desert-size }: { desert-points }.
desert-event-area = { $seat } has enclosed { desert-spaces }: { desert-points }.

# The ledger
desert-source-waterholes = waterholes
desert-source-oases = oases
desert-source-caravans = largest caravans
desert-source-areas = enclosed areas

# Faults of a map
desert-fault-missing = line { $line }: the map does not say its { $key }; write “{ $key }: …” before the board.
desert-fault-unknown-line = line { $line }: “{ $text }” is not understood; before the board there is name, players, palms, herds and then “board:”.
desert-fault-twice = line { $line }: { $key } is said twice.
desert-fault-bad-name = line { $line }: “{ $text }” cannot be a name; use 1 to 40 characters and no “|”.
desert-fault-bad-players = line { $line }: “{ $text }” are not players; write 2, 3, 4, 5 or a span such as 2-5.
desert-fault-bad-palms = line { $line }: “{ $text }” is not a number of palms from 0 to 5.
desert-fault-bad-herds = line { $line }: “{ $text }” is not a number of camels from 1 to 30.
desert-fault-no-board = line { $line }: there is no board; after the line “board:” come its rows.
desert-fault-unknown-sign = line { $line }, column { $column }: unknown sign “{ $sign }”; there is . space, o waterhole, p palm space, ^ mountain, - dividing line.
desert-fault-between = line { $line }, column { $column }: “{ $sign }” stands between two hexes; a hex is two characters wide and every second row is shifted by one.
desert-fault-too-wide = line { $line }, column { $column }: the board is wider than { $most } hexes.
desert-fault-too-tall = line { $line }: the board has { $rows } rows; at most { $most } can be numbered.
desert-fault-line-place = line { $line }: one dividing line at most, and not before the first row.
desert-fault-no-line = line { $line }: a map for both 2–3 and 4–5 players needs a dividing line, a row of “-”.
desert-fault-needless-line = line { $line }: this map serves only one size of table, so it needs no dividing line.
desert-fault-large-herds = line { $line }: with { $seats } players a herd has at most { $most } camels.
desert-fault-cells = line { $line }: { $cells } spaces for { $players } players; there must be 2 to { $most }.
desert-fault-unconnected = line { $line }, column { $column }: for { $players } players the board is not connected: no way leads to { $cell }.
desert-fault-palm-at-rim = line { $line }, column { $column }: for { $players } players the palm space { $cell } lies at the rim; all six spaces around it must be playable.
desert-fault-few-palms = line { $line }: { $palms } palms, but only { $spaces } palm spaces for { $players } players.
desert-fault-many-tokens = line { $line }: { $spaces } spaces for waterhole tokens with { $players } players, but there are only { $most } tokens.

# Positions that cannot be read
desert-position-line = line { $line }: “{ $text }” is not understood, or said twice.
desert-position-no-board = line { $line }: there is no board; after the line “board:” come its rows.
desert-position-value = line { $line }: “{ $text }” is not right for “{ $key }”.
desert-position-label = line { $line }: a row begins with its number, not with “{ $text }”.
desert-position-column = line { $line }, column { $column }: “{ $sign }” does not stand where a space is; four characters a space, every second row shifted by two.
desert-position-twice = line { $line }: row { $row } is drawn twice.
desert-position-missing = line { $line }: the space { $cell } is not drawn.
desert-position-sign = line { $line }: “{ $sign }” on { $cell } is not a sign of the board.
desert-position-no-space = line { $line }: “{ $sign }” stands on { $cell }, where the map has no space.
desert-position-herd = There must be { $right } { $colour } camels in the herd.
desert-position-open = { $cell } is drawn as enclosed but is not.
desert-position-enclosed = { $cell } is enclosed by seat { $seat } and must be drawn so.
desert-position-stuck = Nobody could do anything in this position.

# States that cannot be
desert-unsound-range = { $field } holds a number that cannot be.
desert-unsound-token-inside = waterholes lie in an enclosed area: { $cells }.
desert-unsound-left = { $left } camels left in this turn cannot be.
desert-unsound-opening = the first round of camels is only while camels are placed.
desert-unsound-first = the first player is not the one the table named.
desert-unsound-veiled = totals are hidden at a table that shows them.
desert-unsound-ended = the game would be over.
desert-unsound-leaders = the seats have not placed their leaders in turn.
desert-unsound-crowded = more than one thing stands on { $cell }.
desert-unsound-palm = { $cell } is not a palm space.
desert-unsound-token = { $cell } is not a space for a waterhole.
desert-unsound-palms = there must be { $right } palms.
desert-unsound-herd = a herd should hold { $right } camels.
desert-unsound-tokens = there are more waterhole tokens than the box holds.
desert-unsound-aside = the leaders set aside cannot be.
desert-unsound-leader = the leader on { $cell } cannot stand there.
desert-unsound-torn = these camels are not one caravan with its leader: { $cells }.
desert-unsound-early = no camels before all leaders are placed: { $cells }.
desert-unsound-rivals = rival camels of one colour stand next to each other: { $cells }.
desert-unsound-derived = { $field } does not follow from the position.

# On the page
desert-letter-amber = A
desert-letter-lime = L
desert-letter-rose = R
desert-letter-sky = S
desert-letter-violet = V
desert-board = The board
desert-board-help = Arrow keys walk from space to space, Enter places, Escape lets go. Wherever you are on the page, 1 to 5 choose a herd and N goes to the next space that is possible.
desert-cell = { $cell }, { $words }
desert-cell-sand = sand
desert-cell-camel = { $mine ->
    [yes] your { $colour } camel
   *[no] { $colour } camel of { $seat }
}
desert-cell-leader = { $mine ->
    [yes] your { $colour } leader
   *[no] { $colour } leader of { $seat }
}
desert-cell-placed = just placed
desert-cell-waterhole = waterhole { $value }
desert-cell-oasis = oasis
desert-cell-space-waterhole = waterhole space
desert-cell-space-palm = palm space
desert-cell-enclosed = { $mine ->
    [yes] enclosed by you
   *[no] enclosed by { $seat }
}
desert-cell-near = next to your { $colours } { $number ->
    [one] caravan
   *[other] caravans
}
desert-cell-legal = legal
desert-cell-legal-for = legal for { $colours }
desert-cell-not-legal = not legal
desert-cell-brings = brings { desert-points }
desert-preview = On { $cell } with { $colour }: { $brings }.
desert-brings-waterholes = { desert-points } from water
desert-brings-oases = { $points ->
    [5] 5 points from an oasis
   *[other] { $points } points from oases
}
desert-brings-enclosed = encloses { desert-spaces }
desert-brings-last = the last camel of its herd, so this is the last turn
desert-brings-end = ends the game, which brings { desert-points } more
desert-brings-nothing = a longer caravan, no points yet
desert-preview-leader = Your { $colour } leader on { $cell }: its caravan begins there.
desert-plus = +{ $points }
desert-herds = The herds
desert-herd = { $colour }, { $left ->
    [one] one camel
   *[other] { $left } camels
} left
desert-herd-low = few left
desert-herd-last = nearly out
desert-herd-none = none left
desert-herd-nowhere = no space for it now
desert-choose-aside = Choose the colour of the leader that you set aside.
desert-aside-chosen = Your { $colour } leader stays at home.
desert-set-aside = Set it aside
desert-choose-leader = Choose a herd, then a space for your leader.
desert-phase = { $phase ->
    [aside] Setting leaders aside
    [leaders] Placing leaders
    [camels] Placing camels
   *[other] Laying out the board
}
desert-camels-to-place = { $opening ->
    [yes] Place one camel
   *[no] { $left ->
        [one] Place 2 camels: 1 left
       *[other] Place 2 camels
    }
}
desert-choose-herd = { desert-camels-to-place }. Choose a herd, then a space.
desert-choose-space = { desert-camels-to-place }. Choose a space for { $colour }.
desert-choose-leader-space = Choose a space for your { $colour } leader.
desert-nowhere = There is no space for { $colour } now. Choose another herd.
desert-waits = { $phase ->
    [aside] { $seat } sets a leader aside.
    [leaders] { $seat } places a leader.
    [camels] { $left ->
        [one] { $seat } places a camel.
       *[other] { $seat } places 2 camels.
    }
   *[other] The board is being laid out.
}
desert-which-herd = Several herds could go to { $cell }. Which one?
desert-place = Place it
desert-cancel = Cancel
desert-must-skip = There is no space for a camel of yours.
desert-skip = Skip this turn
desert-leads-alone = the largest
desert-leads-shared = shares the largest
desert-seat-caravan = { $colour }: { desert-size }
desert-seat-aside = { $colour }: leader set aside
desert-seat-none = { $colour }: none
desert-seat-tokens = { $tokens ->
    [one] one waterhole taken
   *[other] { $tokens } waterholes taken
}
desert-seat-oases = { $oases ->
    [one] one oasis reached
   *[other] { $oases } oases reached
}
desert-seat-areas = { $spaces ->
    [one] one space enclosed
   *[other] { $spaces } spaces enclosed
}

# The coach
desert-why-oasis = { $seat } reaches the oasis { $cell } in { $played } of games, and in { $better } after the better move.
desert-why-caravan = { $seat } has the largest { $colour } caravan in { $played } of games, and in { $better } after the better move.
desert-why-area = Spaces enclosed by { $seat }, a point each: { $played } on average, and { $better } after the better move.
desert-nudge-camel = Look at the { $colour } herd.
desert-nudge-leader = Look for a good place for the { $colour } leader.
desert-nudge-other = There is not much to choose here.

# A position set by hand
desert-edit-board = The board
desert-edit-space = On this space
desert-edit-phase = What is done now
desert-edit-first = The first player
desert-edit-turn = Whose turn it is
desert-edit-opening = First round of camels
desert-edit-left = Camels left in this turn
desert-edit-aside = Leader set aside: { $colour }
desert-edit-taken = Waterholes of { $value } taken
desert-edit-phase-name = { $phase ->
    [first] drawing the first player
    [aside] setting leaders aside
    [palms] planting palms
    [tokens] laying waterholes
    [leaders] placing leaders
    [camels] placing camels
   *[over] the game is over
}

# Explained when it first comes up
desert-first-leaders = Leaders go first, one each in turn. Your caravan of a colour will grow from where its leader stands, so look for waterholes and oases near by.
desert-first-waterhole = A camel placed on a waterhole takes its token at once: as many points as stand on it.
desert-first-oasis = A caravan that comes beside an oasis scores it once. Another caravan of yours, and anybody else’s, can score it too.
desert-first-area = A caravan that closes off land owns it: every free space in it counts at the end, and what lies inside is taken at once. Nobody may place there any more.
desert-first-herd = One herd is near its end. When any herd is empty, the game ends with that turn.
desert-first-majority = At the end the largest caravan of each colour scores; who ties for it scores half.

# Puzzles: what is to be found, and what each kind is called
desert-puzzle-area = Close an area, now or later: which camel gets you the most space?
desert-puzzle-last = The { $colour } herd is almost empty, and the game ends with it. Make the most of it.
desert-puzzle-oasis = Reach an oasis, now or later: which camel does it best?
desert-puzzle-block = Stand in somebody’s way: which camel costs the others most?
desert-puzzle-largest = The largest { $colour } caravan is at stake. Which camel decides it?
desert-puzzle-water = Take water, now or later: which camel brings you the most?
desert-puzzle-plan = No points at once: which camel pays in the end?
desert-puzzles-area = Closing an area
desert-puzzles-last = The last camels
desert-puzzles-oasis = Reaching an oasis
desert-puzzles-block = Blocking
desert-puzzles-largest = The largest caravan
desert-puzzles-water = Taking water
desert-puzzles-plan = Looking ahead
