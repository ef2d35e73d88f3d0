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
import type { Database, Datenquelle } from './database.ts';

/** A server that follows the primary. */
export interface Standby {
  db: Datenquelle;
  /** Whether it has what is being served. */
  isCurrent(): boolean;
  /** Told of each statement that it did not answer. */
  onFault(error: unknown): void;
}

interface Server {
  db: Datenquelle;
  /** Statements and transactions that it is busy with. */
  running: number;
}

/**
 * A database for reading: each statement, or transaction, goes to whichever of both servers has less to do. What the standby
 * does not answer – it is away, or has taken the rows away under the statement – the primary is asked.
 */
export function spreadReads(primaryDb: Datenquelle, { db, isCurrent, onFault }: Standby): Datenquelle {
  const primary: Server = { db: primaryDb, running: 0 };
  const standby: Server = { db, running: 0 };
  const choose = () => (isCurrent() && standby.running <= primary.running ? standby : primary);

  /** What a connection does, which is one of neither server. */
  class Reading implements DatabaseConnection {
    #server: Server | null = null;
    #transaction: ControlledTransaction<Database> | null = null;
    /** Asked in this transaction so far. */
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

    /** The primary takes over from the standby, and is asked again what was asked so far: nothing of it changes anything. */
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
      // One that has read only need not be committed, and the line may be gone.
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
