import { ratsaboVerwaltenSchema } from '@gm/shared/bereiche/ratsinfo/ratsabo';
import type { RoutePlugin } from '../../../../kern/bereich.ts';
import { registerFormular } from '../../../../kern/formulare/register-formular.ts';
import { ratsaboVerwaltenFormular } from '../ratsabo-formular.ts';

/** What somebody follows is confirmed or ended by the private link. */
export const ratsaboVerwalten: RoutePlugin = async (app, dienste) => {
  registerFormular(app, dienste, {
    summary: 'Verfolgtes bestätigen oder beenden',
    schema: ratsaboVerwaltenSchema,
    formular: ratsaboVerwaltenFormular,
    pfad: '/api/ratsinfo/abo/verwalten',
    template: 'ratsabo-verwalten',
    immerNeu: true,
  });
};
