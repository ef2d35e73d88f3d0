import { defineInhaltsart } from '../../kern/inhalt/inhaltsart.ts';
import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { buildIntranet } from './build-intranet.ts';
import { archivthemaDateiSchema, intranetrubrikDateiSchema } from './intranet-dateien.ts';
import { createIntranetRepository } from './intranet-repository.ts';

const rubrikArt = defineInhaltsart({
  name: 'intranetrubrik',
  titel: 'Nachrichten des Intranets',
  ablage: { form: 'liste', datei: 'intranet/nachrichten.yaml' },
  schema: intranetrubrikDateiSchema,
});

const themaArt = defineInhaltsart({
  name: 'archivthema',
  titel: 'Archiv des Intranets',
  ablage: { form: 'liste', datei: 'intranet/archiv.yaml' },
  schema: archivthemaDateiSchema,
});

/** News and archive of the staff. */
export const intranetInhalt = defineInhalt({
  arten: [rubrikArt, themaArt],
  read: (leser) => ({ nachrichten: leser.list(rubrikArt), archiv: leser.list(themaArt) }),
  build: (dateien, { tag }) => buildIntranet(dateien, tag),
  write: (trx, zeilen) => createIntranetRepository(trx).replace(zeilen),
});
