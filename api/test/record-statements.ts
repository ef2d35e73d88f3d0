import { appendFileSync } from 'node:fs';
import type { Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '../src/core/platform/database/database.ts';

/**
 * With `STATEMENTS=<file>`, appends each statement of a test to that file as a line of JSON, for `npm run
 * previous-version`, which runs them on another schema. Otherwise returns the database unchanged.
 */
export function recordStatements(db: Kysely<Database>): Kysely<Database> {
  const file = process.env.STATEMENTS;
  if (!file) return db;
  const known = new Set<string>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const { sql } = db.getExecutor().compileQuery(node, queryId);
      if (!known.has(sql)) appendFileSync(file, `${JSON.stringify(sql)}\n`);
      known.add(sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}
