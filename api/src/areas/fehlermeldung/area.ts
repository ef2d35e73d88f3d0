import { defineArea } from '../../core/composition/area.ts';
import { fehlermeldung } from './calls/fehlermeldung.ts';
import { storeExamples } from './examples.ts';
import { FEHLERMELDUNG } from './fehlermeldung-kind.ts';

/** Fault reports of residents. */
export const area = defineArea({
  name: 'fehlermeldung',
  pfade: ['/fehler-melden/'],
  calls: [fehlermeldung],
  formulare: [FEHLERMELDUNG],
  examples: storeExamples,
});
