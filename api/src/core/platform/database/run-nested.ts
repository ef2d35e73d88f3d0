import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Database, DataSource } from './database.ts';

const SAVEPOINT = 'innen';

/**
 * Runs work in one transaction, with transactions inside it as savepoints: the migrator begins its own, and kysely
 * refuses that inside a transaction.
 */
export function runNested<T>(db: DataSource, work: (db: DataSource) => Promise<T>): Promise<T> {
  return db.transaction().execute((trx) => {
    const { adapter } = trx.getExecutor();
    const connection: DatabaseConnection = {
      executeQuery: (query) => trx.executeQuery(query) as never,
      streamQuery: () => {
        throw new Error('A transaction inside another one does not stream');
      },
    };
    const run = async (statement: string) => void (await trx.executeQuery(CompiledQuery.raw(statement)));
    const driver: Driver = {
      init: async () => {},
      acquireConnection: async () => connection,
      beginTransaction: () => run(`savepoint ${SAVEPOINT}`),
      commitTransaction: () => run(`release savepoint ${SAVEPOINT}`),
      rollbackTransaction: () => run(`rollback to savepoint ${SAVEPOINT}`),
      releaseConnection: async () => {},
      destroy: async () => {},
    };
    const nested = new Kysely<Database>({
      dialect: {
        createDriver: () => driver,
        createAdapter: () => adapter,
        createQueryCompiler: () => new PostgresQueryCompiler(),
        createIntrospector: (inner) => new PostgresIntrospector(inner),
      },
    });
    return work(nested);
  });
}
