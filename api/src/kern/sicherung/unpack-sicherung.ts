import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { AppError } from '@gm/shared/fehler/app-error';
import type { Objects } from '@gm/shared/store/objects';
import { Decrypter } from 'age-encryption';
import { extract } from 'tar-stream';
import { FERTIG, type Fertig, fertigSchema, INHALT, inhaltSchema } from './pack-sicherung.ts';

const refuse = (message: string, cause?: unknown) =>
  new AppError('konflikt', `${message} Es wurde nichts verändert.`, { cause });

/** Names of the backups that are whole, the oldest first. */
export async function listSicherungen(ziel: Objects): Promise<string[]> {
  const names = await ziel.list('');
  return names
    .filter((name) => name.endsWith(`/${FERTIG}`))
    .map((name) => name.slice(0, -FERTIG.length - 1))
    .sort();
}

export async function readFertig(ziel: Objects, name: string): Promise<Fertig> {
  const found = await ziel.read(`${name}/${FERTIG}`);
  if (!found) throw refuse(`Die Sicherung ${name} gibt es nicht, oder sie ist nicht vollständig.`);
  try {
    return fertigSchema.parse(JSON.parse(found.bytes.toString()));
  } catch (cause) {
    throw refuse(`Die Datei ${name}/${FERTIG} ist beschädigt.`, cause);
  }
}

async function* readParts(ziel: Objects, name: string, { teile }: Fertig): AsyncGenerator<Buffer> {
  for (const teil of teile) {
    const found = await ziel.read(`${name}/${teil.name}`);
    const hash = found && createHash('sha256').update(found.bytes).digest('hex');
    if (!found || hash !== teil.sha256) throw refuse(`${name}/${teil.name} fehlt oder wurde verändert.`);
    yield found.bytes;
  }
}

/** Writes every file below the folder; gives their hashes by name. `hear` is told of each when it begins. */
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
      throw refuse(`Die Sicherung enthält einen unzulässigen Namen: ${name}.`);
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

async function checkInhalt(folder: string, hashes: ReadonlyMap<string, string>): Promise<void> {
  const inhalt = hashes.has(INHALT)
    ? inhaltSchema.parse(JSON.parse(await readFile(resolve(folder, INHALT), 'utf8')))
    : {};
  const wrong = Object.entries(inhalt).filter(([name, hash]) => hashes.get(name) !== hash);
  if (hashes.size !== Object.keys(inhalt).length + 1 || wrong.length > 0)
    throw refuse('Die Sicherung ist nicht, was sie war: Dateien fehlen oder wurden verändert.');
}

/**
 * Decrypts a backup into an empty folder and compares every byte with what was written. Throws one sentence for a wrong
 * key, a changed byte, a part that is missing.
 * @param identity private key (age)
 * @param hear told of each file when those before it are there
 */
export async function unpackSicherung(
  ziel: Objects,
  name: string,
  identity: string,
  folder: string,
  hear: (name: string) => void = () => {},
): Promise<Fertig> {
  const fertig = await readFertig(ziel, name);
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity.trim());
  } catch (cause) {
    throw refuse('Das ist kein Schlüssel von age (AGE-SECRET-KEY-…).', cause);
  }
  const parts = Readable.toWeb(Readable.from(readParts(ziel, name, fertig))) as ReadableStream<Uint8Array>;
  try {
    const plain = await decrypter.decrypt(parts);
    const zipped = Readable.fromWeb(plain as NodeStream<Uint8Array>);
    const archive = createGunzip();
    zipped.on('error', (error) => archive.destroy(error));
    const hashes = await extractInto(folder, zipped.pipe(archive), hear);
    await checkInhalt(folder, hashes);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const isForeign = String(cause).includes('no identity matched');
    throw refuse(isForeign ? 'Dieser Schlüssel passt nicht zu der Sicherung.' : 'Die Sicherung ist beschädigt.', cause);
  }
  return fertig;
}
