import { defineBereich } from '../../kern/bereich.ts';
import { storeBeispiele } from './beispiele.ts';
import { FERIENBETREUUNG, KERNZEITBETREUUNG, KITAVORMERKUNG } from './betreuung-arten.ts';
import { ferienbetreuung } from './calls/ferienbetreuung.ts';
import { kernzeitbetreuung } from './calls/kernzeitbetreuung.ts';
import { kitavormerkung } from './calls/kitavormerkung.ts';
import { vormerkungAenderung } from './calls/vormerkung-aenderung.ts';
import { vormerkungStand } from './calls/vormerkung-stand.ts';
import { listAenderungsmails } from './mailbeispiele.ts';
import { migrations } from './migrations/migrations.ts';
import { VORMERKUNGSMAILS } from './vormerkungsmails.ts';

/** Care of children: in the holidays, around school, and places in day care asked for ahead. */
export const bereich = defineBereich({
  name: 'betreuung',
  pfade: ['/ferienbetreuung/', '/kernzeitbetreuung/', '/kitavormerksystem/'],
  calls: [ferienbetreuung, kernzeitbetreuung, vormerkungAenderung, kitavormerkung, vormerkungStand],
  migrations,
  formulare: [FERIENBETREUUNG, KERNZEITBETREUUNG, KITAVORMERKUNG],
  beispiele: storeBeispiele,
  mailgruppen: [VORMERKUNGSMAILS],
  mailbeispiele: listAenderungsmails,
});
