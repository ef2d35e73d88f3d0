import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { createBelegungRepository } from './belegung-repository.ts';
import { buildBelegungen } from './build-belegungen.ts';
import { hallenbelegungenDateiSchema } from './hallenbelegungen-datei.ts';

/** Weekly use of the halls. */
export const hallenInhalt = defineInhalt({
  read: (leser) => leser.readOptional('hallenbelegungen.yaml', hallenbelegungenDateiSchema, []),
  build: (hallenbelegungen, { tag }) => buildBelegungen(hallenbelegungen, tag),
  write: (trx, zeilen) => createBelegungRepository(trx).replace(zeilen),
});
