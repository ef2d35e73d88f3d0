import { BEREICHE } from '../src/bereiche.ts';
import { loadInhalt as load } from '../src/kern/inhalt/load-inhalt.ts';
import type { TestDatabase } from './test-database.ts';

/** Loads a content folder with every area. */
export const loadInhalt = (db: TestDatabase['db'], ordner: string, jetzt = new Date()) =>
  load(db, { ordner, bereiche: BEREICHE, jetzt });
