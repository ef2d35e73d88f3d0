import { defineArea } from '../../core/composition/area.ts';
import { contact } from './calls/contact.ts';
import { CONTACT } from './contact-kind.ts';
import { storeExamples } from './examples.ts';

/** Messages to the town hall. */
export const area = defineArea({
  name: 'kontakt',
  pfade: ['/kontakt/'],
  calls: [contact],
  formulare: [CONTACT],
  examples: storeExamples,
});
