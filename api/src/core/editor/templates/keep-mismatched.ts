import { createHash } from 'node:crypto';
import { isMismatched } from '@gm/shared/blocks/find-mismatched';
import type { TemplatesState } from '@gm/shared/schemas/editor/templates';
import type { DataSource } from '../../platform/database/database.ts';
import { WITH_BLOCKS } from './check-pieces.ts';
import { createMismatchedRepository } from './mismatched-repository.ts';

/** Batch size in memory. */
const ONTO_ONCE = 500;

/** Checks entries changed since the last check; call it inside a transaction. */
async function lookAtChanged(trx: DataSource): Promise<void> {
  const repository = createMismatchedRepository(trx);
  const state = await repository.lockVorlagen();
  if (!state) return;
  const vorlagen = new Map(state.vorlagen.map((vorlage) => [vorlage.template, vorlage]));
  let after: string | number = state.gesehen;
  for (;;) {
    const lines = await repository.listChanged(WITH_BLOCKS, after, ONTO_ONCE);
    const last = lines.at(-1);
    if (!last) return;
    const mismatched = lines.filter(
      ({ bloecke: blocks }) => Array.isArray(blocks) && blocks.some((block) => isMismatched(block, vorlagen)),
    );
    await repository.note(lines, mismatched);
    after = last.aenderung;
  }
}

/** Stores the running templates; if they changed, all entries with blocks are checked again. */
export async function noteVorlagen(db: DataSource, { vorlagen }: TemplatesState): Promise<void> {
  const state = createHash('sha256').update(JSON.stringify(vorlagen)).digest('base64url');
  await db.transaction().execute(async (trx) => {
    if (await createMismatchedRepository(trx).putVorlagen(state, vorlagen)) await lookAtChanged(trx);
  });
}

/** Brings the result up to date with the present content; usually two index lookups. */
export async function refreshMismatched(db: DataSource): Promise<void> {
  const repository = createMismatchedRepository(db);
  const state = await repository.readStand();
  if (!state || BigInt(await repository.readLatest(WITH_BLOCKS)) <= BigInt(state.gesehen)) return;
  await db.transaction().execute(lookAtChanged);
}
