import { createBeispielSeite } from '../../teile/seite.beispiele.ts';
import { type KitavormerkungStandProps, kitavormerkungStand } from './kitavormerkung-stand.context.ts';

const seite = {
  ...createBeispielSeite('/kitavormerksystem/stand/', 'Stand Ihrer Vormerkung'),
  suche: `?token=${'x'.repeat(32)}`,
};
const options = kitavormerkungStand.options.parse({});
const stand = {
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

/** A pre-registration just received, one that was decided on, and a link that fits nothing. */
export const beispiele = {
  eingegangen: { context: kitavormerkungStand.context.parse({ stand }), options, seite },
  zugesagt: {
    context: kitavormerkungStand.context.parse({ stand: { ...stand, status: 'freigegeben', geaendert: '2026-04-01' } }),
    options,
    seite,
  },
  zurueckgezogen: {
    context: kitavormerkungStand.context.parse({ stand: { ...stand, status: 'zurückgezogen' } }),
    options,
    seite,
  },
  unbekannt: { context: kitavormerkungStand.context.parse({ stand: { data: [] } }), options, seite },
} satisfies Record<string, KitavormerkungStandProps>;
