import { mangelSchema } from '@gm/shared/areas/maengel/mangel';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { registerForm } from '../../../core/forms/register-form.ts';
import { createMangelForm } from './mangel-form.ts';

/** Form to report a defect. */
export const mangel: RoutePlugin = async (app, services) => {
  registerForm(app, services, {
    summary: 'Einen Schaden oder eine Verschmutzung in der Gemeinde melden',
    schema: mangelSchema,
    template: 'mangel-melden',
    mitBild: true,
    formular: createMangelForm(services.config),
  });
};
