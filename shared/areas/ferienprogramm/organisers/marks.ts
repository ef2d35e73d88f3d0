/** Attendance status on the day, recorded on devices that may be offline for hours. */

export const STATES = ['da', 'fehlt', 'abgeholt'] as const;
export const MARK_FIELDS = ['stand', 'notiz'] as const;

/** One mark. The latest one per key wins (last writer wins); sending it repeatedly is harmless. */
export interface Mark {
  /** Number of the child. */
  kind: number;
  feld: (typeof MARK_FIELDS)[number];
  /** For `stand` one of `STATES`; empty clears the value. */
  wert: string;
  /** Milliseconds since 1970, never earlier than a mark the device had seen. */
  zeit: number;
  geraet: string;
  /** Sequence number on the device, from 1. */
  zaehler: number;
}

/** Notes are kept per device, so that a note about a wasp sting is not overwritten by one about a forgotten lunch. */
export const findWriter = ({ feld: field, geraet: device }: Pick<Mark, 'feld' | 'geraet'>): string =>
  field === 'notiz' ? device : '';

const buildPlace = (mark: Mark) => `${mark.kind} ${mark.feld} ${findWriter(mark)}`;

/** Whether `fresh` replaces `alt`. A total order, so that all devices reach the same result. */
export function isNewer(fresh: Mark, alt: Mark): boolean {
  if (fresh.zeit !== alt.zeit) return fresh.zeit > alt.zeit;
  if (fresh.geraet !== alt.geraet) return fresh.geraet > alt.geraet;
  return fresh.zaehler > alt.zaehler;
}

/** The latest mark per key, independent of order and repetition. */
export function mergeMarks(...lists: readonly (readonly Mark[])[]): Mark[] {
  const places = new Map<string, Mark>();
  for (const mark of lists.flat()) {
    const place = buildPlace(mark);
    const alt = places.get(place);
    if (!alt || isNewer(mark, alt)) places.set(place, mark);
  }
  return [...places].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, mark]) => mark);
}
