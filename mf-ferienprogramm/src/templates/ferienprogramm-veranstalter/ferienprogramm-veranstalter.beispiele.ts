import { einstellungen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm.beispiele';

const options = { anmeldung_von: '2026-06-01', anmeldung_bis: '2026-07-15', ...einstellungen };
const event = {
  id: 3,
  titel: 'Radtour',
  termin: '03.08.2026, 09:00 Uhr bis 12:00 Uhr',
  ort: 'Sporthalle',
  teilnehmer_min: 4,
  teilnehmer_max: 10,
  belegt: 8,
  teilnehmer: 2,
  unbestaetigt: 0,
  wartende: 0,
  stand: 'offen',
  frei: 2,
};

/** A club with an event, and a log-in that has ended. */
export const beispiele = {
  angemeldet: {
    context: {
      veranstalter: {
        angemeldet: true,
        email: 'rad@verein.example',
        data: [{ ...event, href: '/ferienprogramm-veranstalter/blatt/?token=x&id=3' }],
      },
    },
    options,
  },
  abgelaufen: { context: { veranstalter: { angemeldet: false, email: '', data: [] } }, options },
};
