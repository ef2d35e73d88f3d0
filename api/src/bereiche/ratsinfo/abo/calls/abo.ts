import type { RoutePlugin } from '../../../../kern/bereich.ts';
import { registerMailabo } from '../../../../kern/mail/abos/register-mailabo.ts';
import { RATSABO } from '../ratsabo.ts';

/** Somebody asks to follow a paper, a body or a search of the council by mail; confirms and ends it. */
export const ratsabo: RoutePlugin = (app, dienste) => registerMailabo(app, dienste, RATSABO);
