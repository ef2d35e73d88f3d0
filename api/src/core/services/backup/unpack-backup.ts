import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { AppError } from '@gm/shared/errors/app-error';
import type { Objects } from '@gm/shared/store/objects';
import { Decrypter } from 'age-encryption';
import { extract } from 'tar-stream';
import { findDiskFault } from '../../platform/errors/find-disk-fault.ts';
import { CONTENT, contentSchema, DONE, type Done, doneSchema } from './pack-backup.ts';

const refuse = (message: string, cause?: unknown) =>
  new AppError('konflikt', `${message} Nothing was changed.`, { cause });

/** Names of complete backups, oldest first. */
export async function listBackups(target: Objects): Promise<string[]> {
  const names = await target.list('');
  return names
    .filter((name) => name.endsWith(`/${DONE}`))
    .map((name) => name.slice(0, -DONE.length - 1))
    .sort();
}

export async function readDone(target: Objects, name: string): Promise<Done> {
  const found = await target.read(`${name}/${DONE}`);
  if (!found) throw refuse(`The backup ${name} is not there, or it is not complete.`);
  try {
    return doneSchema.parse(JSON.parse(found.bytes.toString()));
  } catch (cause) {
    throw refuse(`The file ${name}/${DONE} is damaged.`, cause);
  }
}

async function* readParts(target: Objects, name: string, { teile: parts }: Done): AsyncGenerator<Buffer> {
  for (const part of parts) {
    const found = await target.read(`${name}/${part.name}`);
    const hash = found && createHash('sha256').update(found.bytes).digest('hex');
    if (!found || hash !== part.sha256) throw refuse(`${name}/${part.name} is missing or was altered.`);
    yield found.bytes;
  }
}

/** Extracts every file below the folder and returns the hashes by name. `hear` is called at the start of each file. */
async function extractInto(
  folder: string,
  archive: NodeJS.ReadableStream,
  hear: (name: string) => void,
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  const unpacking = extract();
  archive.on('error', (error) => unpacking.destroy(error));
  archive.pipe(unpacking);
  for await (const entry of unpacking) {
    const { name } = entry.header;
    const file = resolve(folder, name);
    if (!file.startsWith(resolve(folder) + sep))
      throw refuse(`The backup has a name in it that is not allowed: ${name}.`);
    hear(name);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const hash = createHash('sha256');
    const look = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await pipeline(entry, look, createWriteStream(file, { mode: 0o600 }));
    hashes.set(name, hash.digest('hex'));
  }
  return hashes;
}

async function checkContent(folder: string, hashes: ReadonlyMap<string, string>): Promise<void> {
  const content = hashes.has(CONTENT)
    ? contentSchema.parse(JSON.parse(await readFile(resolve(folder, CONTENT), 'utf8')))
    : {};
  const wrong = Object.entries(content).filter(([name, hash]) => hashes.get(name) !== hash);
  if (hashes.size !== Object.keys(content).length + 1 || wrong.length > 0)
    throw refuse('The backup is not what it was: files are missing or were altered.');
}

/**
 * Decrypts a backup into an empty folder and verifies every byte. Throws a readable error for a wrong key, a changed
 * byte or a missing part.
 * @param identity private key (age)
 * @param hear called for each file once all earlier ones are extracted
 */
export async function unpackBackup(
  target: Objects,
  name: string,
  identity: string,
  folder: string,
  hear: (name: string) => void = () => {},
): Promise<Done> {
  const done = await readDone(target, name);
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity.trim());
  } catch (cause) {
    throw refuse('This is no key of age (AGE-SECRET-KEY-…).', cause);
  }
  const parts = Readable.toWeb(Readable.from(readParts(target, name, done))) as ReadableStream<Uint8Array>;
  try {
    const plain = await decrypter.decrypt(parts);
    const zipped = Readable.fromWeb(plain as NodeStream<Uint8Array>);
    const archive = createGunzip();
    zipped.on('error', (error) => archive.destroy(error));
    const hashes = await extractInto(folder, zipped.pipe(archive), hear);
    await checkContent(folder, hashes);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if (findDiskFault(cause) === 'full')
      throw refuse(`The disk of ${dirname(folder)} (TMPDIR) is full: a restore unpacks the backup there.`, cause);
    const isForeign = String(cause).includes('no identity matched');
    throw refuse(isForeign ? 'This key does not fit the backup.' : 'The backup is damaged.', cause);
  }
  return done;
}
