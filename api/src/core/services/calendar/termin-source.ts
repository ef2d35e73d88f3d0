import type { Termin } from '@gm/shared/schemas/events/termin';

/** Events of an organiser in the directory. */
export interface TerminSource {
  /** Overview page of all events. */
  uebersicht: string;
  /** The next events of an organiser from the given day on, at most `atMost`, each event once. */
  list(entry: number, today: string, atMost: number): Promise<Termin[]>;
}
