import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { AppError } from '@gm/shared/fehler/app-error';
import type { Objects } from '@gm/shared/store/objects';
import { Decrypter, Encrypter } from 'age-encryption';

const FOLDER = 'protokoll/';

/** A part of the write-ahead log: its bytes from one position to another, complete as of a moment. */
export interface Stueck {
  zeitleiste: number;
  von: bigint;
  ende: bigint;
  zeit: Date;
}

const hex = (value: bigint, digits: number) => value.toString(16).toUpperCase().padStart(digits, '0');
const stamp = (zeit: Date) => zeit.toISOString().replaceAll(':', '-');

/** The name says all that chooses it: nothing has to be decrypted for that. */
const nameStueck = ({ zeitleiste, von, ende, zeit }: Stueck) =>
  `${FOLDER}${hex(BigInt(zeitleiste), 8)}/${hex(von, 16)}-${hex(ende, 16)}-${stamp(zeit)}.age`;

const NAME =
  /^protokoll\/([0-9A-F]{8})\/([0-9A-F]{16})-([0-9A-F]{16})-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.age$/;

function readName(name: string): (Stueck & { name: string })[] {
  const found = NAME.exec(name);
  if (!found) return [];
  const [, zeitleiste, von, ende, tag, stunde, minute, sekunde] = found;
  const zeit = new Date(`${tag}${stunde}:${minute}:${sekunde}`);
  return [{ name, zeitleiste: Number(`0x${zeitleiste}`), von: BigInt(`0x${von}`), ende: BigInt(`0x${ende}`), zeit }];
}

const listStuecke = async (ziel: Objects) => (await ziel.list(FOLDER)).flatMap(readName);

export async function storeStueck(ziel: Objects, empfaenger: string, stueck: Stueck, bytes: Buffer): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(empfaenger);
  // One that is there has the same bytes: the log never changes.
  await ziel.writeNew(nameStueck(stueck), await encrypter.encrypt(await promisify(gzip)(bytes)));
}

/** Takes away what is older than the oldest backup: nobody can go on from there. */
export async function removeOldStuecke(ziel: Objects, before: Date): Promise<void> {
  for (const { name, zeit } of await listStuecke(ziel)) if (zeit < before) await ziel.remove(name);
}

/** Until when the log is there without a gap; null: not at all. */
export interface Reichweite {
  stuecke: (Stueck & { name: string })[];
  bis: Date | null;
}

/**
 * The parts that lead from a position on to a moment, or as far as they go.
 * @param ab end of the backup that they follow
 */
export async function findStuecke(ziel: Objects, zeitleiste: number, ab: bigint, bis?: Date): Promise<Reichweite> {
  const alle = (await listStuecke(ziel)).filter((stueck) => stueck.zeitleiste === zeitleiste && stueck.ende > ab);
  alle.sort((a, b) => (a.von === b.von ? Number(b.ende - a.ende) : a.von < b.von ? -1 : 1));
  const reichweite: Reichweite = { stuecke: [], bis: null };
  let at = ab;
  for (const stueck of alle) {
    if (bis && reichweite.bis && reichweite.bis >= bis) break;
    if (stueck.von > at) break;
    if (stueck.ende <= at) continue;
    reichweite.stuecke.push(stueck);
    reichweite.bis = stueck.zeit;
    at = stueck.ende;
  }
  return reichweite;
}

async function decrypt(ziel: Objects, name: string, identity: string): Promise<Buffer> {
  const found = await ziel.read(name);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity.trim());
  try {
    return await promisify(gunzip)(await decrypter.decrypt(found?.bytes ?? Buffer.alloc(0)));
  } catch (cause) {
    throw new AppError('konflikt', `${name} fehlt oder wurde verändert. Es wurde nichts verändert.`, { cause });
  }
}

/** PostgreSQL's name of the file with this position. */
function nameSegment(zeitleiste: number, lsn: bigint, size: bigint): string {
  const segment = lsn / size;
  const perName = 0x100000000n / size;
  return hex(BigInt(zeitleiste), 8) + hex(segment / perName, 8) + hex(segment % perName, 8);
}

interface Auftrag {
  stuecke: Reichweite['stuecke'];
  identity: string;
  /** Nothing before it is written: the backup has brought it. */
  ab: bigint;
  /** Bytes of a file of the log. */
  segment: number;
  folder: string;
}

/** Decrypts the parts and lays them as files of the log into the folder. Throws one sentence for a changed byte. */
export async function fetchStuecke(ziel: Objects, { stuecke, identity, ab, segment, folder }: Auftrag): Promise<void> {
  const size = BigInt(segment);
  for (const { name, von, zeitleiste } of stuecke) {
    const bytes = await decrypt(ziel, name, identity);
    for (let at = von < ab ? ab : von; at < von + BigInt(bytes.length); ) {
      const inFile = at % size;
      const rest = bytes.subarray(Number(at - von)).subarray(0, Number(size - inFile));
      const file = await open(join(folder, nameSegment(zeitleiste, at, size)), 'a', 0o600);
      await file.close();
      const target = await open(join(folder, nameSegment(zeitleiste, at, size)), 'r+');
      try {
        await target.truncate(segment);
        await target.write(rest, 0, rest.length, Number(inFile));
      } finally {
        await target.close();
      }
      at += BigInt(rest.length);
    }
  }
}
