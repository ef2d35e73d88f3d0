import type { SucheTabelle } from './tables.ts';

/** An entry of the search as its kind of content brings it. */
export type Suchzeile = Omit<SucheTabelle, 'typ' | 'art' | 'gremien' | 'worte' | 'titelworte'>;
