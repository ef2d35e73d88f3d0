import type { Socket } from 'node:net';
import pg from 'pg';

/** As PostgreSQL says it of a server that takes no connections just now: who waits for a database waits for this, too. */
const NOT_PRIMARY = '57P03';
/** A statement that takes longer may be at work, or wait for a server that was cut off. */
const PATIENCE_MS = 5_000;

type Done = Parameters<pg.Client['connect']>[0];

/** Whether the server says anything at all, even that it wants nobody. */
async function isAnswering(options: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(options);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  }
}

/**
 * A server that was cut off does not even say that it is gone, and the system waits a quarter of an hour for it. Who waits
 * long for a reply asks on a line of its own whether anybody is there, and gives the line up when nobody is.
 */
function giveUpOnSilence(client: pg.Client, options: pg.ClientConfig, patience: number): void {
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
  const watched = (...parts: unknown[]) => {
    const reply = query(...parts);
    if (!(reply instanceof Promise)) return reply;
    let isOver = false;
    const timer = setTimeout(async () => {
      const isThere = await isAnswering({ ...options, connectionTimeoutMillis: patience });
      if (isOver) return;
      if (isThere) timer.refresh();
      // The driver has no word for it; its own pool does the same. With TLS the stream is another one than at first.
      else (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
    }, patience).unref();
    return reply.finally(() => {
      isOver = true;
      clearTimeout(timer);
    });
  };
  Object.assign(client, { query: watched });
}

/**
 * The addresses of one database: of its primary, and of standbys that may become it. A client goes to the one that takes
 * writes; who meets one that is gone, or only reads, lets the next client ask the next address.
 * @param patience milliseconds that a statement may take before somebody looks whether the server is there
 */
export function createPrimary(addresses: readonly string[], options: pg.ClientConfig, patience = PATIENCE_MS) {
  let at = 0;

  return class PrimaryClient extends pg.Client {
    readonly #address: string;

    constructor() {
      const address = addresses[at] ?? '';
      const own = { ...options, connectionString: address };
      super(own);
      this.#address = address;
      giveUpOnSilence(this, own, patience);
    }

    async #connect(): Promise<pg.Client> {
      try {
        await super.connect();
        if (addresses.length === 1) return this;
        const { rows } = await this.query<{ reads: boolean }>('select pg_is_in_recovery() as reads');
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
