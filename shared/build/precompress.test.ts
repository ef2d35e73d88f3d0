import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { precompress } from './precompress.ts';

describe('files are compressed once', () => {
  let root: string;
  let now: string;
  let before: string;
  const lay = (dir: string, files: Record<string, string>) => {
    fs.mkdirSync(dir);
    for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(dir, name), text);
  };
  const read = (dir: string, name: string) => fs.readFileSync(path.join(dir, name));
  const unpack = (name: string) => [
    String(zlib.brotliDecompressSync(read(now, `${name}.br`))),
    String(zlib.gunzipSync(read(now, `${name}.gz`))),
  ];
  beforeEach(async () => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'packed-'));
    [now, before] = [path.join(root, 'now'), path.join(root, 'before')];
    lay(before, { 'same.js': 'a'.repeat(500), 'other.js': 'b', 'broken.js': 'c', 'wrong.css': 'd' });
    await precompress(before);
    lay(now, { 'same.js': 'a'.repeat(500), 'other.js': 'new', 'broken.js': 'c', 'wrong.css': 'd', 'more.css': 'e' });
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  it('an unchanged file keeps its earlier compressed version', async () => {
    // A different quality, to recognise the earlier result.
    const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 0 };
    fs.writeFileSync(path.join(before, 'same.js.br'), zlib.brotliCompressSync('a'.repeat(500), { params }));
    await precompress(now, before);
    expect(read(now, 'same.js.br')).toEqual(read(before, 'same.js.br'));
    expect(unpack('same.js')).toEqual(Array(2).fill('a'.repeat(500)));
  });

  it('a changed, damaged, wrong or new file is compressed', async () => {
    fs.writeFileSync(path.join(before, 'broken.js.br'), 'x');
    fs.copyFileSync(path.join(before, 'same.js.gz'), path.join(before, 'wrong.css.gz'));
    await precompress(now, before);
    for (const [name, text] of Object.entries({
      'other.js': 'new',
      'broken.js': 'c',
      'wrong.css': 'd',
      'more.css': 'e',
    }))
      expect(unpack(name), name).toEqual([text, text]);
  });

  it('a missing earlier folder costs only time', async () => {
    await precompress(now, path.join(root, 'none'));
    expect(unpack('same.js')).toEqual(Array(2).fill('a'.repeat(500)));
  });
});
