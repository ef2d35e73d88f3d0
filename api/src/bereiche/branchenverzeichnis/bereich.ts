import { defineBereich } from '../../kern/bereich.ts';
import { brancheneintraege } from './calls/brancheneintraege.ts';
import { brancheneintrag } from './calls/brancheneintrag.ts';
import { migrations } from './migrations/migrations.ts';

/** Directory of clubs, institutions and companies. */
export const bereich = defineBereich({
  name: 'branchenverzeichnis',
  inhalte: [brancheneintraege, brancheneintrag],
  migrations,
});
