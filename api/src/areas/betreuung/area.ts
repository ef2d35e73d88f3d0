import { defineArea } from '../../core/composition/area.ts';
import { FERIENBETREUUNG, KERNZEITBETREUUNG, KITAVORMERKUNG } from './betreuung-kinds.ts';
import { ferienbetreuung } from './calls/ferienbetreuung.ts';
import { kernzeitbetreuung } from './calls/kernzeitbetreuung.ts';
import { kitavormerkung } from './calls/kitavormerkung.ts';
import { vormerkungChange } from './calls/vormerkung-change.ts';
import { vormerkungState } from './calls/vormerkung-state.ts';
import { storeExamples } from './examples.ts';
import { listChangeMails } from './mail-examples.ts';
import { VORMERKUNGS_MAILS } from './vormerkungs-mails.ts';

/** Childcare: in the holidays, around school, and pre-registration for day care. */
export const area = defineArea({
  name: 'betreuung',
  pfade: ['/ferienbetreuung/', '/kernzeitbetreuung/', '/kitavormerksystem/'],
  calls: [ferienbetreuung, kernzeitbetreuung, vormerkungChange, kitavormerkung, vormerkungState],
  formulare: [FERIENBETREUUNG, KERNZEITBETREUUNG, KITAVORMERKUNG],
  examples: storeExamples,
  mailgruppen: [VORMERKUNGS_MAILS],
  mailExamples: listChangeMails,
});
