import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { AppError } from '@gm/shared/errors/app-error';
import type { Objects } from '@gm/shared/store/objects';
import { Decrypter, Encrypter } from 'age-encryption';

const FOLDER = 'protokoll/';

/** A segment of the write-ahead log: its bytes between two positions, complete up to a time. */
export interface Piece {
  zeitleiste: number;
  von: bigint;
  ende: bigint;
  zeit: Date;
}

const hex = (value: bigint, digits: number) => value.toString(16).toUpperCase().padStart(digits, '0');
const stamp = (time: Date) => time.toISOString().replaceAll(':', '-');

/** The name has all that is needed to select a piece, so none has to be decrypted for that. */
const namePiece = ({ zeitleiste: timeline, von: from, ende: end, zeit: time }: Piece) =>
  `${FOLDER}${hex(BigInt(timeline), 8)}/${hex(from, 16)}-${hex(end, 16)}-${stamp(time)}.age`;

const NAME =
  /^protokoll\/([0-9A-F]{8})\/([0-9A-F]{16})-([0-9A-F]{16})-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.age$/;

function readName(name: string): (Piece & { name: string })[] {
  const found = NAME.exec(name);
  if (!found) return [];
  const [, timeline, from, end, tag, hour, minute, second] = found;
  const time = new Date(`${tag}${hour}:${minute}:${second}`);
  return [
    { name, zeitleiste: Number(`0x${timeline}`), von: BigInt(`0x${from}`), ende: BigInt(`0x${end}`), zeit: time },
  ];
}

const listPieces = async (target: Objects) => (await target.list(FOLDER)).flatMap(readName);

export async function storePiece(target: Objects, recipient: string, piece: Piece, bytes: Buffer): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  // An existing piece has the same bytes: the log is append-only.
  await target.writeNew(namePiece(piece), await encrypter.encrypt(await promisify(gzip)(bytes)));
}

/** Deletes pieces older than the oldest backup, which no backup needs any more. */
export async function removeOldPieces(target: Objects, before: Date): Promise<void> {
  for (const { name, zeit: time } of await listPieces(target)) if (time < before) await target.remove(name);
}

/** End of the gap-free log; null without any log. */
export interface Reach {
  stuecke: (Piece & { name: string })[];
  bis: Date | null;
}

/**
 * Pieces from a position up to a time, or as far as they go.
 * @param from end of the preceding backup
 */
export async function findPieces(target: Objects, timeline: number, from: bigint, until?: Date): Promise<Reach> {
  const all = (await listPieces(target)).filter((piece) => piece.zeitleiste === timeline && piece.ende > from);
  all.sort((a, b) => (a.von === b.von ? Number(b.ende - a.ende) : a.von < b.von ? -1 : 1));
  const reach: Reach = { stuecke: [], bis: null };
  let at = from;
  for (const piece of all) {
    if (until && reach.bis && reach.bis >= until) break;
    if (piece.von > at) break;
    if (piece.ende <= at) continue;
    reach.stuecke.push(piece);
    reach.bis = piece.zeit;
    at = piece.ende;
  }
  return reach;
}

async function decrypt(target: Objects, name: string, identity: string): Promise<Buffer> {
  const found = await target.read(name);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity.trim());
  try {
    return await promisify(gunzip)(await decrypter.decrypt(found?.bytes ?? Buffer.alloc(0)));
  } catch (cause) {
    throw new AppError('konflikt', `${name} is missing or was altered. Nothing was changed.`, { cause });
  }
}

/** PostgreSQL's file name of the WAL segment with this position. */
function nameSegment(timeline: number, lsn: bigint, size: bigint): string {
  const segment = lsn / size;
  const perName = 0x100000000n / size;
  return hex(BigInt(timeline), 8) + hex(segment / perName, 8) + hex(segment % perName, 8);
}

interface Order {
  stuecke: Reach['stuecke'];
  identity: string;
  /** First position to write; the backup contains everything before it. */
  ab: bigint;
  /** Bytes per WAL file. */
  segment: number;
  folder: string;
}

/** Decrypts the pieces and writes them into the folder as WAL files. Throws a readable error if a byte was changed. */
export async function fetchPieces(
  target: Objects,
  { stuecke: pieces, identity, ab: from, segment, folder }: Order,
): Promise<void> {
  const size = BigInt(segment);
  for (const { name, von: startingAt, zeitleiste: timeline } of pieces) {
    const bytes = await decrypt(target, name, identity);
    for (let at = startingAt < from ? from : startingAt; at < startingAt + BigInt(bytes.length); ) {
      const inFile = at % size;
      const rest = bytes.subarray(Number(at - startingAt)).subarray(0, Number(size - inFile));
      const file = await open(join(folder, nameSegment(timeline, at, size)), 'a', 0o600);
      await file.close();
      const target = await open(join(folder, nameSegment(timeline, at, size)), 'r+');
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
