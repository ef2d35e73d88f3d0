import { defineArea } from '../../core/composition/area.ts';
import { archive } from './calls/archive.ts';
import { categories } from './calls/categories.ts';
import { texts } from './calls/texts.ts';
import { intranetContent } from './content.ts';
import * as baseline from './migrations/0023_intranet.ts';
import { createIntranetPages } from './pages.ts';

/** Staff intranet: news and archive. */
export const area = defineArea({
  name: 'intranet',
  pfade: ['/intranet/archiv/'],
  inhalte: [archive, categories, texts],
  migrations: { '0023_intranet': baseline },
  seiten: (_dienste, findTitle) => createIntranetPages(findTitle),
  inhalt: intranetContent,
});
