import { Readable } from 'node:stream';
import { AppError } from '@gm/shared/errors/app-error';
import type pg from 'pg';
import { extract } from 'tar-stream';
import type { Config } from '../../platform/config/config.ts';
import type { DatabasePart, Done, Stream } from './pack-backup.ts';
import { SLOT } from './record-log.ts';
import { Copy, formatLsn, openReplication, parseLsn } from './replication.ts';

/** Folder of the server's files in the archive. */
export const SERVER = 'server';
/** The server gets fifteen minutes to begin, because it first writes a checkpoint. */
const PATIENCE_MS = 900_000;
const [NEW_ARCHIVE, DATA] = ['n', 'd'].map((letter) => letter.charCodeAt(0));

interface Position {
  datenbank: string;
  rolle: string;
  segment: string;
  fassung: string;
  slot: boolean;
}

async function readPosition(client: pg.Client): Promise<Position> {
  const { rows } = await client.query<Position>(
    `select current_database() as datenbank, current_user as rolle,
       (select setting from pg_settings where name = 'wal_segment_size') as segment,
       current_setting('server_version_num')::int / 10000 as fassung,
       exists (select 1 from pg_replication_slots where slot_name = '${SLOT}') as slot`,
  );
  const [position] = rows;
  if (position?.slot) return position;
  const message =
    'The log of the database is not being backed up. Start `npm run backup -- --continuous` first (docs/operations.md).';
  throw new AppError('konflikt', message);
}

/** The server's files as one tar archive. */
async function* readArchive(copy: Copy): AsyncGenerator<Buffer> {
  let archives = 0;
  for (;;) {
    const message = await copy.take(PATIENCE_MS);
    if (message === undefined) throw new Error('the server does not go on with its backup');
    if (message === null) return;
    if (message[0] === NEW_ARCHIVE) archives += 1;
    if (archives > 1) throw new AppError('konflikt', 'Servers with tablespaces of their own are not backed up.');
    if (message[0] === DATA) yield message.subarray(1);
  }
}

/**
 * PostgreSQL's data files as sent to a standby (base backup), with enough of the log to be consistent, without blocking
 * writes. Throws if the log is not being archived.
 */
export async function openServer(config: Config): Promise<DatabasePart> {
  const client = await openReplication(config);
  const empty = new Set<string>();
  let server: Done['server'];
  async function* list(position: Position): AsyncGenerator<Stream> {
    // Replication commands, unlike SQL statements, are order-sensitive.
    const copy = new Copy(`BASE_BACKUP (LABEL 'gemeinde', CHECKPOINT 'fast', WAL, MANIFEST 'no')`);
    client.query(copy);
    const archive = Readable.from(readArchive(copy));
    const files = extract();
    archive.on('error', (error) => files.destroy(error));
    archive.pipe(files);
    for await (const entry of files) {
      const { name, type, size = 0 } = entry.header;
      const path = name.replace(/^\.\//, '').replace(/\/$/, '');
      if (type === 'directory') empty.add(path);
      else for (const folder of empty) if (path.startsWith(`${folder}/`)) empty.delete(folder);
      if (type === 'file') yield { name: `${SERVER}/${path}`, size, bytes: entry as AsyncIterable<Buffer> };
      entry.resume();
    }
    const [lsn = '', timeline = ''] = copy.zeilen.at(-1) ?? [];
    const size = BigInt(position.segment);
    // The base backup ends with a switch to a new WAL file.
    const end = ((parseLsn(lsn) + size - 1n) / size) * size;
    server = {
      beendet: new Date(),
      zeitleiste: Number(timeline),
      ende: formatLsn(end),
      segment: Number(position.segment),
      fassung: Number(position.fassung),
      datenbank: position.datenbank,
      rolle: position.rolle,
      leer: [...empty].filter(Boolean),
    };
  }
  const close = () => client.end();
  try {
    return { stroeme: list(await readPosition(client)), describe: () => server, close };
  } catch (error) {
    await close();
    throw error;
  }
}
