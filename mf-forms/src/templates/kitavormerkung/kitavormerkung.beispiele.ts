import { createBeispielSeite, refuse } from '../../teile/seite.beispiele.ts';
import { type KitavormerkungProps, kitavormerkung } from './kitavormerkung.context.ts';

const seite = createBeispielSeite('/kitavormerksystem/', 'Kita-Vormerkung');
const options = kitavormerkung.options.parse({});
const context = {
  kitas: [
    { id: 'sonnenhuegel', name: 'Sonnenhügel', ortsteil: 'Conweiler', alter_von: 1, alter_bis: 6 },
    { id: 'arche', name: 'Arche', ortsteil: 'Ottenhausen', alter_von: 2, alter_bis: 6 },
  ],
};

/** The form as the page brings it, and refused after a post without JavaScript. */
export const beispiele = {
  leer: { context, options, seite },
  abgelehnt: {
    context,
    options,
    seite: refuse(
      seite,
      'kitavormerkung',
      { kita_1: 'arche', vorrang: 'Wir ziehen neu in die Gemeinde' },
      { kita_1: 'Arche nimmt Kinder von 2 bis 6 Jahren auf. Ihr Kind ist dann ein Jahr alt.' },
    ),
  },
} satisfies Record<string, KitavormerkungProps>;
