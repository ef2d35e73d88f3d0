import type { RoutePlugin } from '../../../core/composition/area.ts';
import { registerMailabo } from '../../../core/forms/subscriptions/register-mailabo.ts';
import { REMINDER } from '../abfallerinnerung.ts';

/** Subscribes to e-mail reminders of waste collections; confirms, changes and ends them. */
export const reminder: RoutePlugin = (app, services) => registerMailabo(app, services, REMINDER);
