import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { defineArea } from '../../core/composition/area.ts';
import { FEED_EXCERPT } from '../../core/content/serve/feed-source.ts';
import { getNow } from '../../core/platform/config/clock.ts';
import { BEKANNTMACHUNGEN } from './bekanntmachung-path.ts';
import { createBekanntmachungRepository } from './bekanntmachung-repository.ts';
import { bekanntmachung } from './calls/bekanntmachung.ts';
import { bekanntmachungen } from './calls/bekanntmachungen.ts';
import { bekanntmachungenContent } from './content.ts';

/** The notice board. */
export const area = defineArea({
  name: 'bekanntmachungen',
  pfade: ['/bekanntmachungen/'],
  inhalte: [bekanntmachung, bekanntmachungen],
  eintragsarten: (db) => [
    {
      pfad: BEKANNTMACHUNGEN,
      template: 'bekanntmachung',
      endpoint: '/api/cms/bekanntmachungen',
      hasFeed: true,
      titel: 'Öffentliche Bekanntmachungen',
      // Unknown pages are not cached, so the first day of a notice needs no invalidation.
      find: (id) => createBekanntmachungRepository(db).findSeite(id, readBerlinTime(getNow()).tag),
    },
  ],
  feeds: (db) => [
    {
      pfad: BEKANNTMACHUNGEN,
      titel: 'Öffentliche Bekanntmachungen',
      summary: 'Öffentliche Bekanntmachungen als Atom-Feed',
      async list(today) {
        const { data } = await createBekanntmachungRepository(db).list({ heute: today, archiv: false }, FEED_EXCERPT);
        return data.map(({ rubrik: category, ...entry }) => ({ ...entry, rubrik_name: category.titel }));
      },
    },
  ],
  inhalt: bekanntmachungenContent,
  suchtypen: {
    bekanntmachung: { einer: 'Bekanntmachung', mehrere: 'Bekanntmachungen', rang: 60 },
  },
  suche: async (db, today) => [
    { typ: 'bekanntmachung', zeilen: await createBekanntmachungRepository(db).listSearchRows(today) },
  ],
});
