import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { registerMailabo } from '../../../../core/forms/subscriptions/register-mailabo.ts';
import { RATSABO } from '../ratsabo.ts';

/** Subscribes to a paper, a body or a search of the council by mail; confirms and ends subscriptions. */
export const ratsabo: RoutePlugin = (app, services) => registerMailabo(app, services, RATSABO);
