/** Of several tabs at one table only one calls: the first that takes the moment for itself. */
const KEY = "serai-called";
const REMEMBERED = 24;

/** Whether a moment is still to be told; whoever asks first has to. */
export async function take(moment: string): Promise<boolean> {
  return navigator.locks ? navigator.locks.request(KEY, () => taken(moment)) : taken(moment);
}

function taken(moment: string): boolean {
  try {
    const told = (localStorage.getItem(KEY) ?? "").split(" ");
    if (told.includes(moment)) return false;
    localStorage.setItem(KEY, [...told, moment].slice(-REMEMBERED).join(" "));
  } catch {
    return true; // a browser that keeps nothing: better twice than never
  }
  return true;
}
