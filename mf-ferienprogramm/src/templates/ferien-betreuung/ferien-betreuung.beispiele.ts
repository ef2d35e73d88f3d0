import { helfer } from '../../veranstalter/veranstalter.beispiele.ts';
import { beispiele as teilnehmer } from '../ferien-teilnehmer/ferien-teilnehmer.beispiele.ts';

const { event } = teilnehmer.voll.context;

/** An event with a club, what it asks, what it cost, and what was done. */
export const beispiele = {
  betreut: {
    context: {
      event: {
        ...event,
        betreuung: {
          fragen: ['notfall'],
          veranstalter: [{ id: 5, name: 'Radverein', email: 'rad@verein.example' }],
          helfer,
          auslagen: [{ id: 1, betrag: 12.5, wofuer: 'Flickzeug', von: 'rad@verein.example', tag: '2026-07-02' }],
          protokoll: [
            { wann: '2026-07-02T08:00:00.000Z', wer: 'rad@verein.example', was: 'Teilnehmerliste geholt (html)' },
          ],
        },
      },
    },
    options: {},
  },
};
