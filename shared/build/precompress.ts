import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const unpackBrotli = promisify<zlib.InputType, Buffer>(zlib.brotliDecompress);
const unpackGzip = promisify<zlib.InputType, Buffer>(zlib.gunzip);
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest)$/;

type Packed = [br: Buffer, gz: Buffer];

function pack(content: Buffer): Promise<Packed> {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return Promise.all([brotli(content, { params }), gzip(content, { level: 9 })]);
}

/** The earlier compressed version of the same file; null if it is for another file or damaged. */
async function findPacked(location: string, content: Buffer): Promise<Packed | null> {
  try {
    const [br, gz] = await Promise.all([fs.readFile(`${location}.br`), fs.readFile(`${location}.gz`)]);
    const unpacked = await Promise.all([unpackBrotli(br), unpackGzip(gz)]);
    return unpacked.every((bytes) => bytes.equals(content)) ? [br, gz] : null;
  } catch {
    return null;
  }
}

/**
 * Writes a `.br` and a `.gz` file next to a file at the highest level, because it is read often.
 * @param before an earlier version: its compressed files are reused if it is the same, since decompressing to compare
 * is a hundred times faster
 */
export async function precompressFile(location: string, before?: string): Promise<void> {
  const content = await fs.readFile(location);
  const known = before === undefined ? null : await findPacked(before, content);
  const [br, gz] = known ?? (await pack(content));
  await Promise.all([fs.writeFile(`${location}.br`, br), fs.writeFile(`${location}.gz`, gz)]);
}

/**
 * Compresses every text file of a folder.
 * @param before folder of an earlier build
 */
export async function precompress(dir: string, before?: string): Promise<void> {
  const files = await fs.readdir(dir, { recursive: true });
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map((file) => precompressFile(path.join(dir, file), before && path.join(before, file))),
  );
}
