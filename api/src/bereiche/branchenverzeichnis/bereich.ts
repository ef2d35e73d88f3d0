import { defineBereich } from '../../kern/bereich.ts';
import { createBranchenRepository } from './branchen-repository.ts';
import { BRANCHENVERZEICHNIS } from './brancheneintrag-pfad.ts';
import { brancheneintraege } from './calls/brancheneintraege.ts';
import { brancheneintrag } from './calls/brancheneintrag.ts';
import { branchenInhalt } from './inhalt.ts';
import { migrations } from './migrations/migrations.ts';

export { BRANCHENVERZEICHNIS } from './brancheneintrag-pfad.ts';
export { checkVeranstalter, getVeranstalter } from './check-veranstalter.ts';
export { branchenInhalt };

/** Directory of clubs, institutions and companies. */
export const bereich = defineBereich({
  name: 'branchenverzeichnis',
  pfade: ['/branchenverzeichnis/'],
  inhalte: [brancheneintraege, brancheneintrag],
  migrations,
  eintragsarten: (db) => [
    {
      pfad: BRANCHENVERZEICHNIS,
      template: 'brancheneintrag',
      endpoint: '/api/cms/brancheneintraege',
      titel: 'Branchenverzeichnis',
      find: createBranchenRepository(db).findSeite,
    },
  ],
  inhalt: branchenInhalt,
  suchtypen: {
    eintrag: { einer: 'Verzeichnis', mehrere: 'Vereine und Firmen', rang: 70 },
  },
  suche: async (db, _heute, nummern) => [
    { typ: 'eintrag', zeilen: await createBranchenRepository(db).listSuchzeilen(nummern) },
  ],
});
