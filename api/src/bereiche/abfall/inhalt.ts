import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { type AbfallDatei, abfallDateiSchema } from './abfall-datei.ts';
import { createAbfallRepository } from './abfall-repository.ts';
import { buildAbfall } from './build-abfall.ts';

const KEIN_ABFALL: AbfallDatei = { arten: [], bezirke: [] };

export const abfallInhalt = defineInhalt({
  read: (leser) => leser.readOptional('abfall.yaml', abfallDateiSchema, KEIN_ABFALL),
  build: (abfall, { gemeinde, tag }) => buildAbfall({ abfall, gemeinde }, tag),
  write: (trx, zeilen) => createAbfallRepository(trx).replace(zeilen),
});
