import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isSource, type Watch, watchSources } from './watch-sources.ts';

let folder: string;
let watch: Watch;
const onSave = vi.fn();
beforeEach(async () => {
  onSave.mockReset();
  folder = fs.mkdtempSync(path.join(tmpdir(), 'watch-'));
  fs.mkdirSync(path.join(folder, 'src/dist'), { recursive: true });
  for (const name of ['a.ts', 'b.ts']) fs.writeFileSync(path.join(folder, 'src', name), '0');
  watch = watchSources([folder], onSave);
  await watch.ready;
});
afterEach(async () => {
  await watch.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Ways in which editors save files. */
const WAYS: Record<string, (file: string, text: string) => void> = {
  'by writing into it': (file, text) => fs.writeFileSync(file, text),
  'by a new file in its place': (file, text) => {
    fs.writeFileSync(`${file}~`, text);
    fs.renameSync(`${file}~`, file);
  },
  'by moving the old one away': (file, text) => {
    fs.renameSync(file, `${file}.old`);
    fs.writeFileSync(file, text);
    fs.rmSync(`${file}.old`);
  },
  'by deleting it first': (file, text) => {
    fs.rmSync(file);
    fs.writeFileSync(file, text);
  },
};

it.each(Object.keys(WAYS))('reports every save of a file %s', async (way) => {
  const file = path.join(folder, 'src/a.ts');
  let built = '';
  onSave.mockImplementation(() => {
    built = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  });
  for (let save = 1; save <= 20; save += 1) {
    WAYS[way]?.(file, String(save));
    await expect.poll(() => built, { timeout: 5000, interval: 20 }).toBe(String(save));
  }
});

it('reports files in new folders', async () => {
  fs.mkdirSync(path.join(folder, 'src/neu'));
  fs.writeFileSync(path.join(folder, 'src/neu/c.ts'), 'x');
  await expect.poll(() => onSave.mock.calls.length, { timeout: 5000 }).toBeGreaterThan(0);
});

it.each([
  ['src/a.ts', true],
  ['src/distanz/a.ts', true],
  ['dist/client/x.js', false],
  ['node_modules/x/index.js', false],
  ['src/a.test.tsx', false],
  ['src/.a.ts.swp', false],
])('decides whether %s is built: %s', (file, expected) => {
  expect(isSource(file)).toBe(expected);
});
