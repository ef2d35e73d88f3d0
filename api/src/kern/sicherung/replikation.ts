import { AppError } from '@gm/shared/fehler/app-error';
import pg from 'pg';
import type { Config } from '../betrieb/config.ts';
import { createPrimary } from '../daten/primary.ts';

/** Messages that wait to be read before the server is asked to wait. */
const WAITING = 64;
const CONNECT_TIMEOUT_MS = 10_000;
/** PostgreSQL counts from the year 2000, in microseconds. */
const EPOCH_MS = Date.UTC(2000, 0, 1);

export const readServerTime = (microseconds: bigint) => new Date(EPOCH_MS + Number(microseconds / 1000n));

/** What the driver has and does not say. */
interface Leitung {
  stream: { pause(): void; resume(): void };
  sendCopyFromChunk(bytes: Buffer): void;
  query(text: string): void;
}

/** A command that answers with bytes until it is over: `BASE_BACKUP`, `START_REPLICATION`. */
export class Kopie {
  /** Rows that came before and after the bytes. */
  readonly zeilen: string[][] = [];
  readonly #befehl: string;
  readonly #wartend: Buffer[] = [];
  #leitung: Leitung | undefined;
  #fehler: Error | undefined;
  #isOver = false;
  #wake = () => {};

  constructor(befehl: string) {
    this.#befehl = befehl;
  }

  submit(connection: unknown): void {
    this.#leitung = connection as Leitung;
    this.#leitung.query(this.#befehl);
  }
  handleRowDescription(): void {}
  handleCommandComplete(): void {}
  handleDataRow({ fields }: { fields: unknown[] }): void {
    this.zeilen.push(fields.map(String));
  }
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The driver uses the memory again.
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

  /** The next message; undefined: none came within the milliseconds; null: there will be none. Throws what the server says. */
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
 * A connection as a standby has one, which also takes statements. The role of `DATABASE_URL` needs `REPLICATION` for it.
 * Throws one sentence without it.
 */
export async function openReplikation(config: Config): Promise<pg.Client> {
  const { DATABASE_URL, DATABASE_STANDBY } = config;
  if (!DATABASE_URL) {
    const message =
      'Mit der eingebauten Datenbank gibt es kein fortlaufendes Protokoll: SICHERUNG_FORTLAUFEND braucht DATABASE_URL.';
    throw new AppError('konflikt', message);
  }
  const options = { connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true, replication: 'database' };
  const Client = createPrimary([DATABASE_URL, ...DATABASE_STANDBY], options as pg.ClientConfig);
  const client = new Client();
  // Whoever waits for an answer is told; between two answers nobody would hear it.
  client.on('error', () => {});
  await client.connect().catch((cause: unknown) => {
    const isRefused = cause instanceof pg.DatabaseError && cause.code === '42501';
    if (!isRefused) throw cause;
    throw new AppError('konflikt', 'Die Rolle von DATABASE_URL darf nicht replizieren: `alter role … replication`.', {
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
