import { buildFotoBild } from '../../kern/inhalt/fotos.ts';
import { defineListe, type Inhaltsart } from '../../kern/inhalt/inhaltsart.ts';
import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { buildEilmeldungen } from './build-eilmeldungen.ts';
import { createEilmeldungRepository } from './eilmeldung-repository.ts';
import { eilmeldungDateiSchema } from './eilmeldungen-datei.ts';

const eilmeldungArt = {
  ...defineListe('eilmeldung', 'Eilmeldungen', 'eilmeldungen.yaml', eilmeldungDateiSchema, 'name'),
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
  findSeite: (db, name) => createEilmeldungRepository(db).findPfad(name),
} as const satisfies Inhaltsart;

/** Banner and notification follow from the table, whoever writes it (`follow-eilmeldungen.ts`). */
export const eilmeldungenInhalt = defineInhalt({
  arten: [eilmeldungArt],
  read: (leser) => leser.list(eilmeldungArt),
  build: (eilmeldungen, { fotos, tag }) => buildEilmeldungen(eilmeldungen, fotos, tag),
  write: (trx, zeilen) => createEilmeldungRepository(trx).replace(zeilen),

  show(zeilen, { schluessel }, { fotos }) {
    const zeile = zeilen.find(({ datei_name }) => datei_name === schluessel);
    if (!zeile) return null;
    const { titel, text, link, bild_id, bildtext } = zeile;
    const bild = buildFotoBild(fotos, bild_id, bildtext);
    return { template: 'redaktion-eilmeldung', context: { eilmeldung: { titel, text, link, ...bild } } };
  },
});
