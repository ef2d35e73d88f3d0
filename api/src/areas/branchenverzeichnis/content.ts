import { listZeitenstellen, ZEITENSTELLE } from '../../core/content/zeitenstellen.ts';
import { defineList } from '../../core/entries/content-kind.ts';
import { defineContent } from '../../core/entries/content-source.ts';
import { createBranchenRepository } from './branchen-repository.ts';
import { BRANCHENVERZEICHNIS } from './brancheneintrag-path.ts';
import { branchenCategoryFileSchema, brancheneintragFileSchema, listTimes } from './branchenverzeichnis-files.ts';
import { buildBranchenverzeichnis } from './build-branchenverzeichnis.ts';

const categoryKind = {
  ...defineList(
    'branchenrubrik',
    'Rubriken des Branchenverzeichnisses',
    'branchenrubriken.yaml',
    branchenCategoryFileSchema,
  ),
  gruppe: 'Verwaltung',
  einer: 'Rubrik des Branchenverzeichnisses',
} as const;

const entryKind = {
  ...defineList(
    'brancheneintrag',
    'Einträge des Branchenverzeichnisses',
    'branchenverzeichnis.yaml',
    brancheneintragFileSchema,
  ),
  gruppe: 'Verwaltung',
  einer: 'Eintrag im Branchenverzeichnis',
  textbilder: true,
  pfad: BRANCHENVERZEICHNIS,
  vorschlaege: { [ZEITENSTELLE]: listZeitenstellen },
  spalten: ['typ', 'rubrik', 'ortsteil'],
  date: ({ zeiten: times, ...data }: Record<string, unknown>) =>
    times === undefined ? data : { ...data, zeiten: listTimes(times) },
} as const;

/** Directory entries, which other areas reference as organisers. */
export const branchenContent = defineContent({
  arten: [categoryKind, entryKind],
  einzeln: [entryKind],
  read: (reader) => ({ branchenrubriken: reader.list(categoryKind), brancheneintraege: reader.list(entryKind) }),

  build: (parsed, { gemeinde, fotos: photos }) => ({
    rubriken: parsed.branchenrubriken,
    eintraege: buildBranchenverzeichnis({ ...parsed, gemeinde }, photos),
  }),

  write: (trx, { eintraege: entries, rubriken: categories }, _umfeld, numbers) =>
    createBranchenRepository(trx).replace(entries, categories, numbers),
});
