/** Which tables are looked at: the page that shows one holds a lock that all tabs can see. */
const nameOf = (table: string) => `serai-looking ${table}`;

/** Show it while the page is not hidden, until this is ended. */
export function showLooking(table: string): () => void {
  let release: (() => void) | null = null;
  const end = () => {
    release?.();
    release = null;
  };
  const follow = () => {
    if (document.hidden) return end();
    if (release) return;
    const held = new Promise<void>((done) => (release = done));
    void navigator.locks?.request(nameOf(table), { mode: "shared" }, () => held);
  };
  follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    end();
  };
}

/** Whether some tab shows the table to somebody; where there are no locks, nobody knows. */
export async function looked(table: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === nameOf(table));
}
