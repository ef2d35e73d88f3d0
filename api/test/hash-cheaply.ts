import { AUFWAND } from '../src/kern/konten/passwort.ts';

/** Hundreds of accounts log in while something else is tested; what a hash costs in earnest is tested with it. */
Object.assign(AUFWAND, { memoryCost: 64, timeCost: 1 });
