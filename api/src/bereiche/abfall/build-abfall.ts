import { addTage } from '@gm/shared/regeln/berliner-zeit';
import { buildSlug } from '@gm/shared/regeln/build-slug';
import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import { groupBy } from '../../kern/inhalt/group-by.ts';
import { createFehlerliste } from '../../kern/inhalt/inhalt-fehler.ts';
import { computeTermine } from '../../kern/kalender/compute-termine.ts';
import type { AbfallDatei } from './abfall-datei.ts';
import type { AbfallZeilen } from './abfall-repository.ts';
import { shiftAbfuhr } from './shift-abfuhr.ts';

const DATEI = 'abfall.yaml';

interface Quelle {
  abfall: AbfallDatei;
  gemeinde: Pick<Gemeinde, 'ortsteile'>;
}

/** A holiday may bring a collection of last week into this one. */
const RUECKBLICK = 7;

/**
 * Streets and collections with the dates of the coming twelve months, holidays counted in. Throws `inhalt_fehlerhaft` for
 * districts of no municipality and streets listed twice.
 */
export function buildAbfall({ abfall, gemeinde }: Quelle, heute: string): AbfallZeilen {
  const fehler = createFehlerliste();
  const arten = abfall.arten.map((art, reihenfolge) => ({ ...art, reihenfolge }));
  const strassen = new Map<string, AbfallZeilen['strassen'][number]>();
  const ortsteile = new Set<string>();

  const abfuhren = abfall.bezirke.flatMap(({ name: bezirk, ortsteil, abfuhren: regeln, strassen: namen }) => {
    if (!gemeinde.ortsteile.includes(ortsteil)) fehler.add(DATEI, bezirk, `Den Ortsteil „${ortsteil}“ gibt es nicht.`);
    const ueblich = !ortsteile.has(ortsteil);
    ortsteile.add(ortsteil);
    for (const name of namen) {
      const id = buildSlug(`${ortsteil} ${name}`);
      if (strassen.has(id)) fehler.add(DATEI, bezirk, `Die Straße „${name}“ steht zweimal in ${ortsteil}.`);
      strassen.set(id, { id, name, ortsteil, bezirk, ueblich });
    }
    return [...groupBy(regeln, ({ art }) => art)].flatMap(([art, liste]) => {
      const ueblicheTage = liste.flatMap(({ regel }) => computeTermine(regel, RUECKBLICK, heute));
      const tage = new Map(ueblicheTage.map((tag) => [shiftAbfuhr(tag), tag]));
      return [...tage]
        .filter(([tag]) => tag >= heute && tag < addTage(heute, 365))
        .map(([tag, ueblicher]) => ({ bezirk, art, tag, statt: tag === ueblicher ? null : ueblicher }));
    });
  });
  fehler.throwIfAny();
  return { arten, strassen: [...strassen.values()], abfuhren };
}
