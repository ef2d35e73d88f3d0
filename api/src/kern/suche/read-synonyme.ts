import type { InhaltStand } from '../inhalt/inhalt-stand.ts';
import { keepUntilChange } from '../inhalt/keep-until-change.ts';
import { buildSynonyme, type Synonyme, synonymeDateiSchema } from './synonyme.ts';

/** Reads the synonyms once per content version. `loadDatei` answers what the loader stored, or null. */
export const createSynonymLeser = (
  loadDatei: () => Promise<unknown>,
  stand: Pick<InhaltStand, 'onChange'>,
): (() => Promise<Synonyme>) =>
  keepUntilChange(stand, async () => buildSynonyme(synonymeDateiSchema.safeParse(await loadDatei()).data ?? {}));
