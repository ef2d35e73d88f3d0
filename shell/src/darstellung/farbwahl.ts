/** What can be chosen (stile/tokens.css), in the order of the list. */
export const FARBEN = [
  ['', 'Wie das Gerät'],
  ['hell', 'Hell'],
  ['dunkel', 'Dunkel'],
] as const;

/** What somebody chose; without a choice the colours are the device's. */
export type Farbe = Exclude<(typeof FARBEN)[number][0], ''>;

const YEAR_S = 365 * 24 * 60 * 60;
const COOKIE = /(?:^|;\s*)farbe=(hell|dunkel)(?:;|$)/;

/** Of the cookies that a browser sends or a document sees. */
export const readFarbe = (cookies = ''): Farbe | null => (COOKIE.exec(cookies)?.[1] as Farbe | undefined) ?? null;

/** As `document.cookie` takes it; the device's own colours need none. */
export const formatFarbCookie = (farbe: Farbe | '', secure: boolean): string =>
  `farbe=${farbe}; Path=/; Max-Age=${farbe ? YEAR_S : 0}; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The document for somebody who chose: one attribute more, so that the first paint has the colours without a script. */
export const colourDocument = (html: string, farbe: Farbe): string =>
  html.replace('<html ', `<html data-farbe="${farbe}" `);

/** For a document that the browser has kept, whoever it was made for (app/render-offline-page.tsx). */
export const COLOUR_SCRIPT = `const f=${COOKIE}.exec(document.cookie);if(f)document.documentElement.dataset.farbe=f[1]`;
