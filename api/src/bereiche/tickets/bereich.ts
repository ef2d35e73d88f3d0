import { defineBereich } from '../../kern/bereich.ts';
import { widget } from './calls/widget.ts';

/** The ticket shop: an existing pretix, of which the site shows the widget. */
export const bereich = defineBereich({
  name: 'tickets',
  pfade: ['/pretix/'],
  calls: [widget],
});
