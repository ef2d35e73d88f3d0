import type { InhaltStand } from '../inhalt/inhalt-stand.ts';
import { buildSynonyme, type Synonyme, synonymeDateiSchema } from './synonyme.ts';

/** Reads the synonyms once per content version. `loadDatei` answers what the loader stored, or null. */
export function createSynonymLeser(
  loadDatei: () => Promise<unknown>,
  stand: Pick<InhaltStand, 'onChange'>,
): () => Promise<Synonyme> {
  let synonyme: Promise<Synonyme> | null = null;
  stand.onChange(() => {
    synonyme = null;
  });
  const load = async () => buildSynonyme(synonymeDateiSchema.safeParse(await loadDatei()).data ?? {});
  return () => {
    synonyme ??= load().catch((error: unknown) => {
      synonyme = null;
      throw error;
    });
    return synonyme;
  };
}
