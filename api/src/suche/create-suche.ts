import type { Datenquelle } from '../daten/database.ts';
import { createSucheRepository, type Suchauswahl } from '../daten/suche-repository.ts';
import type { InhaltStand } from '../inhalt/inhalt-stand.ts';
import { baueTsquery } from './baue-tsquery.ts';
import { korrigiereAbfrage } from './korrigiere-abfrage.ts';
import { createSynonymLeser } from './lies-synonyme.ts';
import { zerlegeAbfrage } from './zerlege-abfrage.ts';

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
export function createSuche(db: Datenquelle, stand: InhaltStand) {
  const repository = createSucheRepository(db);
  const liesSynonyme = createSynonymLeser(repository.liesSynonyme, stand);

  return {
    finde: repository.finde,

    /** Reads the synonyms and gives what makes a query of what somebody typed; empty where there is too little. */
    async bereiteAbfrageVor(): Promise<(q: string) => string> {
      const synonyme = await liesSynonyme();
      return (q) => {
        const woerter = zerlegeAbfrage(q);
        return woerter.join('').length < 2 ? '' : baueTsquery(woerter, { synonyme });
      };
    },

    /** Null when nothing is found, whatever the spelling. */
    async verstehe(q: string, auswahl: Suchauswahl = {}): Promise<Fund | null> {
      const woerter = zerlegeAbfrage(q);
      if (woerter.join('').length < 2) return null;
      const synonyme = await liesSynonyme();
      const abfrage = baueTsquery(woerter, { synonyme });
      const zahlen = await repository.zaehle(abfrage, auswahl);
      if (zahlen.length > 0) return { abfrage, zahlen, meintenSie: null };
      const richtige = await korrigiereAbfrage(woerter, synonyme, repository);
      if (!richtige) return null;
      const andere = baueTsquery(richtige, { synonyme });
      const andereZahlen = await repository.zaehle(andere, auswahl);
      if (andereZahlen.length === 0) return null;
      return { abfrage: andere, zahlen: andereZahlen, meintenSie: richtige.join(' ') };
    },
  };
}
