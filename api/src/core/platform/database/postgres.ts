import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database, DataSource } from './database.ts';
import type { Claim, OpenDatabase } from './database-handle.ts';
import { createPrimary } from './primary.ts';

const STATEMENT_TIMEOUT_MS = 15_000;
const CONNECT_TIMEOUT_MS = 5_000;
const STANDBY_PATIENCE_MS = 1_000;
const RECONNECT_MS = 1_000;
/** A client that only listens does not notice a cut connection without probing. */
const LISTENING_MS = 5_000;

/** The same JavaScript types as PGlite: bigints are numbers, dates stay `YYYY-MM-DD`. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.DATE, (value) => value);

/** Namespace of shared advisory locks: each registers a process of the site with this address. */
const SITES = 0x67656d;
const MARK = 'select pg_advisory_lock_shared($1, hashtext($2))';
/** Number of the lock that a restore takes instead. */
const RESTORE = 0;
const CLAIMS = `from pg_locks where locktype = 'advisory' and classid::bigint = ${SITES}
  and database = (select oid from pg_database where datname = current_database())`;
const OTHERS = `select count(*)::int as others, count(*) filter (where objid::bigint = ${RESTORE})::int as restores ${CLAIMS}
  and objid::bigint <> hashtext($1)::bigint & 4294967295`;

/** Number of running processes of any site in this database. */
export async function countProcesses(db: DataSource): Promise<number> {
  const { rows } = await sql.raw<{ n: number }>(`select count(*)::int as n ${CLAIMS}`).execute(db);
  return rows[0]?.n ?? 0;
}

/** Reserves the database for a restore until the transaction ends; false if a site runs in it. */
export async function claimForRestore(trx: DataSource): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(SITES)}, ${sql.lit(RESTORE)}) as taken`.execute(trx);
  return rows[0]?.taken === true && (await countProcesses(trx)) === 1;
}

type Listener = (payload: string) => void;

/**
 * A dedicated connection for LISTEN that reconnects. Notifications sent meanwhile are lost, so each listener is called
 * once with an empty payload after a reconnect and must check for itself.
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
    /**
     * Registers the site's use of the database for the life of the connection. Returns who else is registered.
     */
    async claim(own: string): Promise<Claim> {
      site = own;
      const isMarked = client !== undefined;
      await open();
      if (isMarked) await client?.query(MARK, [SITES, site]);
      const result = await client?.query<{ others: number; restores: number }>(OTHERS, [site]);
      const { others = 0, restores = 0 } = result?.rows[0] ?? {};
      if (restores > 0) return 'restore';
      return others > 0 ? 'another site' : 'alone';
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

/** Marks a statement to be parsed and planned once per connection: `/* prepare: name *\/` at its beginning. */
const PREPARE = /^\s*\/\* prepare: (\w+) \*\//;

/**
 * pg prepares statements that have a name, which kysely cannot set. Use it for constant SQL with constant result
 * columns only: PostgreSQL refuses a prepared statement whose result type a migration has changed.
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
  // The pool replaces broken idle connections; without a listener the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    // For connections in use: a running statement rejects, but between two statements the error event would be
    // unhandled.
    client.on('error', () => {});
    prepareMarked(client);
  });
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...(hear && { log: hear }) }) };
}

/** Opens a pool on a read-only standby, with a shorter timeout, because the primary can answer instead. */
export function openStandby(address: string, poolSize: number, hear?: Hear): Kysely<Database> {
  const options = { ...connecting, ...limits, connectionTimeoutMillis: STANDBY_PATIENCE_MS };
  return openPool(poolSize, createPrimary([address], options, STANDBY_PATIENCE_MS), hear).db;
}

/**
 * Opens a pool on PostgreSQL. It connects with the first statement.
 * @param addresses of the primary, and of standbys that may be promoted
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
