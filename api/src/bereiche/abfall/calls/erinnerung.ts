import type { RoutePlugin } from '../../../kern/bereich.ts';
import { registerMailabo } from '../../../kern/mail/abos/register-mailabo.ts';
import { ERINNERUNG } from '../abfallerinnerung.ts';

/** Somebody asks to be reminded of waste collections by e-mail; confirms, changes and ends it. */
export const erinnerung: RoutePlugin = (app, dienste) => registerMailabo(app, dienste, ERINNERUNG);
