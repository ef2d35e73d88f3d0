import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { Bereich } from '../../bereich.ts';
import type { Datenquelle } from '../../daten/database.ts';
import { createAussicht } from '../../inhalt/aussicht.ts';
import type { Plan } from '../inhalt/plan-aenderung.ts';
import { listBefunde } from './list-befunde.ts';

/** What is in the way of publishing an entry. What stood in it before, and is as it was, is in nobody's way. */
export async function checkQualitaet(
  trx: Datenquelle,
  bereiche: readonly Bereich[],
  plan: Plan,
): Promise<FeldFehler[]> {
  const { art, platz, vorher, nachher, umgezogene } = plan;
  const schluessel = umgezogene.get(platz.schluessel) ?? platz.schluessel;
  const neuer = nachher.find((einer) => einer.art === art.name && einer.schluessel === schluessel);
  if (!neuer) return [];
  const alter = vorher.find((einer) => einer.art === art.name && einer.schluessel === platz.schluessel);
  const alte = new Set(
    alter ? (await listBefunde(trx, bereiche, alter, createAussicht(trx))).map(({ meldung }) => meldung) : [],
  );
  return (await listBefunde(trx, bereiche, neuer, createAussicht(trx, plan)))
    .filter(({ stufe, meldung }) => stufe === 'sperrt' && !alte.has(meldung))
    .map(({ feld, meldung }) => ({ feld, meldung }));
}
