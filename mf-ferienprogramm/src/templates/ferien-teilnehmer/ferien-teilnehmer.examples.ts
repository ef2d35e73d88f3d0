import { examples as administration } from '../ferien-verwaltung/ferien-verwaltung.examples.ts';

const [full, , empty, calledOff] = administration.alle.context.ferien.data;
const child = (name: string, changes: object = {}) => ({
  name,
  alter: 8,
  bemerkung: 'Allergie: Nüsse',
  kontakt: 'Ada Muster',
  telefon: '07082 1234',
  email: 'ada@beispiel.example',
  angaben: {},
  referenz: 'FP-2026-0001',
  rechnung: { offen: 8.5, href: '/intranet/ferienprogramm/kasse/FP-2026-0001/' },
  ...changes,
});
const cancellation = {
  betreff: 'Abgesagt: Töpfern',
  vor: '„Töpfern“ muss leider ausfallen',
  nach: 'Die Veranstaltung kostet Sie nichts.',
};
const betreuung = { fragen: [], veranstalter: [], auslagen: [], protokoll: [] };

/** A full event with a waiting list, one without participants, and a cancelled one. */
export const examples = {
  voll: {
    context: {
      event: {
        ...full,
        entwurf: null,
        absage: cancellation,
        betreuung,
        liste: [
          child('Muster, Tim'),
          child('<b>Muster</b>, Zoë', {
            telefon: '',
            referenz: 'FP-2026-0002',
            rechnung: { offen: 0, href: '/intranet/ferienprogramm/kasse/FP-2026-0002/' },
          }),
        ],
        warteliste: [
          { kinder: 'Mia Muster', kontakt: 'Ada Muster', telefon: '07082 1234', status: 'angeboten' },
          { kinder: 'Ole Muster', kontakt: 'Jan Muster', telefon: '', status: 'wartet' },
        ],
      },
    },
    options: {},
  },
  leer: {
    context: {
      event: { ...empty, entwurf: null, absage: cancellation, betreuung, teilnehmer: 0, liste: [], warteliste: [] },
    },
    options: {},
  },
  abgesagt: {
    context: { event: { ...calledOff, entwurf: null, absage: cancellation, betreuung, liste: [], warteliste: [] } },
    options: {},
  },
};
