import { hallenanmietungSchema } from '@gm/shared/areas/hallen/hallenanmietung';
import { storeExample } from '../../core/forms/submissions/store-example.ts';
import type { Config } from '../../core/platform/config/config.ts';
import type { DataSource } from '../../core/platform/database/database.ts';
import { findHallExample } from '../veranstaltungen/area.ts';
import { createHallenanmietungForm } from './calls/hallenanmietung-form.ts';

/** Example hall request of the demo, for an existing event. */
export async function storeExamples(trx: DataSource, config: Config): Promise<void> {
  const event = await findHallExample(trx);
  if (!event) return;
  await storeExample(trx, createHallenanmietungForm(config), hallenanmietungSchema, {
    tage: 6,
    angaben: {
      route: '/veranstaltungen-hallenanmietung/',
      veranstaltungen_id: event.id,
      datum_von: event.datum_von,
      datum_bis: event.datum_bis,
      zeit_von: '14:00',
      zeit_bis: '23:30',
      saaloeffnung: '18:00',
      veranstaltungsbeginn: '19:30',
      veranstaltungsort: 'Turn- und Festhalle Schwann',
      veranstaltungsart: 'Abendunterhaltung',
      besucherzahl: 220,
      hausmeister: '1',
    },
  });
}
