import { defineArea } from '../../core/composition/area.ts';
import { createBranchenRepository } from './branchen-repository.ts';
import { BRANCHENVERZEICHNIS } from './brancheneintrag-path.ts';
import { brancheneintraege } from './calls/brancheneintraege.ts';
import { brancheneintrag } from './calls/brancheneintrag.ts';
import { branchenContent } from './content.ts';

export { BRANCHENVERZEICHNIS } from './brancheneintrag-path.ts';
export { checkOrganiser, getOrganiser } from './check-organiser.ts';
export { branchenContent };

/** Directory of clubs, institutions and companies. */
export const area = defineArea({
  name: 'branchenverzeichnis',
  pfade: ['/branchenverzeichnis/'],
  inhalte: [brancheneintraege, brancheneintrag],
  eintragsarten: (db) => [
    {
      pfad: BRANCHENVERZEICHNIS,
      template: 'brancheneintrag',
      endpoint: '/api/cms/brancheneintraege',
      titel: 'Branchenverzeichnis',
      find: createBranchenRepository(db).findSeite,
    },
  ],
  inhalt: branchenContent,
  suchtypen: {
    eintrag: { einer: 'Verzeichnis', mehrere: 'Vereine und Firmen', rang: 70 },
  },
  suche: async (db, _heute, numbers) => [
    { typ: 'eintrag', zeilen: await createBranchenRepository(db).listSearchRows(numbers) },
  ],
});
