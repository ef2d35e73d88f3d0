import { type ContentKind, defineList } from '../../core/entries/content-kind.ts';
import { defineContent } from '../../core/entries/content-source.ts';
import { buildPhotoImage } from '../../core/services/images/photos.ts';
import { buildEilmeldungen } from './build-eilmeldungen.ts';
import { createEilmeldungRepository } from './eilmeldung-repository.ts';
import { eilmeldungFileSchema } from './eilmeldungen-file.ts';

const eilmeldungKind = {
  ...defineList('eilmeldung', 'Eilmeldungen', 'eilmeldungen.yaml', eilmeldungFileSchema, 'name'),
  gruppe: 'Aktuelles',
  einer: 'Eilmeldung',
  haeufig: true,
  ausTitel: true,
  zeitraum: {
    von: 'von',
    bis: 'bis',
    hinweis:
      'Ohne Beginn gilt die Eilmeldung ab der Freigabe. Sie steht bis zu ihrem Ende auf jeder Seite unter dem Kopf und geht mit ihrem Beginn an alle, die Benachrichtigungen bestellt haben.',
    endeFehlt: 'Bitte geben Sie an, bis wann die Eilmeldung gilt.',
  },
  findSeite: (db, name) => createEilmeldungRepository(db).findPath(name),
} as const satisfies ContentKind;

/** Banner and notification follow from the table, regardless of who writes it (`follow-eilmeldungen.ts`). */
export const eilmeldungenContent = defineContent({
  arten: [eilmeldungKind],
  read: (reader) => reader.list(eilmeldungKind),
  build: (eilmeldungen, { fotos: photos, tag: day }) => buildEilmeldungen(eilmeldungen, photos, day),
  write: (trx, lines) => createEilmeldungRepository(trx).replace(lines),

  show(lines, { schluessel: key }, { fotos: photos }) {
    const line = lines.find(({ datei_name }) => datei_name === key);
    if (!line) return null;
    const { titel: title, text, link, bild_id, bildtext: caption } = line;
    const image = buildPhotoImage(photos, bild_id, caption);
    return { template: 'redaktion-eilmeldung', context: { eilmeldung: { titel: title, text, link, ...image } } };
  },
});
