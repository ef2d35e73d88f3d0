import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { createBranchenRepository } from './branchen-repository.ts';
import { branchenRubrikenDateiSchema, branchenverzeichnisDateiSchema } from './branchenverzeichnis-dateien.ts';
import { buildBranchenverzeichnis } from './build-branchenverzeichnis.ts';

/** Entries of the directory, which other areas name as organisers. */
export const branchenInhalt = defineInhalt({
  read: (leser) => ({
    branchenrubriken: leser.readOptional('branchenrubriken.yaml', branchenRubrikenDateiSchema, []),
    brancheneintraege: leser.readOptional('branchenverzeichnis.yaml', branchenverzeichnisDateiSchema, []),
  }),

  build: (gelesen, { gemeinde, fotos }) => ({
    rubriken: gelesen.branchenrubriken,
    eintraege: buildBranchenverzeichnis({ ...gelesen, gemeinde }, fotos),
  }),

  write: (trx, { eintraege, rubriken }) => createBranchenRepository(trx).replace(eintraege, rubriken),
});
