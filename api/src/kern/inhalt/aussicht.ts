import type { Datenquelle } from '../daten/database.ts';
import type { Unterschied } from './change-bestand.ts';
import { buildKey, compareEintraege, createEintragRepository } from './eintrag-repository.ts';
import { type Eintrag, type Inhaltsart, isListe } from './inhaltsart.ts';

const readId = ({ daten }: Eintrag): unknown => (Object(daten) as { id?: unknown }).id;

/** What others name an entry by: its number, or its key. */
export const readName = (art: Inhaltsart, eintrag: Eintrag): string =>
  isNumbered(art) ? String(readId(eintrag)) : eintrag.schluessel;

const isNumbered = (art: Inhaltsart) => !isListe(art) || art.schluessel === undefined;

/** The content as it will be with a change, stored yet or not, or as it is, asked entry by entry. */
export function createAussicht(
  db: Datenquelle,
  { neue, entfernte }: Pick<Unterschied, 'neue' | 'entfernte'> = { neue: [], entfernte: [] },
) {
  const repository = createEintragRepository(db);
  const verdeckte = new Set([...neue, ...entfernte].map(buildKey));
  const change = (bisherige: readonly Eintrag[], passt: (eintrag: Eintrag) => boolean) =>
    [...bisherige.filter((eintrag) => !verdeckte.has(buildKey(eintrag))), ...neue.filter(passt)].sort(compareEintraege);

  return {
    listAll: async () => change(await repository.list(), () => true),

    async listOf(arten: readonly string[]) {
      return change(await repository.listOf(arten), ({ art }) => arten.includes(art));
    },

    async pick(name: string, schluessel: readonly string[]) {
      return change(
        await repository.pick(name, schluessel),
        (einer) => einer.art === name && schluessel.includes(einer.schluessel),
      );
    },

    /** Those that one of these words names. */
    async pickNamed(art: Inhaltsart, namen: readonly string[]) {
      const bisherige = isNumbered(art)
        ? await repository.pickNumbered(art.name, namen.filter((name) => /^\d{1,15}$/.test(name)).map(Number))
        : await repository.pick(art.name, namen);
      return change(bisherige, (einer) => einer.art === art.name && namen.includes(readName(art, einer)));
    },

    /** Pages below a path, with the one that stands there. */
    async listPages(pfad: string, isBelow: (seite: Eintrag) => boolean) {
      return change(await repository.listPages(pfad), (einer) => einer.art === 'seite' && isBelow(einer));
    },

    /** Those of some kinds that have this value somewhere. */
    async listNaming(arten: readonly string[], name: string) {
      const nennt = (einer: Eintrag) => arten.includes(einer.art) && listWerte(einer.daten).has(name);
      return change((await repository.listMentioning(arten, name)).filter(nennt), nennt);
    },
  };
}

export type Aussicht = ReturnType<typeof createAussicht>;

/** Words and numbers at any depth: what an entry may name others by is among them. */
export function listWerte(wert: unknown, werte = new Set<string>()): Set<string> {
  if (typeof wert === 'string' || typeof wert === 'number') werte.add(String(wert));
  else if (typeof wert === 'object' && wert !== null) for (const teil of Object.values(wert)) listWerte(teil, werte);
  return werte;
}
