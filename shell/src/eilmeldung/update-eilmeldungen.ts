const findIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('gm-eilmeldung')];
const nameAll = (elements: HTMLElement[]) => elements.map(({ dataset }) => dataset.kennung).join(' ');

/**
 * Shows after a navigation the urgent notices that came with the page; what is new is announced. Header and footer stay
 * as they were when the document came, so that nobody else does it.
 * @param markup made by render-eilmeldungen.tsx
 */
export async function updateEilmeldungen(markup: string): Promise<void> {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const next = findIn(template.content);
  if (next.length > 0) await import(/* webpackChunkName: "eilmeldung-spaeter" */ './eilmeldung-element.ts');
  // Looked up afterwards: while the script was loading the visitor may have gone on.
  const kopf = document.getElementById('chrome-kopf');
  if (!kopf) return;
  const before = findIn(kopf);
  if (nameAll(before) === nameAll(next)) return;
  const known = new Set(before.map(({ dataset }) => dataset.kennung));
  for (const element of before) element.remove();
  for (const element of next) if (!known.has(element.dataset.kennung)) element.role = 'alert';
  kopf.append(...next);
}
