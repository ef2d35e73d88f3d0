import { type Kysely, sql } from 'kysely';

/** A statement: function bodies, texts and comments may contain semicolons. */
const STATEMENT = /(?:\$\$[\s\S]*?\$\$|'[^']*'|--[^\n]*|[^;])+/g;

/** A migration that runs these statements one by one, because PGlite accepts no more at a time. */
export const createTables =
  (text: string) =>
  async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of text.match(STATEMENT) ?? []) {
      if (statement.trim()) await sql.raw(statement).execute(db);
    }
  };
