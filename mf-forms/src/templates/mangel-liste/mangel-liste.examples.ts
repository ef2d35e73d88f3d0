import { LAMP, PLAN } from '../../maengel/example-plan.ts';
import { createExamplePage } from '../../parts/page.examples.ts';
import { type MangelListeProps, mangelListe } from './mangel-liste.context.ts';

const page = createExamplePage('/melden/liste/', 'Gemeldet und behoben');
const options = mangelListe.options.parse({});
const withoutLocation = { ...LAMP, strasse: null, ortsteil: null, breitengrad: null, laengengrad: null };
const maengel = [
  { ...LAMP, mal: 40 },
  { ...withoutLocation, nummer: 11, art: 'Etwas anderes', stand: 'in Arbeit' },
  { ...LAMP, nummer: 4, breitengrad: 48.84, stand: 'behoben', geaendert: '2026-03-12' },
];

export const examples = {
  voll: { context: mangelListe.context.parse({ maengel: { plan: PLAN, maengel } }), options, seite: page },
  ohnePlan: { context: mangelListe.context.parse({ maengel: { plan: null, maengel } }), options, seite: page },
  leer: { context: mangelListe.context.parse({ maengel: { plan: PLAN, maengel: [] } }), options, seite: page },
  ausgefallen: { context: mangelListe.context.parse({}), options, seite: page },
} satisfies Record<string, MangelListeProps>;
