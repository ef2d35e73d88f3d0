import { navigationStore } from '@gm/shared/navigation/store';

/** Quick responses need no bar; once shown it stays long enough to be seen (requirement S-18: 200 ms). */
const APPEARS_AFTER_MS = 120;
const STAYS_MS = 200;

/** The thin bar at the top while a page is being fetched. */
export function startProgress(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownAt: number | undefined;
  const show = (active: boolean) => {
    shownAt = active ? Date.now() : undefined;
    const bar = document.getElementById('fortschritt');
    bar?.toggleAttribute('data-active', active);
    const text = document.createElement('span');
    text.className = 'gm-visually-hidden';
    text.textContent = 'Seite wird geladen …';
    bar?.replaceChildren(...(active ? [text] : []));
  };
  navigationStore.subscribe(({ loading }, before) => {
    if (loading === before.loading) return;
    clearTimeout(timer);
    if (loading === (shownAt !== undefined)) return;
    const wait = shownAt === undefined ? APPEARS_AFTER_MS : Math.max(0, shownAt + STAYS_MS - Date.now());
    timer = setTimeout(() => show(loading), wait);
  });
}
