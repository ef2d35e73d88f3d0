import { options } from '../../organisers/organiser.examples.ts';

const event = {
  id: 3,
  titel: 'Radtour',
  termin: '03.08.2026 – 04.08.2026, 09:00 Uhr bis 12:00 Uhr',
  ort: 'Sporthalle',
  abgesagt: false,
  veranstalter: [{ name: 'Radverein', email: 'rad@verein.example' }],
  telefon: '0171 2345678',
  hinweis: 'Ab 10 Uhr',
  tage: [
    { tag: '2026-08-03', dabei: true, fehlen: 0 },
    { tag: '2026-08-04', dabei: false, fehlen: 2 },
  ],
};

/** Two days to help on, no event, and an expired login. */
export const examples = {
  gefragt: {
    context: {
      helfen: {
        angemeldet: true,
        email: 'eva@post.example',
        data: [event, { ...event, id: 4, titel: 'Waldtag', abgesagt: true }],
      },
    },
    options,
  },
  nichts: { context: { helfen: { angemeldet: true, email: 'eva@post.example', data: [] } }, options },
  abgelaufen: { context: { helfen: { angemeldet: false, email: '', data: [] } }, options },
};
