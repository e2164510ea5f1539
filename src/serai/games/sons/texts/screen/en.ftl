sons-screen-welcome = Type what you are asked for, such as “f5” to move to f5, “?” to see what you can do, “signs” for the signs on the plan, “quit” to save and leave.
sons-screen-looks = plan: the whole plan, large · plan small: one line a cell
    oases: all that are not complete · tiles: what the stacks still hold
    rumours: where they lie, and what you know · signs: the signs on the plan
sons-screen-heading = { $number ->
    [0] No tile is left
    [one] Stack { $stacks }
   *[other] Stacks { $stacks }
} · supply: { $water } water, { $camels } camels, { $rumours } rumours
sons-screen-worth = Gold for a good: { $goods }
sons-screen-worth-of = { $number ->
    [0] { $good } { $worth }
   *[other] { $good } { $worth } ({ $rumours })
}
sons-screen-oasis-signs = Oasis { $cells }: { $fields }, open to { $open }{ $explorers ->
    [0] { "" }
   *[other] , in line { $line }
}
sons-screen-displays = Displays { $displays }
sons-screen-new = New: { $cells }
sons-screen-desert = desert
sons-screen-water = water
sons-screen-places = goods
sons-screen-camels = camels
sons-screen-gold = gold
sons-screen-explorers = explorers
sons-screen-signs = @1 caravan of player 1 · 16¹ explorer 16 of player 1 · 16* with the turban
    ─ │ desert, brown lines · ═ ║ oasis, white lines · · not discovered
    on the small plan ▀ oasis in the north, ▄ in the south, █ in both
    i incense · m myrrh · s salt · g gems · w1 w2 water · C camel · R rumour
    o no field; each part of an oasis has its sign in a corner beside its sides
    on the small plan ~ water, & two fields, where there is no room for more
    + you may move there · $ for 1 water, with the camel driver · [ ] new
    2.17 ne/w2 sw/R: tile 2.17; its sides n and e have 2 water, s and w a rumour
    3/6 goods and places · (12) the gold if the game ended now
    16*:g5 an explorer on g5, 13 one at home · ? a rumour you do not know

sons-screen-oasis = { $cells }: { $about }.
sons-screen-oasis-fields = { $number ->
    [0] no field
   *[other] { $fields }
}
sons-screen-oasis-open = { $number ->
    [0] complete
   *[other] open to { $cells }
}
sons-screen-oasis-line = in line { $line }
sons-screen-in-line = { $height } of player { $number }
sons-screen-oases-bare = { $number ->
    [one] One side of the cross is still bare, open to { $cells }.
   *[other] { $number } sides of the cross are still bare, open to { $cells }.
}
sons-screen-oases-done = { $number ->
    [0] No oasis is complete yet.
    [one] One oasis is complete.
   *[other] { $number } oases are complete.
}
sons-screen-stack = Stack { $stack }, { $number ->
    [one] 1 tile
   *[other] { $number } tiles
}: { $tiles }
sons-screen-no-tiles = No tile is left in the stacks.
sons-screen-rumour = { $name }: { $value }, { $place }, seen by { $seats }
sons-screen-rumour-place = { $place ->
    [incense] on incense
    [myrrh] on myrrh
    [salt] on salt
    [gems] on gems
    [supply] in the supply
   *[hand] just taken
}
sons-screen-rumours-left = Rumours in the supply: { $number }.

sons-screen-typed = “{ $line }”
sons-screen-last-round = The last round: { $number ->
    [one] this is the last turn of all.
   *[other] { $number } turns are left, this one included.
}
sons-screen-last-tile = The last tile is drawn: after this turn each player has one more.
sons-screen-low = Only { $number ->
    [one] 1 tile is
   *[other] { $number } tiles are
} left; after the last one each player has one more turn (S31).
sons-screen-turn-moving = { $name }, { $which ->
    [second] you may move once more
    [extra] move again
   *[first] move
}: type a cell marked +{ $driver ->
    [may] { " " }or $ (1 water)
    [paid] { " " }(the driver is paid)
   *[no] { "" }
}, such as “{ $example }”, or “stay”.
sons-screen-turn-discovering = { $name }, { $which ->
    [second] you may discover once more
   *[first] discover a tile
}. Type { $options }.
sons-screen-may-draw = “draw” for a tile from the stack
sons-screen-may-take = { $lines } from your display
sons-screen-may-scout = { $lines } from another display, with the scout for 1 water
sons-screen-may-pass = “pass” for nothing
sons-screen-turn-laying = { $name }, lay { $tile } on { $places }. Type a cell and a rotation: “{ $example }”.
sons-screen-turn-answering = { $name }, { $tile } was taken from your display. Type “redraw” to draw another one, or “decline”.
sons-screen-part = Oasis { $side } of { $cell }: { $about }.
sons-screen-turn-exploring = { $name }, { $which ->
    [recall] all your explorers are on the plan, and you may take one back
   *[put] you may put an explorer on { $cell }
}. Type { $options }, or “pass”.
sons-screen-turn-ordering = { $name }, two oases are complete. Which one is scored first? Type { $options }.
sons-screen-turn-choosing = { $name }, your explorer { $height } { $must ->
    [yes] takes a field
   *[no] may take a field
}{ $number ->
    [0] { "" }
    [one] , and one more is in line
   *[other] , and { $number } more are in line
}. Type { $must ->
    [yes] { $options }
   *[no] { $options }, or “pass”
}.
sons-screen-turn-throwing = { $name }, all your { $places } places are taken. { $number ->
    [0] You have nothing but { $good }: type “leave”.
   *[other] Throw something away for { $good }: { $options }, or “leave” it.
}
sons-screen-turn-putting = { $name }, rumour { $rumour } is { $value }. Put it on a good: { $options }.
sons-screen-turn-looking = { $name }, you may look at a rumour: { $options }, or “pass”.
sons-screen-turn-looked = { $name }, rumour { $rumour } on { $good } is { $value }. Type “leave” to leave it there, or “remove” to put it back into the supply.
sons-screen-turn-leading = { $name }, your turn is over. Type “end”, or “leader” for one more turn: it costs 1 of your { $water } water.
sons-screen-tie-water = { $names } have the same gold; { $name } has more water, { $more } against { $less } (S33).
sons-screen-tie-shared = { $names } have the same gold, and { $winners } the same water too, { $more } (S33).
