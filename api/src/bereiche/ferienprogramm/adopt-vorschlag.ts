import type { Vorschlag } from '@gm/shared/bereiche/ferienprogramm/vorschlag';
import type { Objects } from '@gm/shared/store/objects';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { adoptBild } from '../../kern/freigaben/adopt-bild.ts';
import { buildEntwurf } from './build-entwurf.ts';
import { createFerienentwurfRepository } from './ferienentwurf-repository.ts';

/** Makes a draft of the holiday programme of a suggestion, as it was corrected. */
export async function adoptVorschlag(
  trx: Datenquelle,
  uploads: Objects,
  { id, bild }: { id: number; bild: string | null },
  angaben: Vorschlag,
): Promise<void> {
  await createFerienentwurfRepository(trx).create(id, {
    ...buildEntwurf(angaben),
    bild_id: await adoptBild(trx, uploads, bild, angaben.bildtext),
    brancheneintrag_id: angaben.veranstalter_brancheneintrag_zuordnung,
  });
}

/** Takes the draft back. What was published since then stays: families may be booked into it, and staff can cancel it. */
export async function withdrawVorschlag(trx: Datenquelle, einsendungId: number): Promise<void> {
  const entwuerfe = createFerienentwurfRepository(trx);
  const event = await entwuerfe.findByEinsendung(einsendungId);
  if (event?.entwurf) await entwuerfe.remove(event.id);
}
