const findIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('gm-eilmeldung')];
const nameAll = (elements: HTMLElement[]) => elements.map(({ dataset }) => dataset.kennung).join(' ');

/**
 * Shows the urgent notices that came with the page after a navigation and announces new ones. Header and footer stay as
 * the document delivered them, so no other code updates them.
 * @param markup from render-eilmeldungen.tsx
 */
export async function updateEilmeldungen(markup: string): Promise<void> {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const next = findIn(template.content);
  if (next.length > 0) await import(/* webpackChunkName: "eilmeldung-late" */ './eilmeldung-element.ts');
  // Looked up after the import: the visitor may have navigated meanwhile.
  const head = document.getElementById('chrome-kopf');
  if (!head) return;
  const before = findIn(head);
  if (nameAll(before) === nameAll(next)) return;
  const known = new Set(before.map(({ dataset }) => dataset.kennung));
  for (const element of before) element.remove();
  for (const element of next) if (!known.has(element.dataset.kennung)) element.role = 'alert';
  head.append(...next);
}
