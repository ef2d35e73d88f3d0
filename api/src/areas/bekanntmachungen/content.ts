import { defineList } from '../../core/entries/content-kind.ts';
import { defineContent } from '../../core/entries/content-source.ts';
import { BEKANNTMACHUNGEN } from './bekanntmachung-path.ts';
import { createBekanntmachungRepository } from './bekanntmachung-repository.ts';
import { bekanntmachungFileSchema } from './bekanntmachungen-files.ts';
import { buildBekanntmachungen } from './build-bekanntmachungen.ts';

const bekanntmachungKind = {
  ...defineList('bekanntmachung', 'Bekanntmachungen', 'bekanntmachungen.yaml', bekanntmachungFileSchema),
  gruppe: 'Aktuelles',
  einer: 'Bekanntmachung',
  pfad: BEKANNTMACHUNGEN,
  textbilder: true,
  spalten: ['rubrik', 'von', 'bis'],
} as const;

export const bekanntmachungenContent = defineContent({
  arten: [bekanntmachungKind],
  read: (reader) => reader.list(bekanntmachungKind),
  build: (bekanntmachungen, surroundings) => buildBekanntmachungen(bekanntmachungen, surroundings, surroundings.tag),
  write: (trx, lines) => createBekanntmachungRepository(trx).replace(lines),
});
