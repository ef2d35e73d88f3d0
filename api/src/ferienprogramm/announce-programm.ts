import type { Datenquelle } from '../daten/database.ts';
import { createFerienprogrammRepository } from '../daten/ferienprogramm-repository.ts';
import { createInhaltRepository } from '../daten/inhalt-repository.ts';
import { createSucheRepository } from '../daten/suche-repository.ts';

/** Whatever shows the programme has to know at once that it has changed: the search, and every cache. */
export async function announceProgramm(trx: Datenquelle): Promise<void> {
  const zeilen = await createFerienprogrammRepository(trx).listSuchzeilen();
  await createSucheRepository(trx).replace('ferienprogramm', zeilen);
  await createInhaltRepository(trx).raiseStand();
}
