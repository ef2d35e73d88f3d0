import { defineListe } from '../../kern/inhalt/inhaltsart.ts';
import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { buildIntranet } from './build-intranet.ts';
import { archivdokumentDateiSchema, archivthemaDateiSchema, intranetrubrikDateiSchema } from './intranet-dateien.ts';
import { createIntranetRepository } from './intranet-repository.ts';

const rubrikArt = {
  ...defineListe('intranetrubrik', 'Nachrichten des Intranets', 'intranet/nachrichten.yaml', intranetrubrikDateiSchema),
  einer: 'Rubrik der Nachrichten',
};

const themaArt = {
  ...defineListe('archivthema', 'Archiv des Intranets', 'intranet/archiv.yaml', archivthemaDateiSchema),
  einer: 'Thema des Archivs',
};

const dokumentArt = {
  ...defineListe(
    'archivdokument',
    'Dokumente des Archivs (PDF)',
    'intranet/dokumente.yaml',
    archivdokumentDateiSchema,
    'datei',
  ),
  einer: 'Dokument des Archivs',
  spalten: ['thema', 'stand', 'gueltig_bis'],
};

/** News and archive of the staff. */
export const intranetInhalt = defineInhalt({
  arten: [rubrikArt, themaArt, dokumentArt],
  read: (leser) => ({
    nachrichten: leser.list(rubrikArt),
    archiv: leser.list(themaArt),
    dokumente: leser.list(dokumentArt),
  }),
  build: (dateien, { tag, dokumente }) => buildIntranet(dateien, dokumente, tag),
  write: (trx, zeilen) => createIntranetRepository(trx).replace(zeilen),
});
