import { kitavormerkungSchema } from '@gm/shared/bereiche/betreuung/kitavormerkung';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { registerFormular } from '../../../kern/formulare/register-formular.ts';
import { createKitavormerkungFormular } from './kitavormerkung-formular.ts';

/** A family asks for a place in a day-care centre. */
export const kitavormerkung: RoutePlugin = async (app, dienste) => {
  registerFormular(app, dienste, {
    summary: 'Ein Kind für einen Platz in einer Kita vormerken',
    schema: kitavormerkungSchema,
    template: 'kitavormerkung',
    formular: createKitavormerkungFormular(dienste.config),
  });
};
