import { AppError } from '@gm/shared/errors/app-error';
import type { ReleaseDecision, SeveralDecisions } from '@gm/shared/schemas/desk/release-decision';
import type { SeveralResults } from '@gm/shared/schemas/desk/releases';
import { type Command, carryOut } from '../forms/carry-out.ts';
import type { DataSource } from '../platform/database/database.ts';

const FAILED = 'Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.';

interface Surroundings {
  /** The step as it is performed on the page of one submission. */
  createCommand(): Command<ReleaseDecision, unknown>;
  /** Idempotency key of the request; each submission gets its own. */
  key: string | undefined;
  /** Reports an unexpected failure. */
  onFault(fault: unknown): void;
}

/**
 * The same step for several submissions: each in a transaction of its own, as from its own page, so that one that is
 * refused does not stop the others.
 */
export async function decideSeveral(
  db: DataSource,
  { auswahl, ...step }: SeveralDecisions,
  { createCommand, key, onFault }: Surroundings,
): Promise<SeveralResults> {
  const data: SeveralResults['data'] = [];
  for (const [referenz, version] of new Map(auswahl.map((seen) => seen.split(':') as [string, string]))) {
    const input = { ...step, referenz, version: Number(version) };
    try {
      await carryOut(db, createCommand(), input, key && `${key}/${referenz}`);
      data.push({ referenz, meldung: null });
    } catch (fault) {
      if (!(fault instanceof AppError)) onFault(fault);
      const reasons = fault instanceof AppError ? (fault.felder?.map(({ meldung }) => meldung) ?? [fault.message]) : [];
      data.push({ referenz, meldung: reasons.join(' ') || FAILED });
    }
  }
  return { data };
}
