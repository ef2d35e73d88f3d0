/** Colour schemes (page/styles/tokens.css) in the order of the list. */
export const COLOURS = [
  ['', 'Wie das Gerät'],
  ['hell', 'Hell'],
  ['dunkel', 'Dunkel'],
] as const;

/** The visitor's choice; without one the device decides. */
export type Colour = Exclude<(typeof COLOURS)[number][0], ''>;

const YEAR_S = 365 * 24 * 60 * 60;
const COOKIE = /(?:^|;\s*)farbe=(hell|dunkel)(?:;|$)/;

/** Reads the choice from the `Cookie` header or `document.cookie`. */
export const readColour = (cookies = ''): Colour | null => (COOKIE.exec(cookies)?.[1] as Colour | undefined) ?? null;

/** Format for `document.cookie`; the device's own scheme needs no cookie. */
export const formatFarbCookie = (colour: Colour | '', secure: boolean): string =>
  `farbe=${colour}; Path=/; Max-Age=${colour ? YEAR_S : 0}; SameSite=Lax${secure ? '; Secure' : ''}`;

/** Adds an attribute to the document, so that the first paint has the chosen colours without a script. */
export const colourDocument = (html: string, colour: Colour): string =>
  html.replace('<html ', `<html data-farbe="${colour}" `);

/**
 * For documents in the browser's cache, which may have been rendered for another choice
 * (page/app/render-offline-page.tsx).
 */
export const COLOUR_SCRIPT = `const f=${COOKIE}.exec(document.cookie);if(f)document.documentElement.dataset.farbe=f[1]`;
