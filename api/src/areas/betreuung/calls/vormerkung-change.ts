import { kitaChangeSchema } from '@gm/shared/areas/betreuung/kita-change';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { registerForm } from '../../../core/forms/register-form.ts';
import { createChangeForm } from './vormerkung-change-form.ts';

/** Form to change or withdraw a pre-registration. */
export const vormerkungChange: RoutePlugin = async (app, services) => {
  registerForm(app, services, {
    summary: 'Eine Kita-Vormerkung ändern oder zurückziehen',
    pfad: '/api/kitavormerkung/aenderung',
    schema: kitaChangeSchema,
    template: 'kitavormerkung-stand',
    formular: createChangeForm(services.config),
  });
};
