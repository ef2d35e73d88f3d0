import type { Vorschlag } from '@gm/shared/bereiche/ferienprogramm/vorschlag';
import type { Objects } from '@gm/shared/store/objects';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { adoptBild } from '../../kern/freigaben/adopt-bild.ts';
import { buildEntwurf } from './build-entwurf.ts';
import { createFerienentwurfRepository } from './ferienentwurf-repository.ts';
import { createVeranstalterRepository } from './veranstalter/veranstalter-repository.ts';

/** Makes a draft of the holiday programme of a suggestion, as it was corrected; who suggested it looks after it. */
export async function adoptVorschlag(
  trx: Datenquelle,
  uploads: Objects,
  { id, bild }: { id: number; bild: string | null },
  angaben: Vorschlag,
): Promise<void> {
  const entwurf = await createFerienentwurfRepository(trx).create(id, {
    ...buildEntwurf(angaben),
    bild_id: await adoptBild(trx, uploads, bild, angaben.bildtext),
    brancheneintrag_id: angaben.veranstalter_brancheneintrag_zuordnung,
  });
  const { ansprechpartner_vorname, ansprechpartner_name, ansprechpartner_email } = angaben;
  const name = angaben.veranstalter || `${ansprechpartner_vorname} ${ansprechpartner_name}`;
  if (entwurf !== null) await createVeranstalterRepository(trx).add(entwurf, name, ansprechpartner_email);
}

/** Takes the draft back. What was published since then stays: families may be booked into it, and staff can cancel it. */
export async function withdrawVorschlag(trx: Datenquelle, einsendungId: number): Promise<void> {
  const entwuerfe = createFerienentwurfRepository(trx);
  const event = await entwuerfe.findByEinsendung(einsendungId);
  if (event?.entwurf) await entwuerfe.remove(event.id);
}
