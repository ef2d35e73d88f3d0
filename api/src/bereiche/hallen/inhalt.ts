import type { Datenquelle } from '../../kern/daten/database.ts';
import { defineListe } from '../../kern/inhalt/inhaltsart.ts';
import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { createBelegungRepository } from './belegung-repository.ts';
import { buildBelegungen } from './build-belegungen.ts';
import { HALLENNAME, hallenbelegungDateiSchema } from './hallenbelegungen-datei.ts';

const belegungArt = {
  ...defineListe('hallenbelegung', 'Belegungen der Hallen', 'hallenbelegungen.yaml', hallenbelegungDateiSchema),
  einer: 'Belegung einer Halle',
  vorschlaege: { [HALLENNAME]: (db: Datenquelle) => createBelegungRepository(db).listHallen() },
  spalten: ['halle', 'wochentag', 'von', 'bis'],
};

/** Weekly use of the halls. */
export const hallenInhalt = defineInhalt({
  arten: [belegungArt],
  read: (leser) => leser.list(belegungArt),
  build: (hallenbelegungen, { tag }) => buildBelegungen(hallenbelegungen, tag),
  write: (trx, zeilen) => createBelegungRepository(trx).replace(zeilen),
});
