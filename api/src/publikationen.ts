import type { Beitragsart } from '@gm/shared/regeln/redaktion';
import { artikel } from './bereiche/aktuelles/artikel.ts';
import { eilmeldung } from './bereiche/eilmeldungen/eilmeldung.ts';
import { veranstaltung } from './bereiche/veranstaltungen/veranstaltung.ts';
import type { Publikation } from './kern/redaktion/publikation.ts';

/** Every kind; a new one joins here. */
const PUBLIKATIONEN: Record<Beitragsart, Publikation> = { artikel, veranstaltung, eilmeldung };

export const findPublikation = (art: Beitragsart): Publikation => PUBLIKATIONEN[art];

export const listPublikationen = (): Publikation[] => Object.values(PUBLIKATIONEN);
