import { fehlermeldungSchema } from '@gm/shared/areas/fehlermeldung/fehlermeldung';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { registerForm } from '../../../core/forms/register-form.ts';
import { createFehlermeldungForm } from './fehlermeldung-form.ts';

/** Form to report a fault of the site. */
export const fehlermeldung: RoutePlugin = async (app, services) => {
  registerForm(app, services, {
    summary: 'Einen Fehler der Website melden',
    schema: fehlermeldungSchema,
    template: 'fehler-melden',
    formular: createFehlermeldungForm(services.config),
  });
};
