/** What is marked on the day, on devices that do not hear of each other for hours. */

export const STAENDE = ['da', 'fehlt', 'abgeholt'] as const;
export const VERMERKFELDER = ['stand', 'notiz'] as const;

/** One mark: the newest of its place counts, and the same one may be told any number of times. */
export interface Vermerk {
  /** Number of the child. */
  kind: number;
  feld: (typeof VERMERKFELDER)[number];
  /** Of `stand` one of `STAENDE`; empty takes back what was there. */
  wert: string;
  /** Milliseconds since 1970, and never before a mark its device had seen. */
  zeit: number;
  geraet: string;
  /** Of the device's marks, which it counts from 1. */
  zaehler: number;
}

/** Notes of two devices stand beside each other: whoever was stung is not overwritten by who forgot the lunch. */
export const findSchreiber = ({ feld, geraet }: Pick<Vermerk, 'feld' | 'geraet'>): string =>
  feld === 'notiz' ? geraet : '';

const buildPlatz = (vermerk: Vermerk) => `${vermerk.kind} ${vermerk.feld} ${findSchreiber(vermerk)}`;

/** Whether `neu` replaces `alt` in its place. Total: two devices never come to different answers. */
export function isNewer(neu: Vermerk, alt: Vermerk): boolean {
  if (neu.zeit !== alt.zeit) return neu.zeit > alt.zeit;
  if (neu.geraet !== alt.geraet) return neu.geraet > alt.geraet;
  return neu.zaehler > alt.zaehler;
}

/** The newest mark of every place, whatever the order and how often each is given. */
export function mergeVermerke(...listen: readonly (readonly Vermerk[])[]): Vermerk[] {
  const plaetze = new Map<string, Vermerk>();
  for (const vermerk of listen.flat()) {
    const platz = buildPlatz(vermerk);
    const alt = plaetze.get(platz);
    if (!alt || isNewer(vermerk, alt)) plaetze.set(platz, vermerk);
  }
  return [...plaetze].sort(([eines], [anderes]) => (eines < anderes ? -1 : 1)).map(([, vermerk]) => vermerk);
}
