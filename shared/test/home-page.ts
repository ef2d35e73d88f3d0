import type { Page } from '../contract/contract.ts';

/** Facts of a page, for tests and examples. */
export const homePage: Page = {
  pfad: '/',
  suche: '',
  titel: 'Startseite',
  gemeinde: {
    name: 'Musterhardt',
    strasse: 'Rathausplatz 1',
    plz: '75334',
    ort: 'Musterhardt',
    telefon: '07082 000-0',
    email: 'info@musterhardt.example',
    ortsteile: [],
  },
};
