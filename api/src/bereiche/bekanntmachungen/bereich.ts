import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { defineBereich } from '../../kern/bereich.ts';
import { getJetzt } from '../../kern/betrieb/uhr.ts';
import { FEED_AUSSCHNITT } from '../../kern/inhalt/feedquelle.ts';
import { BEKANNTMACHUNGEN } from './bekanntmachung-pfad.ts';
import { createBekanntmachungRepository } from './bekanntmachung-repository.ts';
import { bekanntmachung } from './calls/bekanntmachung.ts';
import { bekanntmachungen } from './calls/bekanntmachungen.ts';
import { bekanntmachungenInhalt } from './inhalt.ts';
import { migrations } from './migrations/migrations.ts';

/** The notice board. */
export const bereich = defineBereich({
  name: 'bekanntmachungen',
  pfade: ['/bekanntmachungen/'],
  inhalte: [bekanntmachung, bekanntmachungen],
  migrations,
  eintragsarten: (db) => [
    {
      pfad: BEKANNTMACHUNGEN,
      template: 'bekanntmachung',
      endpoint: '/api/cms/bekanntmachungen',
      hasFeed: true,
      titel: 'Öffentliche Bekanntmachungen',
      // A page that does not exist yet is not kept, so the first day needs no mark in the cache.
      find: (id) => createBekanntmachungRepository(db).findSeite(id, readBerlinerZeit(getJetzt()).tag),
    },
  ],
  feeds: (db) => [
    {
      pfad: BEKANNTMACHUNGEN,
      titel: 'Öffentliche Bekanntmachungen',
      summary: 'Öffentliche Bekanntmachungen als Atom-Feed',
      async list(heute) {
        const { data } = await createBekanntmachungRepository(db).list({ heute, archiv: false }, FEED_AUSSCHNITT);
        return data.map(({ rubrik, ...eintrag }) => ({ ...eintrag, rubrik_name: rubrik.titel }));
      },
    },
  ],
  inhalt: bekanntmachungenInhalt,
  suchtypen: {
    bekanntmachung: { einer: 'Bekanntmachung', mehrere: 'Bekanntmachungen', rang: 60 },
  },
  suche: async (db, heute) => [
    { typ: 'bekanntmachung', zeilen: await createBekanntmachungRepository(db).listSuchzeilen(heute) },
  ],
});
