import type { Insertable } from 'kysely';
import { createFehlerliste, type Fehlerliste } from '../../kern/inhalt/inhalt-fehler.ts';
import { renderMarkdown } from '../../kern/inhalt/markdown.ts';
import { readTag } from '../../kern/inhalt/tag.ts';
import { htmlToText } from '../../kern/suche/html-to-text.ts';
import type { IntranetDateien } from './intranet-dateien.ts';
import type { IntranetTabellen } from './tables.ts';

export type IntranetZeilen = { [Tabelle in keyof IntranetTabellen]: Insertable<IntranetTabellen[Tabelle]>[] };

const DOKUMENTE = 'intranet/dokumente.yaml';
/** Numbers of archives and documents that nobody numbered begin behind all others. */
const AB = 1_000_000;

/** Adds the documents that are files to the archives of their topics; an archive nobody heard of is a new one. */
function addDateien(
  { archivthemen, archive, archivdokumente }: Pick<IntranetZeilen, 'archivthemen' | 'archive' | 'archivdokumente'>,
  { dokumente, vorhandene }: { dokumente: IntranetDateien['dokumente']; vorhandene: ReadonlySet<string> },
  fehler: Fehlerliste,
): void {
  for (const [index, { datei, titel, thema, archiv, stand, gueltig_von, gueltig_bis }] of dokumente.entries()) {
    const gewaehlt = archivthemen.find(({ id }) => id === thema);
    if (!gewaehlt) fehler.add(DOKUMENTE, `${index}.thema`, 'Dieses Thema gibt es nicht.');
    if (!vorhandene.has(datei)) fehler.add(DOKUMENTE, `${index}.datei`, `Die Datei „${datei}“ gibt es nicht.`);
    let ablage = archive.find(({ themen_id, titel: name }) => themen_id === thema && name === archiv);
    if (!ablage) {
      ablage = { id: AB + index, themen_id: thema, titel: archiv };
      archive.push(ablage);
    }
    archivdokumente.push({
      id: AB + index,
      archiv_id: ablage.id,
      titel,
      downloadtext: titel,
      stand,
      gueltig_von: gueltig_von || stand,
      gueltig_bis: gueltig_bis || null,
      text: '',
      // What the file holds comes to it when it is written.
      suchtext: `${archiv} ${gewaehlt?.thema ?? ''}`,
      datei,
    });
  }
}

/**
 * News and archive with the days that `heute` (`YYYY-MM-DD`) gives them. Throws `inhalt_fehlerhaft` for numbers used twice,
 * and for documents without their file or topic.
 * @param vorhandene names of the PDF files there are
 */
export function buildIntranet(
  { nachrichten, archiv, dokumente: mitDatei }: IntranetDateien,
  vorhandene: ReadonlySet<string>,
  heute: string,
): IntranetZeilen {
  const fehler = createFehlerliste();
  const check = (datei: string, eintraege: readonly { id: number }[]) => {
    const nummern = new Set<number>();
    for (const { id } of eintraege) {
      if (nummern.has(id)) fehler.add(datei, `${id}.id`, 'Die Nummer gibt es zweimal.');
      nummern.add(id);
    }
  };
  const texte = nachrichten.flatMap(({ id: rubrik_id, texte: eintraege }) =>
    eintraege.map(({ tage, md, ...eintrag }) => {
      const text = renderMarkdown(md);
      const suchtext = `${eintrag.einleitung} ${htmlToText(text)}`;
      return { ...eintrag, rubrik_id, text, datum_von: readTag(tage, heute), suchtext };
    }),
  );
  const archive = archiv.flatMap(({ id: themen_id, thema, archive: eintraege }) =>
    eintraege.map((eintrag) => ({ ...eintrag, themen_id, thema })),
  );
  const dokumente: IntranetZeilen['archivdokumente'] = archive.flatMap(
    ({ id: archiv_id, titel: archivtitel, thema, dokumente: eintraege }) =>
      eintraege.map(({ id, titel, downloadtext, stand, von = stand, bis, md }) => {
        const text = renderMarkdown(md);
        return {
          id,
          archiv_id,
          titel,
          downloadtext,
          stand: readTag(stand, heute),
          gueltig_von: readTag(von, heute),
          gueltig_bis: bis === undefined ? null : readTag(bis, heute),
          text,
          datei: null,
          suchtext: `${downloadtext} ${archivtitel} ${thema} ${htmlToText(text)}`,
        };
      }),
  );
  check('intranet/nachrichten.yaml', nachrichten);
  check('intranet/nachrichten.yaml', texte);
  check('intranet/archiv.yaml', archiv);
  check('intranet/archiv.yaml', archive);
  check('intranet/archiv.yaml', dokumente);
  const ablagen = {
    archivthemen: archiv.map(({ id, thema }) => ({ id, thema })),
    archive: archive.map(({ id, themen_id, titel }) => ({ id, themen_id, titel })),
    archivdokumente: dokumente,
  };
  addDateien(ablagen, { dokumente: mitDatei, vorhandene }, fehler);
  fehler.throwIfAny();
  return {
    intranet_rubriken: nachrichten.map(({ texte: _texte, ...rubrik }) => rubrik),
    intranet_texte: texte,
    ...ablagen,
  };
}
