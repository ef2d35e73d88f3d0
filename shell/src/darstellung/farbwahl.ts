/** Where a browser remembers which colours somebody chose; nothing there means those of the device. */
export const FARBE_KEY = 'gm:farbe';

/** What can be chosen (stile/tokens.css), in the order of the list. */
export const FARBEN = [
  ['', 'Wie das Gerät'],
  ['hell', 'Hell'],
  ['dunkel', 'Dunkel'],
] as const;

/**
 * Runs in the head, before anything is painted: a page is the same for everybody, and only the browser knows. Where it
 * keeps nothing, the device decides.
 */
export const FIRST_SCRIPT = `try{document.documentElement.dataset.farbe=localStorage['${FARBE_KEY}']||''}catch{}`;
