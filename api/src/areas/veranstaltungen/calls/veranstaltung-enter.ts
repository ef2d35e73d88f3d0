import { createVeranstaltungSchema } from '@gm/shared/areas/veranstaltungen/veranstaltung';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { registerForm } from '../../../core/forms/register-form.ts';
import { createVeranstaltungForm } from './veranstaltung-form.ts';

/** Form to submit an event for the calendar. */
export const veranstaltungEnter: RoutePlugin = async (app, services) => {
  registerForm(app, services, {
    summary: 'Eine Veranstaltung für den Kalender eintragen',
    schema: createVeranstaltungSchema(),
    template: 'veranstaltungseintrag',
    mitBild: true,
    formular: createVeranstaltungForm(services.config),
  });
};
