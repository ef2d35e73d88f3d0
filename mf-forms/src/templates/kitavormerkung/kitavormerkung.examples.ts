import { createExamplePage, refuse } from '../../parts/page.examples.ts';
import { type KitavormerkungProps, kitavormerkung } from './kitavormerkung.context.ts';

const page = createExamplePage('/kitavormerksystem/', 'Kita-Vormerkung');
const options = kitavormerkung.options.parse({});
const context = {
  kitas: [
    { id: 'sonnenhuegel', name: 'Sonnenhügel', ortsteil: 'Conweiler', alter_von: 1, alter_bis: 6 },
    { id: 'arche', name: 'Arche', ortsteil: 'Ottenhausen', alter_von: 2, alter_bis: 6 },
  ],
};

/** The initial form, and rejected after a post without JavaScript. */
export const examples = {
  leer: { context, options, seite: page },
  abgelehnt: {
    context,
    options,
    seite: refuse(
      page,
      'kitavormerkung',
      { kita_1: 'arche', vorrang: 'Wir ziehen neu in die Gemeinde' },
      { kita_1: 'Arche nimmt Kinder von 2 bis 6 Jahren auf. Ihr Kind ist dann ein Jahr alt.' },
    ),
  },
} satisfies Record<string, KitavormerkungProps>;
