desert-screen-welcome = Type an action such as “lime d5”, “?” to see what you can do, “quit” to save and leave.
desert-screen-looks = signs: the signs on the board and in the table
desert-screen-herds = herds
desert-screen-water = water
desert-screen-oases = oases
desert-screen-land = land
desert-screen-largest = largest
desert-screen-total = total
desert-screen-low = Soon empty, and then the game ends (D30): { $herds }.
desert-screen-colour = { $typed } { $name }
desert-screen-signs = l1 a lime camel of player 1 · L1 its caravan leader · [l1] new
    1 2 3 a waterhole and its points · Ψ an oasis · Ψ1 reached by player 1
    #1 enclosed by player 1 · ^ mountains · · sand · o p still to be laid
    under a colour: camels in the herd, !2 soon empty; then those of each caravan
    (3) counts at the end · *5 the largest of its colour · =5 one of the largest
desert-screen-turn-aside = { $name }, set a leader aside.
desert-screen-turn-leaders = { $name }, place a leader.
desert-screen-turn-camels = { $name }, place a camel: { $left ->
    [one] the last one of this turn.
   *[other] { $left } are left in this turn.
}
