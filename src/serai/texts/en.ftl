# Errors
unknown-game = There is no game called “{ $name }”. There is: { $known }.
unknown-option = There is no option “{ $name }” in this game. Its options: { $known }.
bad-option = The option { $name } cannot be “{ $value }”. It can be: { $allowed }.
bad-seats = This game is not for { $seats } players but for { $allowed }.
bad-seat = There is no seat { $seat }: seats count from 0 and there are { $seats }.
bad-names = { $given } names were given for { $seats } seats.
illegal-action = “{ $text }” is not allowed now.
not-your-turn = It is not seat { $seat }’s turn but seat { $actor }’s.
stale = The action was meant for moment { $n } of the game, which is now at { $now }.
nothing-to-undo = There is nothing to take back.
no-seed = A card has to be drawn, but the seed of this game is not known.
bad-material = “{ $name }” cannot be played:

# Records and positions
bad-first-line = line { $line }: this should begin with “{ $expected }”.
stray-block = line { $line }: a line after “|” belongs to nothing.
unknown-line = line { $line }: “{ $text }” is not understood; there is { $known } and then “moves:”.
line-twice = line { $line }: { $key } is said twice.
no-moves = line { $line }: the record ends without “moves:”.
missing-line = The line “{ $key }:” is missing.
not-a-number = line { $line }: “{ $text }” is not a number ({ $key }).
unknown-rules = line { $line }: rules version { $version } is not known; the newest is { $newest }.
bad-option-word = line { $line }: “{ $text }” should be NAME=VALUE.
other-material = line { $line }: this is not the { $name } the game was played with.
bad-move-line = line { $line }: “{ $text }” should be a seat’s number (or * for chance) and an action.
wrong-mover = line { $line }: “{ $text }” is not by the one whose turn it is.
bad-move = line { $line }: { $why }
early-result = line { $line }: there is a result, but the game is not over.
other-result = line { $line }: “{ $text }” is not how it ended, but “{ $right }”.
after-the-end = line { $line }: “{ $text }” stands after the end.
position-of-other-game = This is a position of { $name }, not of { $game }.
position-without-board = The position has no “start:” with a board.
position-unsound = This position cannot be: { $why }
unknown-bot = There is no bot called “{ $name }”. There is: { $known }.
