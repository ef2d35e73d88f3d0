import type { Datenquelle } from '../daten/database.ts';
import type { InhaltStand } from '../inhalt/inhalt-stand.ts';
import { buildTsquery } from './build-tsquery.ts';
import { correctAbfrage } from './correct-abfrage.ts';
import { parseAbfrage } from './parse-abfrage.ts';
import { createSynonymLeser } from './read-synonyme.ts';
import { createSucheRepository, type Suchauswahl, type Verborgenes } from './suche-repository.ts';

/** A search that finds something. */
interface Fund {
  /** For `finde` of the repository. */
  abfrage: string;
  /** Hits by kind of content. */
  zahlen: { typ: string; anzahl: number }[];
  /** The spelling the hits are of, where it is not what was typed. */
  meintenSie: string | null;
}

/** Finds out what to look for: words with their synonyms, or what was probably meant when nothing has them. */
export function createSuche(db: Datenquelle, stand: InhaltStand, verborgenes?: Verborgenes) {
  const repository = createSucheRepository(db, verborgenes);
  const readSynonyme = createSynonymLeser(repository.readSynonyme, stand);

  return {
    find: repository.find,

    /** Reads the synonyms and gives what makes a query of what somebody typed; empty where there is too little. */
    async prepareAbfrage(): Promise<(q: string) => string> {
      const synonyme = await readSynonyme();
      return (q) => {
        const woerter = parseAbfrage(q);
        return woerter.join('').length < 2 ? '' : buildTsquery(woerter, { synonyme });
      };
    },

    /** Null when nothing is found, whatever the spelling. */
    async understand(q: string, auswahl: Suchauswahl = {}): Promise<Fund | null> {
      const woerter = parseAbfrage(q);
      if (woerter.join('').length < 2) return null;
      const synonyme = await readSynonyme();
      const abfrage = buildTsquery(woerter, { synonyme });
      const zahlen = await repository.count(abfrage, auswahl);
      if (zahlen.length > 0) return { abfrage, zahlen, meintenSie: null };
      const richtige = await correctAbfrage(woerter, synonyme, repository);
      if (!richtige) return null;
      const andere = buildTsquery(richtige, { synonyme });
      const andereZahlen = await repository.count(andere, auswahl);
      if (andereZahlen.length === 0) return null;
      return { abfrage: andere, zahlen: andereZahlen, meintenSie: richtige.join(' ') };
    },
  };
}
