import { createExamplePage, refuse } from '../../parts/page.examples.ts';
import { examples as registration } from '../abfallerinnerung/abfallerinnerung.examples.ts';
import {
  type AbfallerinnerungVerwaltenProps,
  abfallerinnerungVerwalten,
} from './abfallerinnerung-verwalten.context.ts';

const page = {
  ...createExamplePage('/abfalltermine/erinnerung/verwalten/', 'Ihre Erinnerung'),
  suche: `?token=${'x'.repeat(32)}`,
};
const options = abfallerinnerungVerwalten.options.parse({});
const { abfalltermine } = registration.leer.context;
const state = { bestaetigt: true, email: 'anna@post.example', strasse: 'schwann-tannenstrasse', arten: ['bio'] };
const template = 'abfallerinnerung-verwalten';

/** Before and after confirmation, rejected, ended, and with an invalid link. */
export const examples = {
  unbestaetigt: { context: { stand: { ...state, bestaetigt: false }, abfalltermine }, options, seite: page },
  bestaetigt: {
    context: { stand: state, abfalltermine },
    options,
    seite: { ...page, formular: { template, status: 'success', werte: {}, fehler: [] } },
  },
  abgelehnt: {
    context: { stand: state, abfalltermine },
    options,
    seite: refuse(
      page,
      template,
      { vorgang: 'aendern', strasse: 'conweiler-hauptstrasse' },
      { arten: 'Bitte wählen Sie mindestens eine Abfallart aus.' },
    ),
  },
  abbestellt: {
    context: { stand: null, abfalltermine },
    options,
    seite: { ...page, formular: { template, status: 'success', werte: {}, fehler: [] } },
  },
  unbekannt: {
    context: abfallerinnerungVerwalten.context.parse({ stand: { data: [] }, abfalltermine: null }),
    options,
    seite: page,
  },
} satisfies Record<string, AbfallerinnerungVerwaltenProps>;
