import type { Datenquelle } from '../daten/database.ts';

/** A figure of the database for the monitoring system; read when it asks. */
export interface Figure {
  /** In the terms of OpenMetrics, e.g. `gemeinde_mails`. */
  name: string;
  help: string;
  /** Name of the one label that its values differ by. */
  label: string;
  /** Values by their label. */
  read(db: Datenquelle): Promise<ReadonlyMap<string, number>>;
}
