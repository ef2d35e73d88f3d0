import { createExamplePage } from '../../parts/page.examples.ts';
import { type RueckfrageProps, rueckfrage } from './rueckfrage.context.ts';

const page = { ...createExamplePage('/rueckfrage/', 'Rückfrage'), suche: `?token=${'x'.repeat(32)}` };
const options = rueckfrage.options.parse({});
const question = {
  referenz: 'VE-2026-0042',
  bezeichnung: 'Veranstaltungseintrag',
  frage: 'Gibt es eine Pause?\nUnd wie viele Plätze hat der Saal?',
  korrekturfelder: [
    { feld: 'neu_titel', titel: 'Titel der Veranstaltung', art: 'text', wert: 'Liederabend' },
    { feld: 'neu_datum_von', titel: 'Datum von', art: 'datum', wert: '09.03.2026' },
    { feld: 'neu_zeit_von', titel: 'Uhrzeit von', art: 'zeit', wert: '19:30' },
  ],
};

/** A question with and without editable fields, and an expired link. */
export const examples = {
  offen: { context: rueckfrage.context.parse({ rueckfrage: question }), options, seite: page },
  ohneAngaben: {
    context: rueckfrage.context.parse({ rueckfrage: { ...question, korrekturfelder: [] } }),
    options,
    seite: page,
  },
  beantwortet: { context: rueckfrage.context.parse({ rueckfrage: { data: [] } }), options, seite: page },
} satisfies Record<string, RueckfrageProps>;
