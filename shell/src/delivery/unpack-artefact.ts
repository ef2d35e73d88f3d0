/**
 * Reads an artefact from a stream into a folder. Nothing in it is trusted: every name, type, size and hash is checked.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Handover, handoverSchema } from '@gm/shared/build/handover';
import { ARTEFACT_HEAD } from '@gm/shared/build/pack-artefact';
import { type Signature, signatureSchema } from '@gm/shared/build/signature';
import { type Release, releaseSchema } from '@gm/shared/contract/release';
import { type Entry, extract } from 'tar-stream';
import type { z } from 'zod';
import { Refusal } from '../store/refusal.ts';

export interface ArtefactLimits {
  /** Limit of compressed bytes. */
  packed: number;
  /** Limit of the bytes of all files. */
  unpacked: number;
}

export const LIMITS: ArtefactLimits = { packed: 32 * 2 ** 20, unpacked: 64 * 2 ** 20 };
const HEAD_BYTES = 2 ** 20;
/** A plain file in `client/` or `server/`, or next to them; no parent folders, hidden files or absolute paths. */
const FILE_NAME = /^(?:(?:client|server)\/)?(?:[\w@+-][\w.@+-]*\/)*[\w@+-][\w.@+-]*$/;

export interface Head {
  release: Release;
  /** The bytes of `release.json`, which are signed. */
  releaseBytes: Buffer;
  signature: Signature | null;
  handover: Handover | null;
}

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;

function limitBytes(limit: number, what: string): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > limit) done(new Refusal(`the file is larger than ${megabytes(limit)}${what}`));
      else done(null, chunk);
    },
  });
}

async function readHead(entry: Entry): Promise<Buffer> {
  if ((entry.header.size ?? 0) > HEAD_BYTES)
    throw new Refusal(`${entry.header.name} is larger than ${megabytes(HEAD_BYTES)}`);
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function parseHead<T extends z.ZodType>(name: string, content: Buffer, schema: T): z.output<T> {
  try {
    return schema.parse(JSON.parse(content.toString()));
  } catch {
    throw new Refusal(`${name} is not what it should be`);
  }
}

/** Everything before the first file. */
class HeadReader {
  readonly #contents = new Map<string, Buffer>();

  has(name: string): boolean {
    return this.#contents.has(name);
  }

  async take(entry: Entry): Promise<void> {
    this.#contents.set(entry.header.name, await readHead(entry));
  }

  finish(): Head {
    const [releaseName, signatureName, handoverName] = ARTEFACT_HEAD;
    const releaseBytes = this.#contents.get(releaseName);
    if (!releaseBytes) throw new Refusal('release.json does not come first');
    const signature = this.#contents.get(signatureName);
    const handover = this.#contents.get(handoverName);
    return {
      release: parseHead(releaseName, releaseBytes, releaseSchema),
      releaseBytes,
      signature: signature ? parseHead(signatureName, signature, signatureSchema) : null,
      handover: handover ? parseHead(handoverName, handover, handoverSchema) : null,
    };
  }
}

async function takeFile(entry: Entry, dir: string, { release }: Head): Promise<void> {
  const { name } = entry.header;
  const listed = Object.hasOwn(release.files, name) ? release.files[name] : undefined;
  if (!listed) throw new Refusal(`file not listed: ${name}`);
  if (entry.header.size !== listed.size) throw new Refusal(`file changed: ${name}`);
  const location = path.join(dir, name);
  fs.mkdirSync(path.dirname(location), { recursive: true });
  const hash = createHash('sha384');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(entry, hashing, fs.createWriteStream(location, { flags: 'wx' }));
  if (`sha384-${hash.digest('base64')}` !== listed.integrity) throw new Refusal(`file changed: ${name}`);
}

/** Explains errors of zlib and tar for a broken connection. */
function explainStream(fault: unknown): unknown {
  const { code, message = '' } = fault as NodeJS.ErrnoException;
  if (
    code === 'Z_BUF_ERROR' ||
    code === 'ECONNRESET' ||
    /unexpected end of data|premature close|aborted/i.test(message)
  )
    return new Refusal('the file is cut off');
  if (code?.startsWith('Z_') || /invalid tar header/i.test(message)) return new Refusal('this is no artefact');
  return fault;
}

/**
 * @param judge called with the artefact's head before any file is kept; throws to refuse it
 * @returns the head; every listed file is then in `dir` with its declared hash
 */
export async function unpackArtefact(
  source: Readable,
  dir: string,
  judge: (head: Head) => void,
  limits: ArtefactLimits = LIMITS,
): Promise<Head> {
  const archive = extract();
  let cause: unknown;
  const flow = pipeline(
    source,
    limitBytes(limits.packed, ''),
    createGunzip(),
    limitBytes(limits.unpacked, ' unpacked'),
    archive,
  ).catch((fault: unknown) => {
    cause ??= fault;
  });
  const reader = new HeadReader();
  let head: Head | null = null;
  const seen = new Set<string>();
  const begin = (): Head => {
    const finished = reader.finish();
    judge(finished);
    fs.writeFileSync(path.join(dir, 'release.json'), finished.releaseBytes);
    if (finished.signature) fs.writeFileSync(path.join(dir, 'signature.json'), JSON.stringify(finished.signature));
    return finished;
  };
  try {
    for await (const entry of archive) {
      const { name, type } = entry.header;
      if (name.length > 200 || !FILE_NAME.test(name)) throw new Refusal(`file name not allowed: ${name.slice(0, 200)}`);
      if (type !== 'file') throw new Refusal(`${name} is a ${type}; only files may be in an artefact`);
      if (seen.has(name)) throw new Refusal(`${name} is in it twice`);
      seen.add(name);
      if (!head && ARTEFACT_HEAD.some((known) => known === name)) await reader.take(entry);
      else {
        head ??= begin();
        await takeFile(entry, dir, head);
      }
    }
  } catch (fault) {
    source.destroy();
    await flow;
    throw explainStream(cause instanceof Refusal ? cause : fault);
  }
  await flow;
  if (cause) throw explainStream(cause);
  head ??= begin();
  for (const file of Object.keys(head.release.files)) if (!seen.has(file)) throw new Refusal(`file missing: ${file}`);
  return head;
}
