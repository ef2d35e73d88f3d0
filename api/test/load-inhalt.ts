import type { Objects } from '@gm/shared/store/objects';
import { BEREICHE } from '../src/bereiche.ts';
import type { Bereich } from '../src/kern/bereich.ts';
import { importInhalt } from '../src/kern/inhalt/import-inhalt.ts';
import type { Ladeergebnis } from '../src/kern/inhalt/load-inhalt.ts';
import { createMemoryObjects } from './memory-objects.ts';
import type { TestDatabase } from './test-database.ts';

interface Umstaende {
  jetzt?: Date;
  /** Areas that are switched on; all without it. */
  bereiche?: readonly Bereich[];
  uploads?: Objects;
}

/** Makes a content folder the content, whatever was there before. */
export async function loadInhalt(
  db: TestDatabase['db'],
  ordner: string,
  { jetzt = new Date(), bereiche = BEREICHE, uploads = createMemoryObjects() }: Umstaende = {},
): Promise<Ladeergebnis> {
  const ergebnis = await importInhalt(db, { ordner, bereiche, alle: BEREICHE, uploads, jetzt, ersetzen: true });
  if (!ergebnis) throw new Error('What may be replaced is never left alone');
  return ergebnis;
}
