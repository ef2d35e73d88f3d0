import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { Bereich } from '../../bereich.ts';
import type { Datenquelle } from '../../daten/database.ts';
import { findAdresse, getSeitenPath } from '../../inhalt/eintrag-adresse.ts';
import { createEintragRepository } from '../../inhalt/eintrag-repository.ts';
import { normalizePfad } from '../../regeln/normalize-pfad.ts';
import type { InhaltAngaben } from './inhalt-angaben.ts';
import { listVerweisende } from './list-verweisende.ts';
import { type Plan, readPfadwunsch } from './plan-aenderung.ts';

/** Why a page cannot move to where somebody wants it. */
export async function checkUmzug(
  trx: Datenquelle,
  { art, platz }: Plan,
  angaben: InhaltAngaben,
): Promise<FeldFehler[]> {
  const nach = readPfadwunsch(angaben);
  const von = getSeitenPath(platz.datei);
  if (art.name !== 'seite' || nach === null || nach === von) return [];
  const at = (meldung: string): FeldFehler[] => [{ feld: 'adresse', meldung }];
  if (von === '/') return at('Die Startseite kann nicht umziehen.');
  if (nach.startsWith(von)) return at('Eine Seite kann nicht unter sich selbst stehen.');
  const dort = (await createEintragRepository(trx).listPages(nach)).find(({ datei }) => getSeitenPath(datei) === nach);
  if (dort) {
    const { titel } = Object(dort.daten) as { titel?: unknown };
    return at(`Unter ${nach} steht schon die Seite „${String(titel)}“.`);
  }
  return [];
}

interface Ersatz {
  ersatz: string;
  ohne_ersatz: boolean;
}

const join = (titel: readonly string[]) => titel.map((einer) => `„${einer}“`).join(', ');

/** Who takes away what others lead to says where they lead from then on, or that they may lead nowhere. */
export async function checkErsatz(
  trx: Datenquelle,
  bereiche: readonly Bereich[],
  { art, platz, vorher }: Plan,
  { ersatz, ohne_ersatz }: Ersatz,
): Promise<FeldFehler[]> {
  const at = (meldung: string): FeldFehler[] => [{ feld: 'ersatz', meldung }];
  const eintrag = vorher.find((einer) => einer.art === art.name && einer.schluessel === platz.schluessel);
  const adresse = eintrag && findAdresse(art, eintrag);
  if (!adresse) return [];
  if (ersatz) {
    if (/^https?:\/\//.test(ersatz)) return [];
    if (!ersatz.startsWith('/') || normalizePfad(ersatz) === null)
      return at('Bitte wählen Sie eine Seite, oder nennen Sie eine Adresse mit https.');
    return adresse.isZiel(ersatz) ? at('Das ist die Seite, die Sie zurückziehen.') : [];
  }
  if (ohne_ersatz) return [];
  const verweisende = await listVerweisende(trx, bereiche, art, eintrag);
  if (verweisende.length === 0) return [];
  const mehr = verweisende.length > 3 ? ` und ${verweisende.length - 3} weiteren` : '';
  return at(
    `Hierher führen noch Links von ${join(verweisende.slice(0, 3).map(({ titel }) => titel))}${mehr}. Nennen Sie, wohin sie dann führen, oder bestätigen Sie, dass sie ins Leere führen dürfen.`,
  );
}
