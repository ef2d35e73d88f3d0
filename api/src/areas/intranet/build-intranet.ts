import type { Insertable } from 'kysely';
import { createErrorList, type ErrorList } from '../../core/entries/content-error.ts';
import { readTag } from '../../core/entries/tag.ts';
import { renderMarkdown } from '../../core/entries/text/markdown.ts';
import { htmlToText } from '../../core/platform/text/html-to-text.ts';
import type { IntranetFiles } from './intranet-files.ts';
import type { IntranetTables } from './tables.ts';

export type IntranetLines = { [DataTable in keyof IntranetTables]: Insertable<IntranetTables[DataTable]>[] };

const DOCUMENTS = 'intranet/dokumente.yaml';
/** Ids assigned to archives and documents without a number start here, after all others. */
const FROM = 1_000_000;

/** Adds file documents to the archives of their topics; unknown archives are created. */
function addFiles(
  {
    archivthemen: archiveTopics,
    archive,
    archivdokumente: archiveDocuments,
  }: Pick<IntranetLines, 'archivthemen' | 'archive' | 'archivdokumente'>,
  {
    dokumente: documents,
    vorhandene: existing,
  }: { dokumente: IntranetFiles['dokumente']; vorhandene: ReadonlySet<string> },
  error: ErrorList,
): void {
  for (const [
    index,
    { datei: file, titel: title, thema: topic, archiv, stand: state, gueltig_von, gueltig_bis },
  ] of documents.entries()) {
    const chosen = archiveTopics.find(({ id }) => id === topic);
    if (!chosen) error.add(DOCUMENTS, `${index}.thema`, 'Dieses Thema gibt es nicht.');
    if (!existing.has(file)) error.add(DOCUMENTS, `${index}.datei`, `Die Datei „${file}“ gibt es nicht.`);
    let storage = archive.find(({ themen_id, titel: name }) => themen_id === topic && name === archiv);
    if (!storage) {
      storage = { id: FROM + index, themen_id: topic, titel: archiv };
      archive.push(storage);
    }
    archiveDocuments.push({
      id: FROM + index,
      archiv_id: storage.id,
      titel: title,
      downloadtext: title,
      stand: state,
      gueltig_von: gueltig_von || state,
      gueltig_bis: gueltig_bis || null,
      text: '',
      // The text of the file is added when it is stored.
      suchtext: `${archiv} ${chosen?.thema ?? ''}`,
      datei: file,
    });
  }
}

/**
 * News and archive with dates relative to `today` (`YYYY-MM-DD`). Throws `inhalt_fehlerhaft` for duplicate numbers, and
 * for documents with a missing file or topic.
 * @param existing names of the existing PDF files
 */
export function buildIntranet(
  { nachrichten: messages, archiv, dokumente: withFile }: IntranetFiles,
  existing: ReadonlySet<string>,
  today: string,
): IntranetLines {
  const error = createErrorList();
  const check = (file: string, entries: readonly { id: number }[]) => {
    const numbers = new Set<number>();
    for (const { id } of entries) {
      if (numbers.has(id)) error.add(file, `${id}.id`, 'Die Nummer gibt es zweimal.');
      numbers.add(id);
    }
  };
  const texts = messages.flatMap(({ id: rubrik_id, texte: entries }) =>
    entries.map(({ tage: days, md, ...entry }) => {
      const text = renderMarkdown(md);
      const searchText = `${entry.einleitung} ${htmlToText(text)}`;
      return { ...entry, rubrik_id, text, datum_von: readTag(days, today), suchtext: searchText };
    }),
  );
  const archive = archiv.flatMap(({ id: themen_id, thema: topic, archive: entries }) =>
    entries.map((entry) => ({ ...entry, themen_id, thema: topic })),
  );
  const documents: IntranetLines['archivdokumente'] = archive.flatMap(
    ({ id: archiv_id, titel: archiveTitle, thema: topic, dokumente: entries }) =>
      entries.map(
        ({ id, titel: title, downloadtext: downloadText, stand: state, von: from = state, bis: until, md }) => {
          const text = renderMarkdown(md);
          return {
            id,
            archiv_id,
            titel: title,
            downloadtext: downloadText,
            stand: readTag(state, today),
            gueltig_von: readTag(from, today),
            gueltig_bis: until === undefined ? null : readTag(until, today),
            text,
            datei: null,
            suchtext: `${downloadText} ${archiveTitle} ${topic} ${htmlToText(text)}`,
          };
        },
      ),
  );
  check('intranet/nachrichten.yaml', messages);
  check('intranet/nachrichten.yaml', texts);
  check('intranet/archiv.yaml', archiv);
  check('intranet/archiv.yaml', archive);
  check('intranet/archiv.yaml', documents);
  const storages = {
    archivthemen: archiv.map(({ id, thema: topic }) => ({ id, thema: topic })),
    archive: archive.map(({ id, themen_id, titel: title }) => ({ id, themen_id, titel: title })),
    archivdokumente: documents,
  };
  addFiles(storages, { dokumente: withFile, vorhandene: existing }, error);
  error.throwIfAny();
  return {
    intranet_rubriken: messages.map(({ texte: _texte, ...category }) => category),
    intranet_texte: texts,
    ...storages,
  };
}
