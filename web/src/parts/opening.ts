/** A link that opens something here; with a key that browsers know it can still be opened beside. */
export function opening(here: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    here();
  };
}
