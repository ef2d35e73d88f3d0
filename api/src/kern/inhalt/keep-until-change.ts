import type { InhaltStand } from './inhalt-stand.ts';

/** Reads something once per content version; what failed is read again by the next. */
export function keepUntilChange<Wert>(
  stand: Pick<InhaltStand, 'onChange'>,
  load: () => Promise<Wert>,
): () => Promise<Wert> {
  let wert: Promise<Wert> | null = null;
  stand.onChange(() => {
    wert = null;
  });
  return () => {
    wert ??= load().catch((error: unknown) => {
      wert = null;
      throw error;
    });
    return wert;
  };
}
