import { measureDistance } from '@gm/shared/bereiche/maengel/plan';

/** What tells whether two reports may be of one thing. */
interface Stelle {
  art: string;
  /** Of the municipality; null where another place was named. */
  strasse: string | null;
  ortsteil: string | null;
  breitengrad: number | null;
  laengengrad: number | null;
}

/** Metres: what a telephone is wrong by between houses. */
const NAHE_METER = 60;
/** Nobody reads more of them before sending. */
const GEZEIGT = 5;

const getPunkt = ({ breitengrad, laengengrad }: Stelle) =>
  breitengrad === null || laengengrad === null ? null : { breitengrad, laengengrad };

/** Metres between them; in one street without both places shown it counts as near, elsewhere as far. */
function measure(a: Stelle, b: Stelle): number {
  const [punkt, anderer] = [getPunkt(a), getPunkt(b)];
  if (punkt && anderer) return measureDistance(punkt, anderer);
  return a.strasse !== null && a.strasse === b.strasse && a.ortsteil === b.ortsteil
    ? NAHE_METER
    : Number.POSITIVE_INFINITY;
}

/** Those of the same kind that may be the same, the nearest first. */
export function findNahe<Einer extends Stelle>(maengel: readonly Einer[], gesucht: Stelle): Einer[] {
  return maengel
    .filter(({ art }) => art === gesucht.art)
    .map((mangel) => ({ mangel, meter: measure(mangel, gesucht) }))
    .filter(({ meter }) => meter <= NAHE_METER)
    .sort((a, b) => a.meter - b.meter)
    .slice(0, GEZEIGT)
    .map(({ mangel }) => mangel);
}
