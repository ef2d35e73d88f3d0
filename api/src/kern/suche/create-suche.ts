import type { Datenquelle } from '../daten/database.ts';
import type { InhaltStand } from '../inhalt/inhalt-stand.ts';
import { buildTsquery, buildTsqueryOfAny } from './build-tsquery.ts';
import { correctAbfrage } from './correct-abfrage.ts';
import { parseAbfrage } from './parse-abfrage.ts';
import { createSynonymLeser } from './read-synonyme.ts';
import { createSucheRepository, type Suchauswahl, type Verborgenes } from './suche-repository.ts';
import { joinAbfrage, splitAbfrage, type Zerlegt } from './vary-abfrage.ts';

/** With fewer hits than these, compounds are taken apart to find more. */
const WENIGE = 3;

/** A search that finds something. */
interface Fund {
  /** For `find` of the repository. */
  abfrage: string;
  /** What comes first of it: hits of the words as they were typed. */
  genau: string | null;
  /** Hits by kind of content. */
  zahlen: { typ: string; anzahl: number }[];
  /** The spelling the hits are of, where it is not what was typed. */
  meintenSie: string | null;
  /** Words whose parts were searched for, because hardly anything has the whole. */
  zerlegt: Zerlegt[];
}

/** Finds out what to look for: words with their synonyms and compounds, or what was probably meant when nothing has them. */
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
      const count = async (folgen: readonly (readonly string[])[]) => {
        const abfrage = buildTsqueryOfAny(folgen, { synonyme });
        const zahlen = await repository.count(abfrage, auswahl);
        const summe = zahlen.reduce((bisher, { anzahl }) => bisher + anzahl, 0);
        return { summe, fund: { abfrage, genau: null, zahlen, meintenSie: null, zerlegt: [] } };
      };

      const folgen = await joinAbfrage(woerter, repository);
      const genau = await count(folgen);
      if (genau.summe >= WENIGE) return genau.fund;
      const unbekannte = new Set<string>();
      for (const wort of woerter) {
        if (!(await repository.hasHits(buildTsquery([wort], { synonyme })))) unbekannte.add(wort);
      }
      const geteilt = await splitAbfrage(woerter, repository, (wort) => woerter.length === 1 || unbekannte.has(wort));
      if (geteilt.zerlegt.length > 0) {
        const mehr = await count([...folgen, ...geteilt.folgen]);
        if (mehr.summe > genau.summe) return { ...mehr.fund, genau: genau.fund.abfrage, zerlegt: geteilt.zerlegt };
      }
      if (genau.summe > 0) return genau.fund;

      const richtige = await correctAbfrage(geteilt.folgen[0] ?? woerter, synonyme, repository);
      if (!richtige) return null;
      const andere = await count([richtige]);
      return andere.summe === 0 ? null : { ...andere.fund, meintenSie: richtige.join(' ') };
    },
  };
}
