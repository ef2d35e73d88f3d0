import type { Unpassend } from '@gm/shared/regeln/find-unpassende';
import { changeAt } from './change-at.ts';

/** The block with all that can be mended without asking. */
export function mendBlock(wert: unknown, unpassende: readonly Unpassend[]): unknown {
  return unpassende.reduce(
    (bisher, { pfad, abhilfe }) => (abhilfe ? changeAt(bisher, pfad.split('/'), abhilfe.wert) : bisher),
    wert,
  );
}
