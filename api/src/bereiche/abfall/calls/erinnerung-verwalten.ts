import { abfallerinnerungVerwaltenSchema } from '@gm/shared/bereiche/abfall/abfallerinnerung';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { registerFormular } from '../../../kern/formulare/register-formular.ts';
import { abfallerinnerungVerwaltenFormular } from './abfallerinnerung-formular.ts';

/** A reminder is confirmed, changed or ended by its private link. */
export const erinnerungVerwalten: RoutePlugin = async (app, dienste) => {
  registerFormular(app, dienste, {
    summary: 'Erinnerung an Abfalltermine bestätigen, ändern oder abbestellen',
    schema: abfallerinnerungVerwaltenSchema,
    formular: abfallerinnerungVerwaltenFormular,
    pfad: '/api/abfall/erinnerung/verwalten',
    template: 'abfallerinnerung-verwalten',
    immerNeu: true,
  });
};
