import { AppError } from '@gm/shared/errors/app-error';
import pg from 'pg';
import type { Config } from '../../platform/config/config.ts';
import { createPrimary } from '../../platform/database/primary.ts';

/** Queued messages above which reading pauses (back-pressure). */
const WAITING = 64;
const CONNECT_TIMEOUT_MS = 10_000;
/** PostgreSQL counts microseconds since 2000. */
const EPOCH_MS = Date.UTC(2000, 0, 1);

export const readServerTime = (microseconds: bigint) => new Date(EPOCH_MS + Number(microseconds / 1000n));

/** Driver internals without types. */
interface Lead {
  stream: { pause(): void; resume(): void };
  sendCopyFromChunk(bytes: Buffer): void;
  query(text: string): void;
}

/** A replication command that streams bytes: `BASE_BACKUP`, `START_REPLICATION`. */
export class Copy {
  /** Rows received before and after the bytes. */
  readonly zeilen: string[][] = [];
  readonly #befehl: string;
  readonly #wartend: Buffer[] = [];
  #leitung: Lead | undefined;
  #fehler: Error | undefined;
  #isOver = false;
  #wake = () => {};

  constructor(command: string) {
    this.#befehl = command;
  }

  submit(connection: unknown): void {
    this.#leitung = connection as Lead;
    this.#leitung.query(this.#befehl);
  }
  handleRowDescription(): void {}
  handleCommandComplete(): void {}
  handleDataRow({ fields }: { fields: unknown[] }): void {
    this.zeilen.push(fields.map(String));
  }
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The driver reuses the buffer.
    this.#wartend.push(Buffer.from(chunk));
    if (this.#wartend.length >= WAITING) this.#leitung?.stream.pause();
    this.#wake();
  }
  handleError(error: Error): void {
    this.#fehler = error;
    this.#wake();
  }
  handleReadyForQuery(): void {
    this.#isOver = true;
    this.#wake();
  }

  send(bytes: Buffer): void {
    this.#leitung?.sendCopyFromChunk(bytes);
  }

  /** The next message; undefined if none arrived in time; null at the end. Throws errors of the server. */
  async take(patience: number): Promise<Buffer | undefined | null> {
    if (this.#wartend.length === 0 && !this.#fehler && !this.#isOver) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        timer = setTimeout(resolve, patience);
      });
      clearTimeout(timer);
    }
    const next = this.#wartend.shift();
    if (next) {
      if (this.#wartend.length === 0) this.#leitung?.stream.resume();
      return next;
    }
    if (this.#fehler) throw this.#fehler;
    return this.#isOver ? null : undefined;
  }
}

/**
 * A replication connection that also accepts SQL. The role of `DATABASE_URL` needs `REPLICATION`; throws a readable
 * error without it.
 */
export async function openReplication(config: Config): Promise<pg.Client> {
  const { DATABASE_URL, DATABASE_STANDBY } = config;
  if (!DATABASE_URL) {
    const message = 'The embedded database has no continuous log: BACKUP_CONTINUOUS needs DATABASE_URL.';
    throw new AppError('konflikt', message);
  }
  const options = { connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true, replication: 'database' };
  const Client = createPrimary([DATABASE_URL, ...DATABASE_STANDBY], options as pg.ClientConfig);
  const client = new Client();
  // Pending calls are rejected anyway; between calls an unhandled `error` event would end the process.
  client.on('error', () => {});
  await client.connect().catch((cause: unknown) => {
    const isRefused = cause instanceof pg.DatabaseError && cause.code === '42501';
    if (!isRefused) throw cause;
    throw new AppError('konflikt', 'The role of DATABASE_URL may not replicate: `alter role … replication`.', {
      cause,
    });
  });
  return client;
}

export const parseLsn = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};
export const formatLsn = (lsn: bigint): string =>
  `${(lsn >> 32n).toString(16)}/${(lsn & 0xffffffffn).toString(16)}`.toUpperCase();
