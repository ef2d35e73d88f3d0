import { toEuro } from '@gm/shared/format/betrag';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createVeranstalterRepository } from './veranstalter-repository.ts';

/** What organisers reported as costs of an event, as it is shown. */
export async function listAuslagen(db: Datenquelle, id: number) {
  const auslagen = await createVeranstalterRepository(db).listAuslagen(id);
  return auslagen.map(({ betrag, gemeldet, ...auslage }) => ({
    ...auslage,
    betrag: toEuro(betrag),
    tag: readBerlinerZeit(gemeldet).tag,
  }));
}
