/** Where members find what is theirs; on narrow screens far below, so that the page links to it. */
export const LEISTE = 'ratsmitglieder';
