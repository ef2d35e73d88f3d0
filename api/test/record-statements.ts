import { appendFileSync } from 'node:fs';
import type { Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '../src/kern/daten/database.ts';

/**
 * With `ANWEISUNGEN=<file>` every statement that a test sends is appended to that file, a line each as JSON: what this
 * version asks of its schema (`npm run vorversion`). Without it the database is handed back as it is.
 */
export function recordStatements(db: Kysely<Database>): Kysely<Database> {
  const file = process.env.ANWEISUNGEN;
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
