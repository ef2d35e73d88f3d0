import type { Kysely } from 'kysely';

/** Every table, as kysely wants them. Whoever owns tables joins them here from a file `tables.ts`, by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled where the tables are
export interface Database {}

/** What repositories take: the database itself or a transaction on it. */
export type Datenquelle = Kysely<Database>;
