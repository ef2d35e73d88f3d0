import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@gm/shared/errors/app-error';
import type pg from 'pg';
import type { Config } from '../../platform/config/config.ts';
import { openTarget } from './backup-locations.ts';
import { storePiece } from './log-storage.ts';
import { Copy, formatLsn, openReplication, parseLsn, readServerTime } from './replication.ts';

/** Replication slot: keeps the log on the server until it is archived here. */
export const SLOT = 'gemeinde_sicherung';
/** A piece is stored after this many bytes, or after this many milliseconds: the maximum loss if the server fails. */
const BYTES = 16 * 1024 * 1024;
const PATIENCE_MS = 30_000;
/** The server closes a replication connection that sends no status for a minute. */
const STATUS_MS = 10_000;
const AGAIN_MS = 5_000;
const WAL = 'w'.charCodeAt(0);
/** Type, start position, end of the log, time. */
const HEADER = 25;

/** Where to resume: at the start of the WAL file that the slot retains. */
async function findStart(client: pg.Client): Promise<{ von: bigint; zeitleiste: number; isNew: boolean }> {
  const read = async () => {
    const { rows } = await client.query<{ lsn: string | null; status: string; segment: string; zeitleiste: string }>(
      `select restart_lsn::text as lsn, wal_status as status,
         (select setting from pg_settings where name = 'wal_segment_size') as segment,
         (select timeline_id::text from pg_control_checkpoint()) as zeitleiste
       from pg_replication_slots where slot_name = '${SLOT}'`,
    );
    return rows[0];
  };
  let slot = await read();
  const isNew = !slot?.lsn || slot.status === 'lost';
  if (slot && isNew) await client.query(`select pg_drop_replication_slot('${SLOT}')`);
  if (isNew) await client.query(`select pg_create_physical_replication_slot('${SLOT}', true)`);
  if (isNew) slot = await read();
  if (!slot?.lsn) throw new Error('the replication slot has no position');
  const lsn = parseLsn(slot.lsn);
  return { von: lsn - (lsn % BigInt(slot.segment)), zeitleiste: Number(slot.zeitleiste), isNew };
}

function writeStatus(stored: bigint): Buffer {
  const message = Buffer.alloc(34);
  message.write('r');
  for (const at of [1, 9, 17]) message.writeBigInt64BE(stored, at);
  return message;
}

interface Capture {
  signal: AbortSignal;
  /** Called with a line for the command's output. */
  say(line: string): void;
  patience?: number;
}

async function recordOnce(config: Config, recipient: string, { signal, say, patience = PATIENCE_MS }: Capture) {
  const target = openTarget(config);
  const client = await openReplication(config);
  try {
    const { von: from, zeitleiste: timeline, isNew } = await findStart(client);
    if (isNew) say('The log begins. Earlier backups do not reach this moment: make one now (`npm run backup`).');
    const copy = new Copy(`START_REPLICATION SLOT ${SLOT} PHYSICAL ${formatLsn(from)} TIMELINE ${timeline}`);
    client.query(copy);
    say(`The log is backed up, from ${formatLsn(from)}.`);
    let open = { von: from, bytes: [] as Buffer[], length: 0, since: 0, zeit: new Date() };
    let told = 0;
    const store = async () => {
      const end = open.von + BigInt(open.length);
      if (open.length > 0)
        await storePiece(
          target,
          recipient,
          { zeitleiste: timeline, von: open.von, ende: end, zeit: open.zeit },
          Buffer.concat(open.bytes),
        );
      open = { von: end, bytes: [], length: 0, since: 0, zeit: open.zeit };
      copy.send(writeStatus(end));
      told = Date.now();
    };
    for (;;) {
      const message = await copy.take(Math.min(1000, patience));
      if (message === null) throw new Error('the server ends the log');
      if (message?.[0] === WAL) {
        open.since ||= Date.now();
        open.bytes.push(message.subarray(HEADER));
        open.length += message.length - HEADER;
        open.zeit = readServerTime(message.readBigInt64BE(17));
      }
      const isDue = open.length >= BYTES || (open.length > 0 && Date.now() - open.since >= patience);
      if (isDue || signal.aborted) await store();
      else if (Date.now() - told >= STATUS_MS) {
        copy.send(writeStatus(open.von));
        told = Date.now();
      }
      if (signal.aborted) return;
    }
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Archives PostgreSQL's write-ahead log next to the backups, encrypted, until stopped: together with the preceding
 * backup it allows point-in-time recovery. Reconnects by itself after an outage of the server or the target.
 */
export async function recordLog(config: Config, capture: Capture): Promise<void> {
  const { BACKUP_RECIPIENT: recipient } = config;
  if (!recipient)
    throw new AppError('konflikt', 'BACKUP_RECIPIENT is missing: the public key that backups are encrypted with.');
  const { signal, say } = capture;
  while (!signal.aborted) {
    try {
      await recordOnce(config, recipient, capture);
    } catch (error) {
      if (error instanceof AppError) throw error;
      say(`The log is not backed up at the moment, trying again: ${error instanceof Error ? error.message : error}`);
      await wait(AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  }
}
