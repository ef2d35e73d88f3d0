import type { Termin } from '@gm/shared/schemas/termin';

/** Events of an organiser from the directory. */
export interface Terminquelle {
  /** Page where the others stand. */
  uebersicht: string;
  /** The next `hoechstens` events of an entry from that calendar day on, every event once. */
  list(eintrag: number, heute: string, hoechstens: number): Promise<Termin[]>;
}
