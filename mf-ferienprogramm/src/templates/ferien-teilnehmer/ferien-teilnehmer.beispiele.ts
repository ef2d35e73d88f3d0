import { beispiele as verwaltung } from '../ferien-verwaltung/ferien-verwaltung.beispiele.ts';

const [voll, , leer, abgesagt] = verwaltung.alle.context.ferien.data;
const kind = (name: string) => ({
  name,
  alter: 8,
  bemerkung: 'Allergie: Nüsse',
  kontakt: 'Ada Muster',
  telefon: '07082 1234',
  email: 'ada@beispiel.example',
  angaben: {},
});
const betreuung = { fragen: [], veranstalter: [], auslagen: [], protokoll: [] };

/** A full event with a line, one without anybody, and one that is cancelled. */
export const beispiele = {
  voll: {
    context: {
      event: {
        ...voll,
        entwurf: null,
        betreuung,
        liste: [kind('Muster, Tim'), { ...kind('<b>Muster</b>, Zoë'), telefon: '' }],
        warteliste: [
          { kinder: 'Mia Muster', kontakt: 'Ada Muster', telefon: '07082 1234', status: 'angeboten' },
          { kinder: 'Ole Muster', kontakt: 'Jan Muster', telefon: '', status: 'wartet' },
        ],
      },
    },
    options: {},
  },
  leer: {
    context: { event: { ...leer, entwurf: null, betreuung, teilnehmer: 0, liste: [], warteliste: [] } },
    options: {},
  },
  abgesagt: { context: { event: { ...abgesagt, entwurf: null, betreuung, liste: [], warteliste: [] } }, options: {} },
};
