import type { Datenquelle } from '../../kern/daten/database.ts';
import { createInhaltRepository } from '../../kern/inhalt/inhalt-repository.ts';
import { createSucheRepository } from '../../kern/suche/suche-repository.ts';
import { createFerienprogrammRepository } from './ferienprogramm-repository.ts';

/** Whatever shows the programme has to know at once that it has changed: the search, and every cache. */
export async function announceProgramm(trx: Datenquelle): Promise<void> {
  const zeilen = await createFerienprogrammRepository(trx).listSuchzeilen();
  await createSucheRepository(trx).replace('ferienprogramm', zeilen);
  await createInhaltRepository(trx).raiseStand();
}
