import { LAMPE, PLAN } from '../../maengel/beispiel-plan.ts';
import { createBeispielSeite } from '../../teile/seite.beispiele.ts';
import { type MangelListeProps, mangelListe } from './mangel-liste.context.ts';

const seite = createBeispielSeite('/melden/liste/', 'Gemeldet und behoben');
const options = mangelListe.options.parse({});
const ohneOrt = { ...LAMPE, strasse: null, ortsteil: null, breitengrad: null, laengengrad: null };
const maengel = [
  { ...LAMPE, mal: 40 },
  { ...ohneOrt, nummer: 11, art: 'Etwas anderes', stand: 'in Arbeit' },
  { ...LAMPE, nummer: 4, breitengrad: 48.84, stand: 'behoben', geaendert: '2026-03-12' },
];

export const beispiele = {
  voll: { context: mangelListe.context.parse({ maengel: { plan: PLAN, maengel } }), options, seite },
  ohnePlan: { context: mangelListe.context.parse({ maengel: { plan: null, maengel } }), options, seite },
  leer: { context: mangelListe.context.parse({ maengel: { plan: PLAN, maengel: [] } }), options, seite },
  ausgefallen: { context: mangelListe.context.parse({}), options, seite },
} satisfies Record<string, MangelListeProps>;
