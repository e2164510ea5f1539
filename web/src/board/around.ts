/** What comes so many steps after a place in a list, or before it: round and round. */
export function around<One>(list: readonly One[], place: number, step: number): One {
  const { length } = list;
  return list[(((place + step) % length) + length) % length]!;
}
