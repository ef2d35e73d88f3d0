import { createHash } from 'node:crypto';
import { isUnpassend } from '@gm/shared/regeln/find-unpassende';
import type { VorlagenStand } from '@gm/shared/schemas/vorlagen';
import type { Datenquelle } from '../../daten/database.ts';
import { seiteArt, seitenmusterArt } from '../../inhalt/kern-arten.ts';
import { createUnpassendeRepository } from './unpassende-repository.ts';

/** Kinds whose entries have blocks. */
const MIT_BLOECKEN = [seiteArt.name, seitenmusterArt.name];
/** Entries that are in memory at a time. */
const AUF_EINMAL = 500;

/** Looks at what has changed since somebody looked last; inside a transaction. */
async function lookAtGeaenderte(trx: Datenquelle): Promise<void> {
  const repository = createUnpassendeRepository(trx);
  const stand = await repository.lockVorlagen();
  if (!stand) return;
  const vorlagen = new Map(stand.vorlagen.map((vorlage) => [vorlage.template, vorlage]));
  let nach: string | number = stand.gesehen;
  for (;;) {
    const zeilen = await repository.listGeaenderte(MIT_BLOECKEN, nach, AUF_EINMAL);
    const letzte = zeilen.at(-1);
    if (!letzte) return;
    const unpassende = zeilen.filter(
      ({ bloecke }) => Array.isArray(bloecke) && bloecke.some((block) => isUnpassend(block, vorlagen)),
    );
    await repository.note(zeilen, unpassende);
    nach = letzte.aenderung;
  }
}

/** What is running now: where it is something else than before, all that has blocks is looked at. */
export async function noteVorlagen(db: Datenquelle, { vorlagen }: VorlagenStand): Promise<void> {
  const stand = createHash('sha256').update(JSON.stringify(vorlagen)).digest('base64url');
  await db.transaction().execute(async (trx) => {
    if (await createUnpassendeRepository(trx).putVorlagen(stand, vorlagen)) await lookAtGeaenderte(trx);
  });
}

/** What is known of it is true of the content that is there now: mostly two looks into indexes. */
export async function refreshUnpassende(db: Datenquelle): Promise<void> {
  const repository = createUnpassendeRepository(db);
  const stand = await repository.readStand();
  if (!stand || BigInt(await repository.readLetzte(MIT_BLOECKEN)) <= BigInt(stand.gesehen)) return;
  await db.transaction().execute(lookAtGeaenderte);
}
