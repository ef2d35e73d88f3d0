import { defineBereich } from '../../kern/bereich.ts';
import { bekanntmachung } from './calls/bekanntmachung.ts';
import { bekanntmachungen } from './calls/bekanntmachungen.ts';
import { migrations } from './migrations/migrations.ts';

/** The notice board. */
export const bereich = defineBereich({
  name: 'bekanntmachungen',
  inhalte: [bekanntmachung, bekanntmachungen],
  migrations,
});
