import { defineArea } from '../../core/composition/area.ts';
import { widget } from './calls/widget.ts';

/** Ticket shop: the widget of an existing pretix instance. */
export const area = defineArea({
  name: 'tickets',
  pfade: ['/pretix/'],
  calls: [widget],
});
