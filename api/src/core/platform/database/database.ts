import type { Kysely } from 'kysely';

/** All tables, as kysely requires. Each owner adds its tables in a file `tables.ts` by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled where the tables are
export interface Database {}

/** Parameter of repositories: the database or a transaction. */
export type DataSource = Kysely<Database>;
