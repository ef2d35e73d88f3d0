import { Readable } from 'node:stream';
import { AppError } from '@gm/shared/fehler/app-error';
import type pg from 'pg';
import { extract } from 'tar-stream';
import type { Config } from '../betrieb/config.ts';
import type { Datenbankteil, Fertig, Strom } from './pack-sicherung.ts';
import { SLOT } from './record-protokoll.ts';
import { formatLsn, Kopie, openReplikation, parseLsn } from './replikation.ts';

/** Of the archive, below which the server's files lie. */
export const SERVER = 'server';
/** The server has a quarter of an hour to begin: it writes all that it has in memory first. */
const PATIENCE_MS = 900_000;
const [NEW_ARCHIVE, DATA] = ['n', 'd'].map((letter) => letter.charCodeAt(0));

interface Lage {
  datenbank: string;
  rolle: string;
  segment: string;
  fassung: string;
  slot: boolean;
}

async function readLage(client: pg.Client): Promise<Lage> {
  const { rows } = await client.query<Lage>(
    `select current_database() as datenbank, current_user as rolle,
       (select setting from pg_settings where name = 'wal_segment_size') as segment,
       current_setting('server_version_num')::int / 10000 as fassung,
       exists (select 1 from pg_replication_slots where slot_name = '${SLOT}') as slot`,
  );
  const [lage] = rows;
  if (lage?.slot) return lage;
  const message =
    'Niemand sichert das Protokoll der Datenbank. Starten Sie zuerst `npm run sichern -- --fortlaufend` (docs/betrieb.md).';
  throw new AppError('konflikt', message);
}

/** The bytes of the server's files, as one tar archive. */
async function* readArchive(kopie: Kopie): AsyncGenerator<Buffer> {
  let archives = 0;
  for (;;) {
    const message = await kopie.take(PATIENCE_MS);
    if (message === undefined) throw new Error('the server does not go on with its backup');
    if (message === null) return;
    if (message[0] === NEW_ARCHIVE) archives += 1;
    if (archives > 1) throw new AppError('konflikt', 'Server mit eigenen Tablespaces werden nicht gesichert.');
    if (message[0] === DATA) yield message.subarray(1);
  }
}

/**
 * The files of PostgreSQL, as it hands them to a standby, with so much of its log that they are whole. Work goes on meanwhile.
 * Throws where nobody stores the log.
 */
export async function openServer(config: Config): Promise<Datenbankteil> {
  const client = await openReplikation(config);
  const leer = new Set<string>();
  let server: Fertig['server'];
  async function* list(lage: Lage): AsyncGenerator<Strom> {
    // Unlike statements these words count as they are written.
    const kopie = new Kopie(`BASE_BACKUP (LABEL 'gemeinde', CHECKPOINT 'fast', WAL, MANIFEST 'no')`);
    client.query(kopie);
    const archive = Readable.from(readArchive(kopie));
    const files = extract();
    archive.on('error', (error) => files.destroy(error));
    archive.pipe(files);
    for await (const entry of files) {
      const { name, type, size = 0 } = entry.header;
      const path = name.replace(/^\.\//, '').replace(/\/$/, '');
      if (type === 'directory') leer.add(path);
      else for (const folder of leer) if (path.startsWith(`${folder}/`)) leer.delete(folder);
      if (type === 'file') yield { name: `${SERVER}/${path}`, size, bytes: entry as AsyncIterable<Buffer> };
      entry.resume();
    }
    const [lsn = '', zeitleiste = ''] = kopie.zeilen.at(-1) ?? [];
    const size = BigInt(lage.segment);
    // It closes the file of the log it was in.
    const ende = ((parseLsn(lsn) + size - 1n) / size) * size;
    server = {
      beendet: new Date(),
      zeitleiste: Number(zeitleiste),
      ende: formatLsn(ende),
      segment: Number(lage.segment),
      fassung: Number(lage.fassung),
      datenbank: lage.datenbank,
      rolle: lage.rolle,
      leer: [...leer].filter(Boolean),
    };
  }
  const close = () => client.end();
  try {
    return { stroeme: list(await readLage(client)), describe: () => server, close };
  } catch (error) {
    await close();
    throw error;
  }
}
