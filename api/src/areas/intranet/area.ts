import { defineArea } from '../../core/composition/area.ts';
import { archive } from './calls/archive.ts';
import { categories } from './calls/categories.ts';
import { texts } from './calls/texts.ts';
import { intranetContent } from './content.ts';
import { createIntranetPages } from './pages.ts';

/** Staff intranet: news and archive. */
export const area = defineArea({
  name: 'intranet',
  pfade: ['/intranet/archiv/'],
  inhalte: [archive, categories, texts],
  seiten: (_dienste, findTitle) => createIntranetPages(findTitle),
  inhalt: intranetContent,
});
