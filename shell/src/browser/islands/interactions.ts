import { isEntered, listControls } from './entered.ts';

/** Signs that a visitor uses an island: pointing, touching, focusing, typing, filling in, dropping and pasting files, sending. */
export const INTERACTIONS = [
  'pointermove',
  'pointerdown',
  'focusin',
  'keydown',
  'input',
  'change',
  'dragenter',
  'dragover',
  'drop',
  'paste',
  'click',
  'submit',
] as const;

function isStored(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // Blocked storage: only the code knows what it keeps in memory.
    return true;
  }
}

/** `data-kept` names an entry of the tab's session storage that only the code can show, e.g. a draft. */
const KEPT = /\sdata-kept="([^"]*)"/g;

/** Whether a page will need the code of its islands as soon as it is shown. */
export const isNeeded = (html: string): boolean =>
  [...html.matchAll(KEPT)].some(([, key = '']) => isStored(key.replaceAll('&amp;', '&')));

/**
 * Whether an island is in use already: focused or filled in before the shell's script ran, or left by the tab in an
 * earlier document. `data-due` is set by a template whose data ask for its code.
 */
export function isInUse(element: HTMLElement): boolean {
  const inside = [element, ...element.querySelectorAll<HTMLElement>('[data-kept], [data-due]')];
  return (
    element.contains(document.activeElement) ||
    inside.some(({ dataset: { kept, due } }) => due !== undefined || (kept !== undefined && isStored(kept))) ||
    [...listControls(element)].some(isEntered)
  );
}
