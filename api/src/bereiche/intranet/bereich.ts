import { defineBereich } from '../../kern/bereich.ts';
import { archiv } from './calls/archiv.ts';
import { rubriken } from './calls/rubriken.ts';
import { texte } from './calls/texte.ts';
import { intranetInhalt } from './inhalt.ts';
import { migrations } from './migrations/migrations.ts';
import { createIntranetseiten } from './seiten.ts';

/** News and archive of the staff. */
export const bereich = defineBereich({
  name: 'intranet',
  pfade: ['/intranet/archiv/'],
  inhalte: [archiv, rubriken, texte],
  migrations,
  seiten: (_dienste, findTitel) => createIntranetseiten(findTitel),
  inhalt: intranetInhalt,
});
