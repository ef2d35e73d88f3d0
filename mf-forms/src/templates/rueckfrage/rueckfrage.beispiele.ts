import { createBeispielSeite } from '../../teile/seite.beispiele.ts';
import { type RueckfrageProps, rueckfrage } from './rueckfrage.context.ts';

const seite = { ...createBeispielSeite('/rueckfrage/', 'Rückfrage'), suche: `?token=${'x'.repeat(32)}` };
const options = rueckfrage.options.parse({});
const frage = {
  referenz: 'VE-2026-0042',
  bezeichnung: 'Veranstaltungseintrag',
  frage: 'Gibt es eine Pause?\nUnd wie viele Plätze hat der Saal?',
  korrekturfelder: [
    { feld: 'neu_titel', titel: 'Titel der Veranstaltung', art: 'text', wert: 'Liederabend' },
    { feld: 'neu_datum_von', titel: 'Datum von', art: 'datum', wert: '09.03.2026' },
    { feld: 'neu_zeit_von', titel: 'Uhrzeit von', art: 'zeit', wert: '19:30' },
  ],
};

/** A question with and without answers to change, and a link that is not good any more. */
export const beispiele = {
  offen: { context: rueckfrage.context.parse({ rueckfrage: frage }), options, seite },
  ohneAngaben: {
    context: rueckfrage.context.parse({ rueckfrage: { ...frage, korrekturfelder: [] } }),
    options,
    seite,
  },
  beantwortet: { context: rueckfrage.context.parse({ rueckfrage: { data: [] } }), options, seite },
} satisfies Record<string, RueckfrageProps>;
