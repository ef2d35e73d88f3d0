import { PLAN } from '../../maengel/example-plan.ts';
import { createExamplePage } from '../../parts/page.examples.ts';
import { type MangelStandProps, mangelStand } from './mangel-stand.context.ts';

const page = {
  ...createExamplePage('/melden/stand/', 'So steht es um Ihre Meldung'),
  suche: `?token=${'x'.repeat(32)}`,
};
const options = mangelStand.options.parse({});
const state = {
  referenz: 'MG-2026-0042',
  stand: 'gemeldet',
  gemeldet: '2026-03-09',
  geaendert: '2026-03-09',
  mal: 1,
  art: 'Straßenlampe',
  ort: 'Tannenstraße, Schwann, Hausnummer 9',
  breitengrad: 48.8286,
  laengengrad: 8.5059,
  beschreibung: 'Sie flackert und geht nach ein paar Minuten aus.',
  bild: null,
  plan: PLAN,
} as const;

const create = (different: object): MangelStandProps => ({
  context: mangelStand.context.parse({ stand: { ...state, ...different } }),
  options,
  seite: page,
});

/** A new, a resolved and a rejected report, the view of a person who joined, and an invalid link. */
export const examples = {
  gemeldet: create({}),
  behoben: create({ stand: 'behoben', geaendert: '2026-03-12', mal: 40 }),
  abgelehnt: create({ stand: 'abgelehnt', geaendert: '2026-03-12' }),
  dazu: create({ stand: 'in Arbeit', beschreibung: null, ort: 'Tannenstraße, Schwann', breitengrad: null, plan: null }),
  unbekannt: { context: mangelStand.context.parse({ stand: { data: [] } }), options, seite: page },
} satisfies Record<string, MangelStandProps>;
