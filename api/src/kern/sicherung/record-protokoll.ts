import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@gm/shared/fehler/app-error';
import type pg from 'pg';
import type { Config } from '../betrieb/config.ts';
import { storeStueck } from './protokoll-ablage.ts';
import { formatLsn, Kopie, openReplikation, parseLsn, readServerTime } from './replikation.ts';
import { openZiel } from './sicherungsorte.ts';

/** Keeps the log at the server until it is stored here. */
export const SLOT = 'gemeinde_sicherung';
/** Bytes after which a part is stored, and milliseconds after which one is that has less: what a lost server takes along. */
const BYTES = 16 * 1024 * 1024;
const PATIENCE_MS = 30_000;
/** The server gives up whoever says nothing for a minute. */
const STATUS_MS = 10_000;
const AGAIN_MS = 5_000;
const WAL = 'w'.charCodeAt(0);
/** Type, start, end of the log, time. */
const HEADER = 25;

/** Where to go on: at the beginning of the file of the log that the server keeps for us. */
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

interface Aufnahme {
  signal: AbortSignal;
  /** Called with a line for the log of whoever runs this. */
  say(line: string): void;
  patience?: number;
}

async function recordOnce(config: Config, empfaenger: string, { signal, say, patience = PATIENCE_MS }: Aufnahme) {
  const ziel = openZiel(config);
  const client = await openReplikation(config);
  try {
    const { von, zeitleiste, isNew } = await findStart(client);
    if (isNew)
      say(
        'Das Protokoll beginnt. Frühere Sicherungen reichen nicht bis hierher: sichern Sie jetzt (`npm run sichern`).',
      );
    const kopie = new Kopie(`START_REPLICATION SLOT ${SLOT} PHYSICAL ${formatLsn(von)} TIMELINE ${zeitleiste}`);
    client.query(kopie);
    say(`Das Protokoll wird gesichert, ab ${formatLsn(von)}.`);
    let open = { von, bytes: [] as Buffer[], length: 0, since: 0, zeit: new Date() };
    let told = 0;
    const store = async () => {
      const ende = open.von + BigInt(open.length);
      if (open.length > 0)
        await storeStueck(
          ziel,
          empfaenger,
          { zeitleiste, von: open.von, ende, zeit: open.zeit },
          Buffer.concat(open.bytes),
        );
      open = { von: ende, bytes: [], length: 0, since: 0, zeit: open.zeit };
      kopie.send(writeStatus(ende));
      told = Date.now();
    };
    for (;;) {
      const message = await kopie.take(Math.min(1000, patience));
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
        kopie.send(writeStatus(open.von));
        told = Date.now();
      }
      if (signal.aborted) return;
    }
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Stores PostgreSQL's write-ahead log beside the backups, encrypted, until it is told to end: with the backup before, every
 * moment can be brought back. Goes on by itself after a fault of the server or the place.
 */
export async function recordProtokoll(config: Config, aufnahme: Aufnahme): Promise<void> {
  const { SICHERUNG_EMPFAENGER: empfaenger } = config;
  if (!empfaenger)
    throw new AppError('konflikt', 'SICHERUNG_EMPFAENGER fehlt: der öffentliche Schlüssel, mit dem gesichert wird.');
  const { signal, say } = aufnahme;
  while (!signal.aborted) {
    try {
      await recordOnce(config, empfaenger, aufnahme);
    } catch (error) {
      if (error instanceof AppError) throw error;
      say(
        `Das Protokoll wird gerade nicht gesichert, gleich noch einmal: ${error instanceof Error ? error.message : error}`,
      );
      await wait(AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  }
}
