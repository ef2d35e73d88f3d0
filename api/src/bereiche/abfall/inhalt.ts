import { defineDatei } from '../../kern/inhalt/inhaltsart.ts';
import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { type AbfallDatei, abfallDateiSchema } from './abfall-datei.ts';
import { createAbfallRepository } from './abfall-repository.ts';
import { buildAbfall } from './build-abfall.ts';

const abfallArt = defineDatei('abfall', 'Abfuhr und Straßen', 'abfall.yaml', abfallDateiSchema);

const KEIN_ABFALL: AbfallDatei = { arten: [], bezirke: [] };

export const abfallInhalt = defineInhalt({
  arten: [abfallArt],
  read: (leser) => leser.find(abfallArt) ?? KEIN_ABFALL,
  build: (abfall, { gemeinde, tag }) => buildAbfall({ abfall, gemeinde }, tag),
  write: (trx, zeilen) => createAbfallRepository(trx).replace(zeilen),
});
