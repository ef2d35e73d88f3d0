import { type Ferienbetreuung, ferienbetreuungSchema } from '@gm/shared/areas/betreuung/ferienbetreuung';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import type { Form } from '../../../core/forms/receive-form.ts';
import { registerForm } from '../../../core/forms/register-form.ts';
import { createSubmission } from '../../../core/forms/submissions/create-submission.ts';
import type { Config } from '../../../core/platform/config/config.ts';
import { FERIENBETREUUNG } from '../betreuung-kinds.ts';
import { checkGrundschule, checkWeeks } from '../check-offer.ts';

export const createFerienbetreuungForm = (config: Config): Form<Ferienbetreuung> =>
  createSubmission<Ferienbetreuung>(config, {
    ...FERIENBETREUUNG,
    getEmail: ({ eltern_email }) => eltern_email,
    check: async (db, input, { angebot: offer }) => [
      ...(await checkGrundschule(db, input, offer)),
      ...checkWeeks(input, offer),
    ],
  });

/** Form for holiday childcare. */
export const ferienbetreuung: RoutePlugin = async (app, services) => {
  registerForm(app, services, {
    summary: 'Einen Platz in der Ferienbetreuung anfragen',
    schema: ferienbetreuungSchema,
    template: 'ferienbetreuung',
    formular: createFerienbetreuungForm(services.config),
  });
};
