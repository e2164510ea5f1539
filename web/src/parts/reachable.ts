/** Something that scrolls and holds nothing to go to by keys can be gone to itself. */
const INSIDE = "a[href], button, input, select, summary, [tabindex='0']";

export function reachable(node: HTMLElement): () => void {
  const look = (): void => {
    const needed = node.scrollHeight > node.clientHeight && !node.querySelector(INSIDE);
    if (needed) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const sized = new ResizeObserver(look);
  const changed = new MutationObserver(look);
  sized.observe(node);
  changed.observe(node, { childList: true, subtree: true });
  return () => {
    sized.disconnect();
    changed.disconnect();
  };
}
