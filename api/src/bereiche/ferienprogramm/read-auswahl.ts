import type { Anmeldung, GewaehlteVeranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { buildChildKey } from './build-child-key.ts';
import type { Auswahl } from './check-anmeldung.ts';
import { createFerienprogrammRepository } from './ferienprogramm-repository.ts';

/** Is no event's: what nobody can name is answered as an event that is not there. */
const KEINE = 0;

/** The id of a chosen event; without one, that of the only event with this title and these dates. */
async function readId(db: Datenquelle, { id, titel, datum_von, datum_bis }: GewaehlteVeranstaltung): Promise<number> {
  if (id !== undefined) return id;
  if (titel === undefined || datum_von === undefined) return KEINE;
  const gefunden = await createFerienprogrammRepository(db).findBenannte(titel, datum_von, datum_bis ?? null);
  return gefunden.length === 1 ? (gefunden[0] ?? KEINE) : KEINE;
}

/** The children of a registration with the ids of their events. */
export async function readAuswahl(db: Datenquelle, { kinder }: Pick<Anmeldung, 'kinder'>): Promise<Auswahl[]> {
  const auswahl: Auswahl[] = [];
  for (const { veranstaltungen, ...kind } of kinder) {
    const ids: number[] = [];
    for (const gewaehlt of veranstaltungen) ids.push(await readId(db, gewaehlt));
    auswahl.push({ kind, schluessel: buildChildKey(kind), ids });
  }
  return auswahl;
}
