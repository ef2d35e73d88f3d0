import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Decrypter, Encrypter } from 'age-encryption';

/** Of the format (https://age-encryption.org/v1): bytes of a piece, of its seal, and of what the key is drawn from. */
const CHUNK = 64 * 1024;
const TAG = 16;
const NONCE = 16;
const CIPHER = 'chacha20-poly1305';
const SEAL = { authTagLength: TAG } as const;
/** A header has one line for each key it was made for. */
const HEADER_LIMIT = 64 * 1024;
const HEADER_END = /\n--- \S+\n/;

interface Piece {
  bytes: Buffer;
  nonce: Buffer;
}

/** Cuts into pieces, numbered; the last one is marked, so that nobody can cut something off. */
async function* cutPieces(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Piece> {
  let rest: Buffer = Buffer.alloc(0);
  let number = 0n;
  const take = (bytes: Buffer, isLast: boolean): Piece => {
    const nonce = Buffer.alloc(12);
    nonce.writeBigUInt64BE(number, 3);
    nonce[11] = isLast ? 1 : 0;
    number += 1n;
    return { bytes, nonce };
  };
  for await (const chunk of source) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    let at = 0;
    // What is as long as a piece may be the last one.
    for (; rest.length - at > size; at += size) yield take(rest.subarray(at, at + size), false);
    rest = rest.subarray(at);
  }
  yield take(rest, true);
}

const deriveKey = (fileKey: Uint8Array, nonce: Uint8Array) =>
  Buffer.from(hkdfSync('sha256', fileKey, nonce, 'payload', 32));

/** The header is the library's; the key in it is shown to a recipient that writes nothing down. */
async function makeHeader(empfaenger: string): Promise<{ header: Uint8Array; fileKey: Uint8Array }> {
  let fileKey: Uint8Array = new Uint8Array();
  const encrypter = new Encrypter();
  encrypter.addRecipient(empfaenger);
  encrypter.addRecipient({
    wrapFileKey(key) {
      fileKey = key;
      return [];
    },
  });
  const empty = await encrypter.encrypt(new Uint8Array());
  return { header: empty.subarray(0, empty.length - NONCE - TAG), fileKey };
}

/**
 * Encrypts for a public key, in age's format. Its library does a twentieth of the bytes a second that Node's own cipher
 * does, and makes the header alone here.
 */
export async function* encryptStrom(empfaenger: string, plain: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const { header, fileKey } = await makeHeader(empfaenger);
  const drawn = randomBytes(NONCE);
  yield Buffer.concat([header, drawn]);
  const key = deriveKey(fileKey, drawn);
  for await (const { bytes, nonce } of cutPieces(plain, CHUNK)) {
    const cipher = createCipheriv(CIPHER, key, nonce, SEAL);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

async function readHeader(source: AsyncIterator<Uint8Array>): Promise<{ header: Buffer; rest: Buffer }> {
  let bytes: Buffer = Buffer.alloc(0);
  for (;;) {
    const end = HEADER_END.exec(bytes.subarray(0, HEADER_LIMIT).toString('latin1'));
    const length = end ? end.index + end[0].length : 0;
    if (length > 0 && bytes.length >= length + NONCE)
      return { header: bytes.subarray(0, length), rest: bytes.subarray(length) };
    const next = await source.next();
    if (next.done || bytes.length > HEADER_LIMIT) throw new Error('not a file of age');
    bytes = Buffer.concat([bytes, next.value]);
  }
}

/** Decrypts what age has encrypted. Throws for another key, a changed byte, an end that is missing. */
export async function* decryptStrom(identity: string, sealed: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const source = sealed[Symbol.asyncIterator]();
  const { header, rest } = await readHeader(source);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const key = deriveKey(await decrypter.decryptHeader(header), rest.subarray(0, NONCE));
  async function* readOn() {
    yield rest.subarray(NONCE);
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
  }
  for await (const { bytes, nonce } of cutPieces(readOn(), CHUNK + TAG)) {
    if (bytes.length < TAG) throw new Error('the end is missing');
    const decipher = createDecipheriv(CIPHER, key, nonce, SEAL);
    decipher.setAuthTag(bytes.subarray(-TAG));
    yield Buffer.concat([decipher.update(bytes.subarray(0, -TAG)), decipher.final()]);
  }
}

/** The same for what is in memory as a whole. */
export async function readWhole(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
