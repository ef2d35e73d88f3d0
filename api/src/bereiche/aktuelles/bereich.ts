import { defineBereich } from '../../kern/bereich.ts';
import { FEED_AUSSCHNITT } from '../../kern/inhalt/feedquelle.ts';
import { ARTIKEL } from './artikel-pfad.ts';
import { createArtikelRepository } from './artikel-repository.ts';
import { aktuelles } from './calls/aktuelles.ts';
import { artikel } from './calls/artikel.ts';
import { aktuellesInhalt } from './inhalt.ts';
import { migrations } from './migrations/migrations.ts';

export { ARTIKEL } from './artikel-pfad.ts';

/** News. */
export const bereich = defineBereich({
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
        const sortierung = [{ feld: 'datum_von', richtung: 'desc' } as const];
        return (await createArtikelRepository(db).list({}, { sortierung, ...FEED_AUSSCHNITT })).data;
      },
    },
  ],
  inhalt: aktuellesInhalt,
  suchtypen: {
    artikel: { einer: 'Meldung', mehrere: 'Meldungen', rang: 20 },
  },
  suche: async (db, _heute, nummern) => [
    { typ: 'artikel', istStand: true, zeilen: await createArtikelRepository(db).listSuchzeilen(nummern) },
  ],
  migrations,
});
