import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { buildEilmeldungen } from './build-eilmeldungen.ts';
import { createEilmeldungRepository } from './eilmeldung-repository.ts';
import { eilmeldungenDateiSchema } from './eilmeldungen-datei.ts';

export const eilmeldungenInhalt = defineInhalt({
  read: (leser) => leser.readOptional('eilmeldungen.yaml', eilmeldungenDateiSchema, []),
  build: (eilmeldungen, { tag }) => buildEilmeldungen(eilmeldungen, tag),
  write: (trx, zeilen) => createEilmeldungRepository(trx).replaceFromFiles(zeilen),
});
