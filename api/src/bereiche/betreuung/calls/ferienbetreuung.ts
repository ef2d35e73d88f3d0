import { type Ferienbetreuung, ferienbetreuungSchema } from '@gm/shared/bereiche/betreuung/ferienbetreuung';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import type { Config } from '../../../kern/betrieb/config.ts';
import { createEinsendung } from '../../../kern/formulare/create-einsendung.ts';
import type { Formular } from '../../../kern/formulare/receive-formular.ts';
import { registerFormular } from '../../../kern/formulare/register-formular.ts';
import { FERIENBETREUUNG } from '../betreuung-arten.ts';
import { checkGrundschule, checkWochen } from '../check-angebot.ts';

export const createFerienbetreuungFormular = (config: Config): Formular<Ferienbetreuung> =>
  createEinsendung<Ferienbetreuung>(config, {
    ...FERIENBETREUUNG,
    getEmail: ({ eltern_email }) => eltern_email,
    check: async (db, eingabe, { angebot }) => [
      ...(await checkGrundschule(db, eingabe, angebot)),
      ...checkWochen(eingabe, angebot),
    ],
  });

/** A family asks for care in the holidays. */
export const ferienbetreuung: RoutePlugin = async (app, dienste) => {
  registerFormular(app, dienste, {
    summary: 'Einen Platz in der Ferienbetreuung anfragen',
    schema: ferienbetreuungSchema,
    template: 'ferienbetreuung',
    formular: createFerienbetreuungFormular(dienste.config),
  });
};
