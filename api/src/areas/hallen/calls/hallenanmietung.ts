import { hallenanmietungSchema } from '@gm/shared/areas/hallen/hallenanmietung';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { registerForm } from '../../../core/forms/register-form.ts';
import { createHallenanmietungForm } from './hallenanmietung-form.ts';

/** Form to request a hall for an event. */
export const hallenanmietung: RoutePlugin = async (app, services) => {
  registerForm(app, services, {
    summary: 'Eine Halle für eine Veranstaltung anfragen',
    schema: hallenanmietungSchema,
    template: 'hallenanmietung',
    formular: createHallenanmietungForm(services.config),
  });
};
