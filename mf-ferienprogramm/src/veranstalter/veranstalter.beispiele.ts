import { einstellungen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm.beispiele';

/** Two days, on one of which somebody helps. */
export const helfer = {
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

/** What the pages of organisers show: the season, and an event of theirs. */
export const options = { anmeldung_von: '2026-06-01', anmeldung_bis: '2026-07-15', ...einstellungen };
export const zeile = {
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
