import { type Freigaberecht, UNEINGESCHRAENKT } from '@gm/shared/regeln/redaktion';
import type { Datenquelle } from '../../daten/database.ts';
import type { Publikation } from '../publikation.ts';
import type { Bearbeiter, Stand } from './check-recht.ts';
import { findGegenstand } from './check-recht.ts';
import { brauchtVierAugen, wroteSomebodyElse } from './vier-augen.ts';

/** What the form offers: whether the account may release an entry, or asks somebody else. */
export async function findFreigaberecht(
  db: Datenquelle,
  publikation: Publikation,
  { rechte, konto }: Pick<Bearbeiter, 'rechte' | 'konto'>,
  angaben: Record<string, unknown>,
  beitrag: Stand['beitrag'] | null = null,
): Promise<Freigaberecht> {
  const gegenstand = findGegenstand(publikation, angaben, beitrag);
  const darfFreigeben =
    rechte.allows('freigeben', gegenstand) ||
    // Of what is new nobody knows yet what it will belong to.
    (beitrag === null && rechte.liste.some(({ art, darf }) => art === gegenstand.art && darf === 'freigeben'));
  const brauchtAndere =
    (await brauchtVierAugen(db, gegenstand.art)) && !(beitrag && (await wroteSomebodyElse(db, beitrag, konto)));
  return { ...UNEINGESCHRAENKT, darfFreigeben, brauchtAndere, istVorgelegt: Boolean(beitrag?.vorgelegt_am) };
}
