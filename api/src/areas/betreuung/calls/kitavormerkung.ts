import { kitavormerkungSchema } from '@gm/shared/areas/betreuung/kitavormerkung';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { registerForm } from '../../../core/forms/register-form.ts';
import { createKitavormerkungForm } from './kitavormerkung-form.ts';

/** Form for the pre-registration in a day-care centre. */
export const kitavormerkung: RoutePlugin = async (app, services) => {
  registerForm(app, services, {
    summary: 'Ein Kind für einen Platz in einer Kita vormerken',
    schema: kitavormerkungSchema,
    template: 'kitavormerkung',
    formular: createKitavormerkungForm(services.config),
  });
};
