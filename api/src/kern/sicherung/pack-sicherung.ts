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
import { storeDatei } from '../dateien/open-dateien.ts';

/** Bytes of one object: a bucket takes it with one request, and a machine has it in memory. */
const PART = 32 * 1024 * 1024;

/** What stands beside the parts, for everybody to read; written last, so a backup without it is none. */
export const FERTIG = 'fertig.json';
export const fertigSchema = z.object({
  format: z.literal(1),
  /** Nothing that happened later is in it. */
  begonnen: z.coerce.date(),
  teile: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
  /** Where the database is not in it as rows, but as PostgreSQL's own files, from which its log leads on to any moment. */
  server: z
    .object({
      /** Whole from then on. */
      beendet: z.coerce.date(),
      zeitleiste: z.number(),
      /** First position of the log that is not in it. */
      ende: z.string(),
      /** Bytes of a file of the log. */
      segment: z.number(),
      fassung: z.number(),
      datenbank: z.string(),
      rolle: z.string(),
      /** Folders with nothing in them, which an archive of files does not have. */
      leer: z.array(z.string()),
    })
    .optional(),
});
export type Fertig = z.infer<typeof fertigSchema>;

/** The list of all that is inside, as its last entry. */
export const INHALT = 'inhalt.json';
export const inhaltSchema = z.record(z.string(), z.string());

/** A file of the backup. */
export interface Eintrag {
  name: string;
  /** Null: it is gone meanwhile, and is left out. */
  read(): Promise<Buffer | null> | Buffer;
}

/** A file that may be larger than the memory. */
export interface Strom {
  name: string;
  size: number;
  bytes: AsyncIterable<Buffer>;
}

/** The database, as tables or as the files of its server. */
export interface Datenbankteil {
  stroeme: AsyncIterable<Strom>;
  /** Asked when all of it has been read. */
  describe(): Fertig['server'];
  close(): Promise<void>;
}

type Pack = ReturnType<typeof pack>;

async function addEntry(archive: Pack, name: string, bytes: Buffer): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
  });
}

async function addStrom(archive: Pack, { name, size, bytes }: Strom): Promise<string> {
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

/** The tables, as `dumpDatenbank` wrote them into a folder, which is removed afterwards. */
export function openAbzug(folder: string): Datenbankteil {
  async function* list(): AsyncGenerator<Strom> {
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

/** Puts the database and the files into the archive, one after the other, and then what is in it. */
async function fill(archive: Pack, stroeme: AsyncIterable<Strom>, eintraege: AsyncIterable<Eintrag>): Promise<void> {
  const inhalt: Record<string, string> = {};
  for await (const strom of stroeme) inhalt[strom.name] = await addStrom(archive, strom);
  for await (const { name, read } of eintraege) {
    const bytes = await read();
    if (!bytes) continue;
    await addEntry(archive, name, bytes);
    inhalt[name] = createHash('sha256').update(bytes).digest('hex');
  }
  await addEntry(archive, INHALT, Buffer.from(JSON.stringify(inhalt)));
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

interface Packauftrag {
  datenbank: Datenbankteil;
  eintraege: AsyncIterable<Eintrag>;
  /** Public key (age): who writes backups need not be able to read them. */
  empfaenger: string;
  ziel: Objects;
  begonnen: Date;
}

/** Packs, compresses and encrypts; gives the name of the backup. Its bytes are what `age` and `tar` read, too. */
export async function packSicherung({
  datenbank,
  eintraege,
  empfaenger,
  ziel,
  begonnen,
}: Packauftrag): Promise<string> {
  const name = `${begonnen.toISOString().replaceAll(':', '-').slice(0, 19)}-${randomBytes(3).toString('hex')}`;
  const archive = pack();
  const zipped = createGzip();
  const filling = fill(archive, datenbank.stroeme, eintraege).catch((error: Error) => archive.destroy(error));
  archive.on('error', (error) => zipped.destroy(error));
  archive.pipe(zipped);
  const encrypter = new Encrypter();
  encrypter.addRecipient(empfaenger);
  const encrypted = await encrypter.encrypt(Readable.toWeb(zipped) as ReadableStream<Uint8Array>);
  const teile: Fertig['teile'] = [];
  for await (const bytes of cut(encrypted as NodeStream<Uint8Array>)) {
    const teil = `teil-${String(teile.length + 1).padStart(5, '0')}.age`;
    await storeDatei(ziel, `${name}/${teil}`, bytes);
    teile.push({ name: teil, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  }
  await filling;
  const fertig: Fertig = { format: 1, begonnen, teile, server: datenbank.describe() };
  await storeDatei(ziel, `${name}/${FERTIG}`, Buffer.from(JSON.stringify(fertig, null, 2)));
  return name;
}
