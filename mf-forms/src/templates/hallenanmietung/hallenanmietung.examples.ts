import { createExamplePage } from '../../parts/page.examples.ts';
import { type HallenanmietungProps, hallenanmietung } from './hallenanmietung.context.ts';

const page = { ...createExamplePage('/veranstaltungen-hallenanmietung/', 'Sommerkonzert'), suche: '?id=7' };
const options = hallenanmietung.options.parse({});

export const examples = {
  mitVerein: {
    context: {
      veranstaltungen: [],
      veranstaltung: {
        id: 7,
        titel: 'Sommerkonzert',
        veranstalter: '',
        brancheneintrag_veranstalter: {
          id: 2,
          titel: 'Turnverein Schwann',
          kontakt: { link: 'https://tv.example/', telefon: '07082 1', telefax: '07082 2', email: 'info@tv.example' },
          adresse: { strasse: 'Talstraße 1', plz: '75334', ort: 'Musterhardt' },
          ansprechpartner: 'Heike Jäck',
        },
      },
    },
    options,
    seite: page,
  },
  mitAnderen: {
    context: {
      veranstaltungen: [],
      veranstaltung: {
        id: 7,
        titel: 'Sommerkonzert',
        veranstalter: 'Nachbarschaft',
        brancheneintrag_veranstalter: null,
      },
    },
    options,
    seite: page,
  },
  ohneVeranstaltung: { context: { veranstaltung: null, veranstaltungen: [] }, options, seite: page },
  zurWahl: {
    context: {
      veranstaltung: null,
      veranstaltungen: [
        { id: 7, titel: 'Sommerkonzert', datum_von: '2026-07-04T19:00' },
        { id: 9, titel: 'Herbstfest', datum_von: '2026-10-02' },
      ],
    },
    options,
    seite: page,
  },
} satisfies Record<string, HallenanmietungProps>;
