import { defineDatei } from '../../kern/inhalt/inhaltsart.ts';
import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { type AbfallDatei, abfallDateiSchema, listAbfuhren } from './abfall-datei.ts';
import { createAbfallRepository } from './abfall-repository.ts';
import { buildAbfall } from './build-abfall.ts';

const abfallArt = {
  ...defineDatei('abfall', 'Abfuhr und Straßen', 'abfall.yaml', abfallDateiSchema),
  date: (daten: Record<string, unknown>) => ({
    ...daten,
    bezirke: Array.isArray(daten.bezirke)
      ? daten.bezirke.map((bezirk: Record<string, unknown>) => ({ ...bezirk, abfuhren: listAbfuhren(bezirk.abfuhren) }))
      : daten.bezirke,
  }),
};

const KEIN_ABFALL: AbfallDatei = { arten: [], bezirke: [] };

export const abfallInhalt = defineInhalt({
  arten: [abfallArt],
  read: (leser) => leser.find(abfallArt) ?? KEIN_ABFALL,
  build: (abfall, { gemeinde, tag }) => buildAbfall({ abfall, gemeinde }, tag),
  write: (trx, zeilen) => createAbfallRepository(trx).replace(zeilen),
});
