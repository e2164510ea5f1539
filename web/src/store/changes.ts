/** What has changed of plain data, put together with what there was: nothing of that is touched.

An object goes on inside, by name or by place in a list; a list of one is another value, an empty one
says that the name is gone, and any other holds edits of a list, in threes. */
export type Change = { [name: string]: Change } | unknown[];

export function changed(old: unknown, what: Change): unknown {
  if (Array.isArray(what)) return what.length === 1 ? what[0] : edited(old as unknown[], what);
  const now = (Array.isArray(old) ? [...old] : { ...(old as object) }) as Record<string, unknown>;
  for (const [name, part] of Object.entries(what)) {
    if (Array.isArray(part) && part.length === 0) delete now[name];
    else now[name] = changed(now[name], part);
  }
  return now;
}

/** Each edit: from which place on, how many go (null: all that follow), and what comes instead. Places
count in the old list. */
export function edited<Item>(old: Item[], edits: unknown[]): Item[] {
  const now: Item[] = [];
  let taken = 0;
  for (let at = 0; at < edits.length; at += 3) {
    const [begin, gone, instead] = edits.slice(at, at + 3) as [number, number | null, Item[]];
    now.push(...old.slice(taken, begin), ...instead);
    taken = gone === null ? old.length : begin + gone;
  }
  return [...now, ...old.slice(taken)];
}
