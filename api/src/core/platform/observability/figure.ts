import type { DataSource } from '../database/database.ts';

/** A database metric for the monitoring system, read on scrape. */
export interface Figure {
  /** OpenMetrics name, e.g. `gemeinde_mails`. */
  name: string;
  help: string;
  /** Name of its only label. */
  label: string;
  /** Values by label. */
  read(db: DataSource): Promise<ReadonlyMap<string, number>>;
}
