import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import type { OpenDatabase } from './database-handle.ts';
import { createPrimary } from './primary.ts';

const STATEMENT_TIMEOUT_MS = 15_000;
const CONNECT_TIMEOUT_MS = 5_000;
const STANDBY_PATIENCE_MS = 1_000;
const RECONNECT_MS = 1_000;
/** Who only listens does not notice that a server was cut off. */
const LISTENING_MS = 5_000;

/** Same JavaScript types as PGlite gives: counters are numbers, calendar days stay `YYYY-MM-DD`. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.DATE, (value) => value);

/** Locks that nobody waits for: each says that a process of the site with this address uses the database. */
const SITES = 0x67656d;
const MARK = 'select pg_advisory_lock_shared($1, hashtext($2))';
const OTHERS = `select count(*)::int as others from pg_locks
  where locktype = 'advisory' and classid::bigint = $1 and objid::bigint <> hashtext($2)::bigint & 4294967295
    and database = (select oid from pg_database where datname = current_database())`;

type Listener = (payload: string) => void;

/**
 * One connection of its own that listens, and comes back after a lost connection. What was sent meanwhile is lost:
 * every listener is called once with an empty payload after a reconnect, and looks for itself.
 */
function createListening(Client: new () => pg.Client) {
  const listeners = new Map<string, Set<Listener>>();
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let site: string | undefined;

  const connect = async () => {
    const next = new Client();
    const lost = () => {
      if (client !== next || closed) return;
      client = undefined;
      timer = setTimeout(reconnect, RECONNECT_MS);
    };
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
    });
    await next.connect();
    client = next;
    if (site) await next.query(MARK, [SITES, site]);
    for (const channel of listeners.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`);
  };
  const reconnect = async () => {
    try {
      await connect();
      for (const group of listeners.values()) for (const listener of group) listener('');
    } catch {
      if (!closed) timer = setTimeout(reconnect, RECONNECT_MS);
    }
  };

  const looking = setInterval(() => void client?.query('select 1').catch(() => {}), LISTENING_MS).unref();

  const open = async () => {
    connecting ??= connect();
    await connecting.catch((error: unknown) => {
      connecting = undefined;
      throw error;
    });
  };

  return {
    /** Says as long as it lives whose the database is, and tells whether somebody says otherwise. */
    async claim(own: string): Promise<boolean> {
      site = own;
      const isMarked = client !== undefined;
      await open();
      if (isMarked) await client?.query(MARK, [SITES, site]);
      const result = await client?.query<{ others: number }>(OTHERS, [SITES, site]);
      return result?.rows[0]?.others === 0;
    },
    async listen(channel: string, listener: Listener) {
      await open();
      const known = listeners.get(channel);
      const group = known ?? new Set();
      listeners.set(channel, group.add(listener));
      if (!known) await client?.query(`listen ${client.escapeIdentifier(channel)}`);
      return () => void group.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(looking);
      await client?.end();
    },
  };
}

/** How a statement asks to be parsed and planned only once per connection: `/* prepare: name *\/` at its beginning. */
const PREPARE = /^\s*\/\* prepare: (\w+) \*\//;

/**
 * pg prepares statements that have a name, and kysely has no place for one. Only for statements of constant text and
 * constant result columns: PostgreSQL refuses a prepared one whose result a migration has changed.
 */
function prepareMarked(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
  const run = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? PREPARE.exec(text)?.[1] : undefined;
    return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest);
  };
  Object.assign(client, { query: run });
}

const connecting = { types, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true };
const limits = { statement_timeout: STATEMENT_TIMEOUT_MS, idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS };

type Hear = (event: LogEvent) => void;

function openPool(max: number, Client: new () => pg.Client, hear: Hear | undefined) {
  const pool = new pg.Pool({ max, Client });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    // The same of one that is at work: its statement fails, and whoever asked is told. Between two statements nobody would hear it.
    client.on('error', () => {});
    prepareMarked(client);
  });
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...(hear && { log: hear }) }) };
}

/** Opens a pool on a server that only reads. Who is silent there is given up sooner: the primary has the same. */
export function openStandby(address: string, poolSize: number, hear?: Hear): Kysely<Database> {
  const options = { ...connecting, ...limits, connectionTimeoutMillis: STANDBY_PATIENCE_MS };
  return openPool(poolSize, createPrimary([address], options, STANDBY_PATIENCE_MS), hear).db;
}

/**
 * Opens a pool on PostgreSQL. Nothing connects before the first statement.
 * @param addresses of the primary, and of standbys that may become it
 */
export function openPostgres(addresses: readonly string[], poolSize: number, hear?: Hear): OpenDatabase {
  const { pool, db } = openPool(poolSize, createPrimary(addresses, { ...connecting, ...limits }), hear);
  const listening = createListening(createPrimary(addresses, connecting));
  return {
    db,
    art: 'postgres',
    listen: listening.listen,
    claim: listening.claim,
    onFailure: () => {},
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await listening.close();
      await db.destroy();
    },
  };
}
