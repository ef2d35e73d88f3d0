import { hallenanmietungSchema } from '@gm/shared/bereiche/hallen/hallenanmietung';
import type { Config } from '../../kern/betrieb/config.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { storeBeispiel } from '../../kern/formulare/store-beispiel.ts';
import { findHallenbeispiel } from '../veranstaltungen/bereich.ts';
import { createHallenanmietungFormular } from './calls/hallenanmietung-formular.ts';

/** What the club of an event of the demo asked for: the hall is taken at that time. */
export async function storeBeispiele(trx: Datenquelle, config: Config): Promise<void> {
  const event = await findHallenbeispiel(trx);
  if (!event) return;
  await storeBeispiel(trx, createHallenanmietungFormular(config), hallenanmietungSchema, {
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
