import type { InhaltStand } from '../inhalt/inhalt-stand.ts';
import { baueSynonyme, type Synonyme, synonymeDateiSchema } from './synonyme.ts';

/** Reads the synonyms once per content version. `ladeDatei` answers what the loader stored, or null. */
export function createSynonymLeser(
  ladeDatei: () => Promise<unknown>,
  stand: Pick<InhaltStand, 'onChange'>,
): () => Promise<Synonyme> {
  let synonyme: Promise<Synonyme> | null = null;
  stand.onChange(() => {
    synonyme = null;
  });
  const lade = async () => baueSynonyme(synonymeDateiSchema.safeParse(await ladeDatei()).data ?? {});
  return () => {
    synonyme ??= lade().catch((error: unknown) => {
      synonyme = null;
      throw error;
    });
    return synonyme;
  };
}
