import { defineList } from '../../core/entries/content-kind.ts';
import { defineContent } from '../../core/entries/content-source.ts';
import { buildIntranet } from './build-intranet.ts';
import { archiveDocumentFileSchema, archiveTopicFileSchema, intranetrubrikFileSchema } from './intranet-files.ts';
import { createIntranetRepository } from './intranet-repository.ts';

const categoryKind = {
  ...defineList('intranetrubrik', 'Nachrichten des Intranets', 'intranet/nachrichten.yaml', intranetrubrikFileSchema),
  gruppe: 'Aktuelles',
  einer: 'Rubrik der Nachrichten',
} as const;

const topicKind = {
  ...defineList('archivthema', 'Archiv des Intranets', 'intranet/archiv.yaml', archiveTopicFileSchema),
  gruppe: 'Verwaltung',
  einer: 'Thema des Archivs',
} as const;

const documentKind = {
  ...defineList(
    'archivdokument',
    'Dokumente des Archivs (PDF)',
    'intranet/dokumente.yaml',
    archiveDocumentFileSchema,
    'datei',
  ),
  gruppe: 'Verwaltung',
  einer: 'Dokument des Archivs',
  spalten: ['thema', 'stand', 'gueltig_bis'],
} as const;

/** Staff news and archive. */
export const intranetContent = defineContent({
  arten: [categoryKind, topicKind, documentKind],
  read: (reader) => ({
    nachrichten: reader.list(categoryKind),
    archiv: reader.list(topicKind),
    dokumente: reader.list(documentKind),
  }),
  build: (files, { tag: day, dokumente: documents }) => buildIntranet(files, documents, day),
  write: (trx, lines) => createIntranetRepository(trx).replace(lines),
});
