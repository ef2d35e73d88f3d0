import { buildSynonyms, type Synonyms, synonymsFileSchema } from '../../entries/synonyms.ts';
import type { ContentState } from '../../platform/version/content-state.ts';
import { keepUntilChange } from '../../platform/version/keep-until-change.ts';

/** Reads the synonyms once per content version. `loadFile` returns what the loader stored, or null. */
export const createSynonymReader = (
  loadFile: () => Promise<unknown>,
  state: Pick<ContentState, 'onChange'>,
): (() => Promise<Synonyms>) =>
  keepUntilChange(state, async () => buildSynonyms(synonymsFileSchema.safeParse(await loadFile()).data ?? {}));
