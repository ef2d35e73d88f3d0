import type { Mismatched } from '@gm/shared/blocks/find-mismatched';
import { changeAt } from '../values/change-at.ts';

/** The block after all automatic repairs. */
export function mendBlock(value: unknown, mismatched: readonly Mismatched[]): unknown {
  return mismatched.reduce(
    (current, { pfad: path, abhilfe: remedy }) => (remedy ? changeAt(current, path.split('/'), remedy.wert) : current),
    value,
  );
}
