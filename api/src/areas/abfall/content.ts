import { defineFile } from '../../core/entries/content-kind.ts';
import { defineContent } from '../../core/entries/content-source.ts';
import { type AbfallFile, abfallFileSchema, listAbfuhren } from './abfall-file.ts';
import { createAbfallRepository } from './abfall-repository.ts';
import { buildAbfall } from './build-abfall.ts';

const abfallKind = {
  ...defineFile('abfall', 'Abfuhr und Straßen', 'abfall.yaml', abfallFileSchema),
  gruppe: 'Verwaltung',
  date: (data: Record<string, unknown>) => ({
    ...data,
    bezirke: Array.isArray(data.bezirke)
      ? data.bezirke.map((district: Record<string, unknown>) => ({
          ...district,
          abfuhren: listAbfuhren(district.abfuhren),
        }))
      : data.bezirke,
  }),
} as const;

const NONE_ABFALL: AbfallFile = { arten: [], bezirke: [] };

export const abfallContent = defineContent({
  arten: [abfallKind],
  read: (reader) => reader.find(abfallKind) ?? NONE_ABFALL,
  build: (abfall, { gemeinde, tag: day }) => buildAbfall({ abfall, gemeinde }, day),
  write: (trx, lines) => createAbfallRepository(trx).replace(lines),
});
