import { defineListe } from '../../kern/inhalt/inhaltsart.ts';
import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { createBranchenRepository } from './branchen-repository.ts';
import { BRANCHENVERZEICHNIS } from './brancheneintrag-pfad.ts';
import { brancheneintragDateiSchema, branchenRubrikDateiSchema, listZeiten } from './branchenverzeichnis-dateien.ts';
import { buildBranchenverzeichnis } from './build-branchenverzeichnis.ts';

const rubrikArt = {
  ...defineListe(
    'branchenrubrik',
    'Rubriken des Branchenverzeichnisses',
    'branchenrubriken.yaml',
    branchenRubrikDateiSchema,
  ),
  einer: 'Rubrik des Branchenverzeichnisses',
};

const eintragArt = {
  ...defineListe(
    'brancheneintrag',
    'Einträge des Branchenverzeichnisses',
    'branchenverzeichnis.yaml',
    brancheneintragDateiSchema,
  ),
  einer: 'Eintrag im Branchenverzeichnis',
  pfad: BRANCHENVERZEICHNIS,
  spalten: ['typ', 'rubrik', 'ortsteil'],
  date: ({ zeiten, ...daten }: Record<string, unknown>) =>
    zeiten === undefined ? daten : { ...daten, zeiten: listZeiten(zeiten) },
};

/** Entries of the directory, which other areas name as organisers. */
export const branchenInhalt = defineInhalt({
  arten: [rubrikArt, eintragArt],
  einzeln: [eintragArt],
  read: (leser) => ({ branchenrubriken: leser.list(rubrikArt), brancheneintraege: leser.list(eintragArt) }),

  build: (gelesen, { gemeinde, fotos }) => ({
    rubriken: gelesen.branchenrubriken,
    eintraege: buildBranchenverzeichnis({ ...gelesen, gemeinde }, fotos),
  }),

  write: (trx, { eintraege, rubriken }, _umfeld, nummern) =>
    createBranchenRepository(trx).replace(eintraege, rubriken, nummern),
});
