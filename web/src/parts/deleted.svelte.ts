/** The table that was deleted last, so that the first page can offer it back. */

class JustDeleted {
  table = $state.raw<{ id: string; game: string } | null>(null);
}

export const justDeleted = new JustDeleted();
