import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text file, at the highest level: they are read many times. */
export async function precompress(dir: string): Promise<void> {
  const files = await fs.readdir(dir, { recursive: true });
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const location = path.join(dir, file);
        const content = await fs.readFile(location);
        const params = {
          [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        await Promise.all([
          fs.writeFile(`${location}.br`, await brotli(content, { params })),
          fs.writeFile(`${location}.gz`, await gzip(content, { level: 9 })),
        ]);
      }),
  );
}
