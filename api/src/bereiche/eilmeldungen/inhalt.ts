import { defineListe } from '../../kern/inhalt/inhaltsart.ts';
import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { buildEilmeldungen } from './build-eilmeldungen.ts';
import { createEilmeldungRepository } from './eilmeldung-repository.ts';
import { eilmeldungDateiSchema } from './eilmeldungen-datei.ts';

const eilmeldungArt = defineListe('eilmeldung', 'Eilmeldungen', 'eilmeldungen.yaml', eilmeldungDateiSchema, 'name');

export const eilmeldungenInhalt = defineInhalt({
  arten: [eilmeldungArt],
  read: (leser) => leser.list(eilmeldungArt),
  build: (eilmeldungen, { tag }) => buildEilmeldungen(eilmeldungen, tag),
  write: (trx, zeilen) => createEilmeldungRepository(trx).replaceFromFiles(zeilen),
});
