import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { createMutex } from './mutex.ts';
import type { PgliteClient } from './pglite-client.ts';

function createDriver(client: PgliteClient): Driver {
  const mutex = createMutex();
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery) {
      const { rows, affectedRows } = await client.query(query.sql, query.parameters);
      return { rows: rows as Row[], numAffectedRows: affectedRows === undefined ? undefined : BigInt(affectedRows) };
    },
    // biome-ignore lint/correctness/useYield: the interface wants a generator, the database has no cursor to feed it.
    async *streamQuery() {
      throw new Error('PGlite does not stream');
    },
  };
  const run = async (sql: string) => void (await connection.executeQuery(CompiledQuery.raw(sql)));
  return {
    init: async () => {},
    async acquireConnection() {
      await mutex.acquire();
      return connection;
    },
    beginTransaction: (_, settings) =>
      run(settings.isolationLevel ? `start transaction isolation level ${settings.isolationLevel}` : 'begin'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    releaseConnection: async () => mutex.release(),
    // The opener closes the database: kysely does not destroy an unused driver.
    destroy: async () => {},
  };
}

/** kysely on PGlite: a single connection, passed between users; a transaction holds it until its end. */
export function createPgliteDialect(client: PgliteClient): Dialect {
  return {
    createDriver: () => createDriver(client),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}
