import { createBeispielSeite, refuse } from '../../teile/seite.beispiele.ts';
import { beispiele as anmeldung } from '../abfallerinnerung/abfallerinnerung.beispiele.ts';
import {
  type AbfallerinnerungVerwaltenProps,
  abfallerinnerungVerwalten,
} from './abfallerinnerung-verwalten.context.ts';

const seite = {
  ...createBeispielSeite('/abfalltermine/erinnerung/verwalten/', 'Ihre Erinnerung'),
  suche: `?token=${'x'.repeat(32)}`,
};
const options = abfallerinnerungVerwalten.options.parse({});
const { abfalltermine } = anmeldung.leer.context;
const stand = { bestaetigt: true, email: 'anna@post.example', strasse: 'schwann-tannenstrasse', arten: ['bio'] };
const template = 'abfallerinnerung-verwalten';

/** Before and after the confirmation, refused, ended, and with a link that fits nothing. */
export const beispiele = {
  unbestaetigt: { context: { stand: { ...stand, bestaetigt: false }, abfalltermine }, options, seite },
  bestaetigt: {
    context: { stand, abfalltermine },
    options,
    seite: { ...seite, formular: { template, status: 'success', werte: {}, fehler: [] } },
  },
  abgelehnt: {
    context: { stand, abfalltermine },
    options,
    seite: refuse(
      seite,
      template,
      { vorgang: 'aendern', strasse: 'conweiler-hauptstrasse' },
      { arten: 'Bitte wählen Sie mindestens eine Abfallart aus.' },
    ),
  },
  abbestellt: {
    context: { stand: null, abfalltermine },
    options,
    seite: { ...seite, formular: { template, status: 'success', werte: {}, fehler: [] } },
  },
  unbekannt: {
    context: abfallerinnerungVerwalten.context.parse({ stand: { data: [] }, abfalltermine: null }),
    options,
    seite,
  },
} satisfies Record<string, AbfallerinnerungVerwaltenProps>;
