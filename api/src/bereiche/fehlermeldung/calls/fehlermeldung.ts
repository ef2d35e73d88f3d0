import { fehlermeldungSchema } from '@gm/shared/bereiche/fehlermeldung/fehlermeldung';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { registerFormular } from '../../../kern/formulare/register-formular.ts';
import { createFehlermeldungFormular } from './fehlermeldung-formular.ts';

/** Somebody reports a fault of the site. */
export const fehlermeldung: RoutePlugin = async (app, dienste) => {
  registerFormular(app, dienste, {
    summary: 'Einen Fehler der Website melden',
    schema: fehlermeldungSchema,
    template: 'fehler-melden',
    formular: createFehlermeldungFormular(dienste.config),
  });
};
