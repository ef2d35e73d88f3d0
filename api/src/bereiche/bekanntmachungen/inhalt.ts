import { defineListe } from '../../kern/inhalt/inhaltsart.ts';
import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { BEKANNTMACHUNGEN } from './bekanntmachung-pfad.ts';
import { createBekanntmachungRepository } from './bekanntmachung-repository.ts';
import { bekanntmachungDateiSchema } from './bekanntmachungen-dateien.ts';
import { buildBekanntmachungen } from './build-bekanntmachungen.ts';

const bekanntmachungArt = {
  ...defineListe('bekanntmachung', 'Bekanntmachungen', 'bekanntmachungen.yaml', bekanntmachungDateiSchema),
  einer: 'Bekanntmachung',
  pfad: BEKANNTMACHUNGEN,
  spalten: ['rubrik', 'von', 'bis'],
};

export const bekanntmachungenInhalt = defineInhalt({
  arten: [bekanntmachungArt],
  read: (leser) => leser.list(bekanntmachungArt),
  build: (bekanntmachungen, { tag, dokumente }) => buildBekanntmachungen(bekanntmachungen, dokumente, tag),
  write: (trx, zeilen) => createBekanntmachungRepository(trx).replace(zeilen),
});
