"""Enclosing areas: D23–D29, and what taking a cell out of play means."""

from serai.core.compiled import inlined

from .layout import BLOCKED, COLOURS, FREE, LANE, ROCK, WALL, Material, State

OASIS_POINTS = 5
RING = (1 << 6) - 1
LONGEST_ARC = 3  # of two or more around a camel
MOST_MARKS = 32000


@inlined
def may_cut(mat: Material, st: State, caravan: int, cell: int) -> bool:
    """Whether a camel that is about to stand here might cut off an area.

    Going round it, its own caravan and the walls part the other cells into arcs: an area needs two
    or more. But a caravan that has been at no wall yet cuts nothing off by coming to one: behind it
    the arcs still meet.
    """
    own = sides(mat, st, cell, caravan)
    rocks = sides(mat, st, cell, ROCK)
    if not has_arcs(own | rocks):
        return False
    at_wall = st.touch[WALL] & caravan_bit(caravan)
    return bool(at_wall or has_arcs(own) or has_arcs(rocks))


@inlined
def sides(mat: Material, st: State, cell: int, camel: int) -> int:
    """The sides of a cell on which such a camel stands, as bits."""
    bits = 0
    for side in range(6):
        bits |= (st.camel[mat.next[cell, side]] == camel) << side
    return bits


@inlined
def leader_may_cut(mat: Material, st: State, caravan: int, camel: int) -> bool:
    """Whether the leader alone might have cut off an area, before this its first camel (D23)."""
    leader = st.leader[caravan]
    walls = 0
    for side in range(6):
        neighbour = mat.next[leader, side]
        walls |= (is_wall(st, neighbour, caravan) and neighbour != camel) << side
    return has_arcs(walls)


@inlined
def has_arcs(walls: int) -> bool:
    """Whether walls on these sides part the others into two arcs or more."""
    ends = walls & ~(walls >> 1 | walls << 5) & RING  # walls with none on their next side
    return bool(ends & (ends - 1))


@inlined
def is_wall(st: State, cell: int, caravan: int) -> bool:
    camel = st.camel[cell]
    return bool((camel == caravan) | (camel == ROCK))


@inlined
def close_arcs(mat: Material, st: State, caravan: int, cell: int) -> None:
    """Flood each arc around the camel that no foreign camel shows to be open (D25)."""
    if st.mark > MOST_MARKS:
        st.seen[:] = 0
        st.mark = 0
    first_mark = st.mark + 1
    starts = arcs(mat, st, caravan, cell)
    for side in range(6):
        if starts >> side & 1:
            flood(mat, st, caravan, cell, mat.next[cell, side], first_mark)


@inlined
def arcs(mat: Material, st: State, caravan: int, cell: int) -> int:
    """The first side of each arc with no foreign camel in or next to it, as bits."""
    walls = sides(mat, st, cell, caravan) | sides(mat, st, cell, ROCK)
    others = RING & ~walls
    foreign = foreign_bits(caravan)
    is_open = 0
    for side in range(6):
        neighbour = mat.next[cell, side]
        empty = (st.camel[neighbour] == FREE) & (st.touch[neighbour] & foreign == 0)
        is_open |= (not empty) << side
    is_open &= others
    for _ in range(LONGEST_ARC - 1):  # all the way back to its first side
        is_open |= (is_open >> 1 | is_open << 5) & others
    return (walls << 1 | walls >> 5) & others & ~is_open


