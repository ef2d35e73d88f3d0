import pg from 'pg';

/** As PostgreSQL says it of a server that takes no connections just now: who waits for a database waits for this, too. */
const NOT_PRIMARY = '57P03';

type Done = Parameters<pg.Client['connect']>[0];

/**
 * The addresses of one database: of its primary, and of standbys that may become it. A client goes to the one that takes
 * writes; who meets one that is gone, or only reads, lets the next client ask the next address.
 */
export function createPrimary(addresses: readonly string[], options: pg.ClientConfig) {
  let at = 0;

  return class PrimaryClient extends pg.Client {
    readonly #address: string;

    constructor() {
      const address = addresses[at] ?? '';
      super({ ...options, connectionString: address });
      this.#address = address;
    }

    async #connect(): Promise<pg.Client> {
      try {
        await super.connect();
        if (addresses.length === 1) return this;
        const { rows } = await super.query<{ reads: boolean }>('select pg_is_in_recovery() as reads');
        if (!rows[0]?.reads) return this;
        await super.end();
        throw Object.assign(new Error('this server only reads; is a standby to be promoted?'), { code: NOT_PRIMARY });
      } catch (error) {
        // Of many that fail at once only the first moves on.
        if (addresses[at] === this.#address) at = (at + 1) % addresses.length;
        throw error;
      }
    }

    override connect(): Promise<pg.Client>;
    override connect(done: Done): void;
    override connect(done?: Done): Promise<pg.Client> | undefined {
      const connected = this.#connect();
      if (!done) return connected;
      const tell = done as (error: Error | null, client?: pg.Client) => void;
      connected.then(
        (client) => tell(null, client),
        (error: Error) => tell(error),
      );
      return undefined;
    }
  };
}
