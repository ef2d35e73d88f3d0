import { defineBereich } from '../../kern/bereich.ts';
import { storeBeispiele } from './beispiele.ts';
import { maengel } from './calls/maengel.ts';
import { mangel } from './calls/mangel.ts';
import { mangelStand } from './calls/mangel-stand.ts';
import { maengelStammdaten } from './inhalt.ts';
import { MELDEN_PFAD } from './maengel-pfad.ts';
import { MANGEL } from './mangel-art.ts';
import { migrations } from './migrations/migrations.ts';

/** Defects in the municipality, reported by residents: holes in the road, lamps that are out, rubbish. */
export const bereich = defineBereich({
  name: 'maengel',
  pfade: [MELDEN_PFAD],
  calls: [mangel, maengel, mangelStand],
  migrations,
  stammdaten: maengelStammdaten,
  formulare: [MANGEL],
  beispiele: storeBeispiele,
});
