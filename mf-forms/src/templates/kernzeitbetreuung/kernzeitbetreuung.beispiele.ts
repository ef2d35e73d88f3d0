import { createBeispielSeite } from '../../teile/beispiel-seite.ts';
import { type KernzeitbetreuungProps, kernzeitbetreuung } from './kernzeitbetreuung.context.ts';

const seite = createBeispielSeite('/kernzeitbetreuung/', 'Kernzeitbetreuung');
const options = kernzeitbetreuung.options.parse({});

/** The form as the page brings it, and refused after a post without JavaScript. */
export const beispiele = {
  leer: { context: {}, options, seite },
  abgelehnt: {
    context: {},
    options,
    seite: {
      ...seite,
      formular: {
        template: 'kernzeitbetreuung',
        status: 'error',
        werte: { eltern_name: 'Groß', eltern_berufstaetig: '1', eltern_alleinerziehend: 'on', eltern_email2: 'tom@' },
        fehler: [
          {
            feld: 'eltern_email2',
            meldung: 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
          },
        ],
      },
    },
  },
} satisfies Record<string, KernzeitbetreuungProps>;
