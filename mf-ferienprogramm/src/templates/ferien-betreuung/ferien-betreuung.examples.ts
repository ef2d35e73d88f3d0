import { helper } from '../../organisers/organiser.examples.ts';
import { examples as participants } from '../ferien-teilnehmer/ferien-teilnehmer.examples.ts';

const { event } = participants.voll.context;

/** An event of a club with its questions, costs and history. */
export const examples = {
  betreut: {
    context: {
      event: {
        ...event,
        betreuung: {
          fragen: ['notfall'],
          veranstalter: [{ id: 5, name: 'Radverein', email: 'rad@verein.example' }],
          helfer: helper,
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
