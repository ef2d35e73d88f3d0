import { examples as participants } from '../ferien-teilnehmer/ferien-teilnehmer.examples.ts';

const { voll, leer, abgesagt } = participants;
const [first, second] = voll.context.event.liste;

/** Half paid and half answered with a helper missing, an event without participants, and a cancelled one. */
export const examples = {
  voll: {
    context: {
      event: {
        ...voll.context.event,
        aendern: '/intranet/ferienprogramm/1/berichtigen/',
        seite: '/kinderferienprogramm/1/',
        betreuung: {
          ...voll.context.event.betreuung,
          fragen: ['notfall'],
          veranstalter: [{ id: 5, name: 'Radverein', email: 'rad@verein.example' }],
          helfer: {
            noetig: 2,
            helfer: [
              { id: 1, name: 'Ada Hilft', email: 'ada@hilft.example', telefon: '', hinweis: '', tage: ['2026-08-03'] },
            ],
            tage: [{ tag: '2026-08-03', fehlen: 1 }],
          },
        },
        liste: [{ ...first, angaben: { notfall: '0171 2345678' } }, second],
      },
    },
    options: {},
  },
  leer: { context: leer.context, options: {} },
  abgesagt: { context: abgesagt.context, options: {} },
};
