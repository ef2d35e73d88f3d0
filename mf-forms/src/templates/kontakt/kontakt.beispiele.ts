import { createBeispielSeite } from '../../teile/beispiel-seite.ts';
import { type KontaktProps, kontakt } from './kontakt.context.ts';

const seite = createBeispielSeite('/kontakt/', 'Kontakt');
const options = kontakt.options.parse({});

/** The form as the page brings it, and refused after a post without JavaScript. */
export const beispiele = {
  leer: { context: {}, options, seite },
  abgelehnt: {
    context: {},
    options,
    seite: {
      ...seite,
      formular: {
        template: 'kontakt',
        status: 'error',
        werte: { betreff: 'Laterne', email: 'anna@' },
        fehler: [
          {
            feld: 'email',
            meldung: 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
          },
        ],
      },
    },
  },
} satisfies Record<string, KontaktProps>;
