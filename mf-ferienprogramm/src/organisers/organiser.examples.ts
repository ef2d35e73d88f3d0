import { settings } from '@gm/shared/areas/ferienprogramm/ferienprogramm.examples';

/** Two days, one of them with a helper. */
export const helper = {
  noetig: 2,
  helfer: [
    {
      id: 7,
      name: 'Eva Helfer',
      email: 'eva@post.example',
      telefon: '0171 9876543',
      hinweis: 'Ab 10 Uhr',
      tage: ['2026-08-03'],
    },
    { id: 8, name: 'Jo Neu', email: 'jo@post.example', telefon: '', hinweis: '', tage: [] },
  ],
  tage: [
    { tag: '2026-08-03', fehlen: 1 },
    { tag: '2026-08-04', fehlen: 2 },
  ],
};

/** Data of the organisers' pages: the season and one of their events. */
export const options = { anmeldung_von: '2026-06-01', anmeldung_bis: '2026-07-15', ...settings };
export const line = {
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
