import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import type { Objects } from '@gm/shared/store/objects';
import { Encrypter } from 'age-encryption';
import { pack } from 'tar-stream';
import { z } from 'zod';
import { storeFile } from '../../platform/files/open-files.ts';

/** Bytes per object: it has to fit into one request to the bucket and into memory. */
const PART = 32 * 1024 * 1024;

/** Unencrypted description next to the parts; written last, so a backup without it is incomplete. */
export const DONE = 'fertig.json';
export const doneSchema = z.object({
  format: z.literal(1),
  /** The backup contains nothing later than this. */
  begonnen: z.coerce.date(),
  teile: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
  /**
   * Set if the database is included as PostgreSQL's data files, for point-in-time recovery with the log, rather than as
   * rows.
   */
  server: z
    .object({
      /** Time from which the backup is consistent. */
      beendet: z.coerce.date(),
      zeitleiste: z.number(),
      /** First log position not included. */
      ende: z.string(),
      /** Bytes per WAL file. */
      segment: z.number(),
      fassung: z.number(),
      datenbank: z.string(),
      rolle: z.string(),
      /** Empty folders, which an archive of files does not include. */
      leer: z.array(z.string()),
    })
    .optional(),
});
export type Done = z.infer<typeof doneSchema>;

/** List of the contents, the archive's last entry. */
export const CONTENT = 'inhalt.json';
export const contentSchema = z.record(z.string(), z.string());

/** A file of the backup. */
export interface Entry {
  name: string;
  /** Null if the file has been deleted meanwhile; it is then left out. */
  read(): Promise<Buffer | null> | Buffer;
}

/** A file that may not fit into memory. */
export interface Stream {
  name: string;
  size: number;
  bytes: AsyncIterable<Buffer>;
}

/** The database, as tables or as the server's data files. */
export interface DatabasePart {
  stroeme: AsyncIterable<Stream>;
  /** Called after everything has been read. */
  describe(): Done['server'];
  close(): Promise<void>;
}

type Pack = ReturnType<typeof pack>;

async function addEntry(archive: Pack, name: string, bytes: Buffer): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
  });
}

async function addStream(archive: Pack, { name, size, bytes }: Stream): Promise<string> {
  const hash = createHash('sha256');
  const entry = archive.entry({ name, mode: 0o600, size });
  for await (const chunk of bytes) {
    hash.update(chunk);
    if (!entry.write(chunk)) await once(entry, 'drain');
  }
  entry.end();
  await once(entry, 'finish');
  return hash.digest('hex');
}

/** Tables written by `dumpDatabase` into a folder, which is removed afterwards. */
export function openSnapshot(folder: string): DatabasePart {
  async function* list(): AsyncGenerator<Stream> {
    for (const name of await readdir(folder)) {
      const file = join(folder, name);
      yield { name: `datenbank/${name}`, size: (await stat(file)).size, bytes: createReadStream(file) };
    }
  }
  return {
    stroeme: list(),
    describe: () => undefined,
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Writes the database, the files and finally the list of contents into the archive. */
async function fill(archive: Pack, streams: AsyncIterable<Stream>, entries: AsyncIterable<Entry>): Promise<void> {
  const content: Record<string, string> = {};
  for await (const stream of streams) content[stream.name] = await addStream(archive, stream);
  for await (const { name, read } of entries) {
    const bytes = await read();
    if (!bytes) continue;
    await addEntry(archive, name, bytes);
    content[name] = createHash('sha256').update(bytes).digest('hex');
  }
  await addEntry(archive, CONTENT, Buffer.from(JSON.stringify(content)));
  archive.finalize();
}

async function* cut(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < PART) continue;
    yield Buffer.concat(chunks);
    [chunks, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(chunks);
}

interface PackJob {
  datenbank: DatabasePart;
  eintraege: AsyncIterable<Entry>;
  /** Public key (age): writing backups does not require being able to read them. */
  empfaenger: string;
  ziel: Objects;
  begonnen: Date;
}

/**
 * Packs, compresses and encrypts; returns the name of the backup. The result can be read with the `age` and `tar`
 * command-line tools.
 */
export async function packBackup({
  datenbank: database,
  eintraege: entries,
  empfaenger: recipient,
  ziel: target,
  begonnen: started,
}: PackJob): Promise<string> {
  const name = `${started.toISOString().replaceAll(':', '-').slice(0, 19)}-${randomBytes(3).toString('hex')}`;
  const archive = pack();
  const zipped = createGzip();
  const filling = fill(archive, database.stroeme, entries).catch((error: Error) => archive.destroy(error));
  archive.on('error', (error) => zipped.destroy(error));
  archive.pipe(zipped);
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const encrypted = await encrypter.encrypt(Readable.toWeb(zipped) as ReadableStream<Uint8Array>);
  const parts: Done['teile'] = [];
  try {
    for await (const bytes of cut(encrypted as NodeStream<Uint8Array>)) {
      const part = `teil-${String(parts.length + 1).padStart(5, '0')}.age`;
      await storeFile(target, `${name}/${part}`, bytes);
      parts.push({ name: part, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
    }
    await filling;
    const done: Done = { format: 1, begonnen: started, teile: parts, server: database.describe() };
    await storeFile(target, `${name}/${DONE}`, Buffer.from(JSON.stringify(done, null, 2)));
  } catch (error) {
    // On a full disk these parts take the room that the next attempt needs.
    for (const part of await target.list(`${name}/`)) await target.remove(part);
    throw error;
  }
  return name;
}
