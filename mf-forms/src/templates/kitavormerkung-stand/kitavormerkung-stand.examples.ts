import { createExamplePage } from '../../parts/page.examples.ts';
import { type KitavormerkungStandProps, kitavormerkungStand } from './kitavormerkung-stand.context.ts';

const page = {
  ...createExamplePage('/kitavormerksystem/stand/', 'Stand Ihrer Vormerkung'),
  suche: `?token=${'x'.repeat(32)}`,
};
const options = kitavormerkungStand.options.parse({});
const state = {
  referenz: 'KV-2026-0042',
  status: 'eingegangen',
  eingegangen: '2026-03-09',
  geaendert: '2026-03-09',
  kind_vorname: 'Mia',
  betreuung_ab: '2027-09-01',
  betreuung_von: '07:30',
  betreuung_bis: '14:00',
  kitas: ['Sonnenhügel', 'Arche'],
  wuensche: ['sonnenhuegel', 'arche'],
  auswahl: [
    { id: 'sonnenhuegel', name: 'Sonnenhügel', ortsteil: 'Conweiler', alter_von: 1, alter_bis: 6 },
    { id: 'arche', name: 'Arche', ortsteil: 'Ottenhausen', alter_von: 2, alter_bis: 6 },
  ],
} as const;

/** A new pre-registration, a decided one, and an invalid link. */
export const examples = {
  eingegangen: { context: kitavormerkungStand.context.parse({ stand: state }), options, seite: page },
  zugesagt: {
    context: kitavormerkungStand.context.parse({ stand: { ...state, status: 'freigegeben', geaendert: '2026-04-01' } }),
    options,
    seite: page,
  },
  zurueckgezogen: {
    context: kitavormerkungStand.context.parse({ stand: { ...state, status: 'zurückgezogen' } }),
    options,
    seite: page,
  },
  unbekannt: { context: kitavormerkungStand.context.parse({ stand: { data: [] } }), options, seite: page },
} satisfies Record<string, KitavormerkungStandProps>;
