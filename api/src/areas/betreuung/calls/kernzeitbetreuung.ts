import { type Kernzeitbetreuung, kernzeitbetreuungSchema } from '@gm/shared/areas/betreuung/kernzeitbetreuung';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import type { Form } from '../../../core/forms/receive-form.ts';
import { registerForm } from '../../../core/forms/register-form.ts';
import { createSubmission } from '../../../core/forms/submissions/create-submission.ts';
import type { Config } from '../../../core/platform/config/config.ts';
import { KERNZEITBETREUUNG } from '../betreuung-kinds.ts';
import { checkGrundschule } from '../check-offer.ts';

export const createKernzeitbetreuungForm = (config: Config): Form<Kernzeitbetreuung> =>
  createSubmission<Kernzeitbetreuung>(config, {
    ...KERNZEITBETREUUNG,
    getEmail: ({ eltern_email }) => eltern_email,
    check: (db, input, { angebot: offer }) => checkGrundschule(db, input, offer),
  });

/** Form to request, change or end childcare around school. */
export const kernzeitbetreuung: RoutePlugin = async (app, services) => {
  registerForm(app, services, {
    summary: 'Ein Kind zur Kernzeitbetreuung an-, um- oder abmelden',
    schema: kernzeitbetreuungSchema,
    template: 'kernzeitbetreuung',
    formular: createKernzeitbetreuungForm(services.config),
  });
};
