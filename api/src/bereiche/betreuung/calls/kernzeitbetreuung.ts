import { type Kernzeitbetreuung, kernzeitbetreuungSchema } from '@gm/shared/bereiche/betreuung/kernzeitbetreuung';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import type { Config } from '../../../kern/betrieb/config.ts';
import { createEinsendung } from '../../../kern/formulare/create-einsendung.ts';
import type { Formular } from '../../../kern/formulare/receive-formular.ts';
import { registerFormular } from '../../../kern/formulare/register-formular.ts';
import { KERNZEITBETREUUNG } from '../betreuung-arten.ts';
import { checkGrundschule } from '../check-angebot.ts';

export const createKernzeitbetreuungFormular = (config: Config): Formular<Kernzeitbetreuung> =>
  createEinsendung<Kernzeitbetreuung>(config, {
    ...KERNZEITBETREUUNG,
    getEmail: ({ eltern_email }) => eltern_email,
    check: (db, eingabe, { angebot }) => checkGrundschule(db, eingabe, angebot),
  });

/** A family asks for care around school, changes it or ends it. */
export const kernzeitbetreuung: RoutePlugin = async (app, dienste) => {
  registerFormular(app, dienste, {
    summary: 'Ein Kind zur Kernzeitbetreuung an-, um- oder abmelden',
    schema: kernzeitbetreuungSchema,
    template: 'kernzeitbetreuung',
    formular: createKernzeitbetreuungFormular(dienste.config),
  });
};
