import { kitaaenderungSchema } from '@gm/shared/bereiche/betreuung/kitaaenderung';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { registerFormular } from '../../../kern/formulare/register-formular.ts';
import { createAenderungFormular } from './vormerkung-aenderung-formular.ts';

/** A family changes its pre-registration, or takes it back. */
export const vormerkungAenderung: RoutePlugin = async (app, dienste) => {
  registerFormular(app, dienste, {
    summary: 'Eine Kita-Vormerkung ändern oder zurückziehen',
    pfad: '/api/kitavormerkung/aenderung',
    schema: kitaaenderungSchema,
    template: 'kitavormerkung-stand',
    formular: createAenderungFormular(dienste.config),
  });
};
