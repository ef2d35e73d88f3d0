import { type Kontakt, kontaktSchema } from '@gm/shared/schemas/kontakt';
import type { RoutePlugin } from '../../dienste.ts';
import { createEinsendung } from '../../formulare/create-einsendung.ts';
import { KONTAKT } from '../../formulare/einsendungsarten.ts';
import { registerFormular } from '../../formulare/register-formular.ts';

/** Somebody writes to the municipality. */
export const kontakt: RoutePlugin = async (app, dienste) => {
  registerFormular(app, dienste, {
    summary: 'Der Gemeinde eine Nachricht schreiben',
    schema: kontaktSchema,
    template: 'kontakt',
    formular: createEinsendung<Kontakt>(dienste.config, {
      ...KONTAKT,
      getEmail: ({ email }) => email,
      dank: {
        titel: 'Vielen Dank für Ihre Nachricht!',
        eingegangen: 'Ihre Nachricht ist bei uns eingegangen.',
        weiter: 'Wir antworten Ihnen in der Regel innerhalb von zwei Arbeitstagen.',
      },
    }),
  });
};
