/** Scrolls rows of pills to the chosen one, in browsers without `scroll-initial-target`; never away from a hand. */
export function showChosen(): void {
  for (const pill of document.querySelectorAll<HTMLElement>('[data-pillen] [aria-current]')) {
    const row = pill.offsetParent;
    if (row?.scrollLeft !== 0 || row.contains(document.activeElement)) continue;
    row.scrollLeft = pill.offsetLeft - row.clientWidth / 2;
  }
}
