import type { Beitragsart } from '@gm/shared/regeln/redaktion';
import { artikel } from './artikel.ts';
import { eilmeldung } from './eilmeldung.ts';
import type { Publikation } from './publikation.ts';
import { veranstaltung } from './veranstaltung.ts';

/** Every kind; a new one joins here. */
const PUBLIKATIONEN: Record<Beitragsart, Publikation> = { artikel, veranstaltung, eilmeldung };

export const findPublikation = (art: Beitragsart): Publikation => PUBLIKATIONEN[art];

export const listPublikationen = (): Publikation[] => Object.values(PUBLIKATIONEN);
