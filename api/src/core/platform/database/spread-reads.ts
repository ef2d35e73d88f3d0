import {
  type CompiledQuery,
  type ControlledTransaction,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Database, DataSource } from './database.ts';

/** A standby that follows the primary. */
export interface Standby {
  db: DataSource;
  /** Whether it has the served content version. */
  isCurrent(): boolean;
  /** Called for each statement that it failed to answer. */
  onFault(error: unknown): void;
}

interface Server {
  db: DataSource;
  /** Statements and transactions in progress. */
  running: number;
}

/**
 * A read-only database: each statement or transaction goes to the less busy of the two servers. If the standby fails –
 * unreachable, or a conflict with replay – the primary answers.
 */
export function spreadReads(primaryDb: DataSource, { db, isCurrent, onFault }: Standby): DataSource {
  const primary: Server = { db: primaryDb, running: 0 };
  const standby: Server = { db, running: 0 };
  const choose = () => (isCurrent() && standby.running <= primary.running ? standby : primary);

  /** A virtual connection that opens one on either server when needed. */
  class Reading implements DatabaseConnection {
    #server: Server | null = null;
    #transaction: ControlledTransaction<Database> | null = null;
    /** Statements of this transaction so far. */
    readonly #asked: CompiledQuery[] = [];

    async #begin(server: Server): Promise<void> {
      server.running += 1;
      this.#server = server;
      this.#transaction = await server.db.startTransaction().execute();
    }

    async begin(): Promise<void> {
      try {
        await this.#begin(choose());
      } catch (error) {
        await this.#takeOver(error);
      }
    }

    /**
     * Switches from the standby to the primary and repeats the statements so far, which is safe because they only read.
     */
    async #takeOver(error: unknown): Promise<void> {
      if (this.#server !== standby) throw error;
      onFault(error);
      await this.end();
      await this.#begin(primary);
      for (const query of this.#asked) await this.#transaction?.executeQuery(query);
    }

    async end(): Promise<void> {
      const [transaction, server] = [this.#transaction, this.#server];
      this.#transaction = null;
      this.#server = null;
      if (server) server.running -= 1;
      // A read-only transaction needs no commit, and the connection may be lost.
      await transaction?.rollback().execute().catch(onFault);
    }

    async executeQuery<Row>(query: CompiledQuery) {
      const asked = query as CompiledQuery<Row>;
      if (!this.#transaction) return this.#askOnce(asked);
      try {
        const result = await this.#transaction.executeQuery(asked);
        this.#asked.push(query);
        return result;
      } catch (error) {
        await this.#takeOver(error);
        return this.#transaction.executeQuery(asked);
      }
    }

    async #askOnce<Row>(query: CompiledQuery<Row>) {
      const server = choose();
      server.running += 1;
      try {
        return await server.db.executeQuery(query);
      } catch (error) {
        if (server === primary) throw error;
        onFault(error);
      } finally {
        server.running -= 1;
      }
      return primary.db.executeQuery(query);
    }

    streamQuery(): never {
      throw new Error('what is read is not streamed');
    }
  }

  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => new Reading(),
    beginTransaction: (connection) => (connection as Reading).begin(),
    commitTransaction: (connection) => (connection as Reading).end(),
    rollbackTransaction: (connection) => (connection as Reading).end(),
    releaseConnection: async () => {},
    destroy: async () => {},
  };
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (reading) => new PostgresIntrospector(reading),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
