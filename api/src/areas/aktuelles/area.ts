import { defineArea } from '../../core/composition/area.ts';
import { FEED_EXCERPT } from '../../core/content/serve/feed-source.ts';
import { ARTIKEL } from './artikel-path.ts';
import { createArtikelRepository } from './artikel-repository.ts';
import { aktuelles } from './calls/aktuelles.ts';
import { artikel } from './calls/artikel.ts';
import { aktuellesContent } from './content.ts';

export { ARTIKEL } from './artikel-path.ts';

/** News. */
export const area = defineArea({
  name: 'aktuelles',
  inhalte: [aktuelles, artikel],
  eintragsarten: (db) => [
    {
      pfad: ARTIKEL,
      template: 'artikel',
      endpoint: '/api/cms/artikel',
      hasFeed: true,
      titel: 'Aktuelles',
      find: createArtikelRepository(db).findSeite,
    },
  ],
  feeds: (db) => [
    {
      pfad: ARTIKEL,
      titel: 'Aktuelles',
      summary: 'Meldungen als Atom-Feed',
      async list() {
        const sorting = [{ feld: 'datum_von', richtung: 'desc' } as const];
        return (await createArtikelRepository(db).list({}, { sortierung: sorting, ...FEED_EXCERPT })).data;
      },
    },
  ],
  inhalt: aktuellesContent,
  suchtypen: {
    artikel: { einer: 'Meldung', mehrere: 'Meldungen', rang: 20 },
  },
  suche: async (db, _heute, numbers) => [
    { typ: 'artikel', istStand: true, zeilen: await createArtikelRepository(db).listSearchRows(numbers) },
  ],
});
