import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { createBekanntmachungRepository } from './bekanntmachung-repository.ts';
import { bekanntmachungenDateiSchema } from './bekanntmachungen-dateien.ts';
import { buildBekanntmachungen } from './build-bekanntmachungen.ts';

export const bekanntmachungenInhalt = defineInhalt({
  read: (leser) => leser.readOptional('bekanntmachungen.yaml', bekanntmachungenDateiSchema, []),
  build: (bekanntmachungen, { tag }) => buildBekanntmachungen(bekanntmachungen, tag),
  write: (trx, zeilen) => createBekanntmachungRepository(trx).replace(zeilen),
});
