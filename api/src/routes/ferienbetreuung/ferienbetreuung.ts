import { type Ferienbetreuung, ferienbetreuungSchema } from '@gm/shared/schemas/ferienbetreuung';
import type { RoutePlugin } from '../../dienste.ts';
import { checkGrundschule, checkWochen } from '../../formulare/check-angebot.ts';
import { createEinsendung } from '../../formulare/create-einsendung.ts';
import { FERIENBETREUUNG } from '../../formulare/einsendungsarten.ts';
import { registerFormular } from '../../formulare/register-formular.ts';

/** A family asks for care in the holidays. */
export const ferienbetreuung: RoutePlugin = async (app, dienste) => {
  registerFormular(app, dienste, {
    summary: 'Einen Platz in der Ferienbetreuung anfragen',
    schema: ferienbetreuungSchema,
    template: 'ferienbetreuung',
    formular: createEinsendung<Ferienbetreuung>(dienste.config, {
      ...FERIENBETREUUNG,
      getEmail: ({ eltern_email }) => eltern_email,
      check: async (db, eingabe, { angebot }) => [
        ...(await checkGrundschule(db, eingabe, angebot)),
        ...checkWochen(eingabe, angebot),
      ],
      dank: {
        titel: 'Vielen Dank für Ihre Anfrage!',
        eingegangen: 'Ihre Daten sind bei uns eingegangen.',
        weiter: 'Eine definitive Zu- oder Absage erhalten Sie in einer separaten Mail.',
      },
    }),
  });
};
