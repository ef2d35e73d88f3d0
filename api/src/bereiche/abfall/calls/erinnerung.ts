import { abfallerinnerungSchema } from '@gm/shared/bereiche/abfall/abfallerinnerung';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { registerFormular } from '../../../kern/formulare/register-formular.ts';
import { createAbfallerinnerungFormular } from './abfallerinnerung-formular.ts';

/** Somebody asks to be reminded of waste collections by e-mail. */
export const erinnerung: RoutePlugin = async (app, dienste) => {
  registerFormular(app, dienste, {
    summary: 'Erinnerung an Abfalltermine bestellen; gilt erst nach der Bestätigung per E-Mail',
    schema: abfallerinnerungSchema,
    formular: createAbfallerinnerungFormular(dienste.config),
    pfad: '/api/abfall/erinnerung',
    template: 'abfallerinnerung',
    immerNeu: true,
  });
};
