import { createVeranstaltungSchema } from '@gm/shared/bereiche/veranstaltungen/veranstaltung';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { registerFormular } from '../../../kern/formulare/register-formular.ts';
import { createVeranstaltungFormular } from './veranstaltung-formular.ts';

/** Somebody enters an event for the calendar. */
export const veranstaltungEintragen: RoutePlugin = async (app, dienste) => {
  registerFormular(app, dienste, {
    summary: 'Eine Veranstaltung für den Kalender eintragen',
    schema: createVeranstaltungSchema(),
    template: 'veranstaltungseintrag',
    mitBild: true,
    formular: createVeranstaltungFormular(dienste.config),
  });
};
