import type { Socket } from 'node:net';
import pg from 'pg';

/** The SQLSTATE of a server that accepts no connections at present, so that callers retry. */
const NOT_PRIMARY = '57P03';
/** After this time a statement may still be running, or the server may have been cut off. */
const PATIENCE_MS = 5_000;

type Done = Parameters<pg.Client['connect']>[0];

/** Whether the server responds at all, even with a refusal. */
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
 * A server cut off from the network sends no RST, and TCP would wait a quarter of an hour. For a slow reply this probes
 * the server on a separate connection, and destroys the connection if the probe fails.
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
      // The driver has no method for this; its own pool does the same. With TLS the stream is replaced after the
      // handshake.
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
 * Addresses of one database: its primary, and standbys that may be promoted. A client connects to the server that
 * accepts writes; if a server is gone or read-only, the next client tries the next address.
 * @param patience milliseconds that a statement may take before the server is probed
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
        // Of concurrent failures only the first advances the address.
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