@inlined
def flood(mat: Material, st: State, caravan: int, camel: int, start: int, first_mark: int) -> None:
    """Fill the part of the board around `start` and close it, unless it proves to be open.

    It is open if a camel is in it (D25), or if it meets what an earlier flood around the same camel
    has filled: had that been closed, it could not be met.
    """
    if st.seen[start] >= first_mark:
        return
    foreign = foreign_bits(caravan)
    st.mark += 1
    mark = st.mark
    st.seen[start] = mark
    st.stack[0] = start
    filled = 1
    done = 0
    while done < filled:
        cell = st.stack[filled - 1]  # the last found first: that leads away from the camel
        st.stack[filled - 1] = st.stack[done]
        st.stack[done] = cell
        done += 1
        for side in range(6):
            neighbour = mat.next[cell, side]
            if st.camel[neighbour] == FREE and st.seen[neighbour] != mark:
                if st.seen[neighbour] >= first_mark or st.touch[neighbour] & foreign:
                    return
                st.seen[neighbour] = mark
                st.stack[filled] = neighbour
                filled += 1
    if not is_only_part(mat, st, caravan, camel, mark):
        close(st, caravan, filled)


@inlined
def caravan_bit(caravan: int) -> int:
    """Its bit in `touch`."""
    return 1 << caravan % COLOURS * LANE + caravan // COLOURS


@inlined
def foreign_bits(caravan: int) -> int:
    """In `touch`, the bits of every caravan but this one."""
    return (BLOCKED - 1) & ~caravan_bit(caravan)


@inlined
def is_only_part(mat: Material, st: State, caravan: int, camel: int, mark: int) -> bool:
    """D23: whether everything around the camel was filled, so that nothing is cut off."""
    for side in range(6):
        neighbour = mat.next[camel, side]
        if st.seen[neighbour] != mark and not is_wall(st, neighbour, caravan):
            return False
    return True


@inlined
def close_parts(mat: Material, st: State, caravan: int) -> None:
    """D23 to the letter: without the caravan, parts with no camel are enclosed if not alone."""
    parts = 0
    st.seen[:] = 0
    for counted in range(2):
        for start in range(mat.cells):
            if is_wall(st, start, caravan) or st.seen[start] != counted:
                continue
            filled = fill_part(mat, st, caravan, start, counted + 1)
            parts += counted == 0
            if counted and parts > 1 and holds_no_camel(st, filled):
                close(st, caravan, filled)
    st.seen[:] = 0


@inlined
def fill_part(mat: Material, st: State, caravan: int, start: int, mark: int) -> int:
    st.seen[start] = mark
    st.stack[0] = start
    filled = 1
    done = 0
    while done < filled:
        for side in range(6):
            neighbour = mat.next[st.stack[done], side]
            if st.seen[neighbour] != mark and not is_wall(st, neighbour, caravan):
                st.seen[neighbour] = mark
                st.stack[filled] = neighbour
                filled += 1
        done += 1
    return filled


@inlined
def holds_no_camel(st: State, filled: int) -> bool:
    for i in range(filled):
        if st.camel[st.stack[i]] != FREE:
            return False
    return True


@inlined
def close(st: State, caravan: int, filled: int) -> None:
    """The cells on the stack are enclosed: take what is inside (D26, D27), end play there (D28)."""
    seat = caravan // COLOURS
    for i in range(filled):
        cell = st.stack[i]
        st.closed[cell] = caravan + 1
        take_token(st, seat, cell)
        if st.palm[cell]:
            for oasis in range(st.oases):
                if st.oasis[oasis] == cell:
                    reach(st, caravan, 1 << oasis)
        else:
            st.area[seat] += 1  # D32
        block(st, cell)


@inlined
def block(st: State, cell: int) -> None:
    """No camel of any colour may be placed here any more (D15, D19)."""
    st.touch[cell] |= BLOCKED


@inlined
def take_token(st: State, seat: int, cell: int) -> None:
    value = st.token[cell]
    if value:
        st.token[cell] = 0
        st.taken[seat, value - 1] += 1
        st.score[seat] += value


@inlined
def reach(st: State, caravan: int, oases: int) -> None:
    """Five points for each oasis this caravan had not reached (D22, D27)."""
    fresh = oases & ~st.reached[caravan]
    if fresh:
        st.reached[caravan] |= fresh
        while fresh:
            st.score[caravan // COLOURS] += OASIS_POINTS
            fresh &= fresh - 1
