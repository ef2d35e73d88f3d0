import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { buildIntranet } from './build-intranet.ts';
import { archivDateiSchema, intranetDateiSchema } from './intranet-dateien.ts';
import { createIntranetRepository } from './intranet-repository.ts';

/** News and archive of the staff. */
export const intranetInhalt = defineInhalt({
  read: (leser) => ({
    nachrichten: leser.readOptional('intranet/nachrichten.yaml', intranetDateiSchema, []),
    archiv: leser.readOptional('intranet/archiv.yaml', archivDateiSchema, []),
  }),
  build: (dateien, { tag }) => buildIntranet(dateien, tag),
  write: (trx, zeilen) => createIntranetRepository(trx).replace(zeilen),
});
