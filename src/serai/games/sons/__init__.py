"""Im Reich der Wüstensöhne (Realm of the Desert Sons), by Klaus Teuber.

Read `layout` (what a state is), then `rules` (what may happen) with `opening`, `turn`, `plan`,
`oases`, `fields` and `scoring`, then the room you came for.
"""
