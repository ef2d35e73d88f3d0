import { chmod, cp, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { openDatabase } from './open-database.ts';

const template = inject('vorlage');
let root: string;
let before: number;

beforeEach(async () => {
  before = process.umask(0o022);
  root = await mkdtemp(join(tmpdir(), 'ordner-'));
});
afterEach(async () => {
  process.umask(before);
  await rm(root, { recursive: true });
});

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** All paths at or below `path` that others may read, write or enter. */
async function listOpen(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => !entry.isSymbolicLink()).map((entry) => join(entry.parentPath, entry.name));
  const modes = await Promise.all([path, ...paths].map(async (one) => [one, (await stat(one)).mode & 0o077] as const));
  return modes.filter(([, mode]) => mode !== 0).map(([one]) => one);
}

const server = template.art === 'postgres' ? { DATABASE_URL: `${template.url}/postgres` } : {};
const open = (dataDir: string) => openDatabase({ ...server, DATABASE_POOL: 2, DATA_DIR: dataDir });

/** Creating a database takes seconds, so tests copy one. */
async function copyDatabase(dataDir: string): Promise<void> {
  if (template.art === 'pglite') await cp(template.folder, dataDir, { recursive: true });
  for (const path of await listFiles(dataDir)) await chmod(path, 0o666);
}

it('restricts a new data folder and files written there to their owner', async () => {
  const dataDir = join(root, 'neu');
  const { close } = await open(dataDir);
  await mkdir(join(dataDir, 'uploads'));
  await writeFile(join(dataDir, 'uploads', 'bild.jpg'), '');
  await close();
  expect(await listOpen(dataDir)).toEqual([]);
});

it('restricts an existing folder, without following links', async () => {
  const dataDir = join(root, 'alt');
  const elsewhere = join(root, 'anderswo');
  await mkdir(elsewhere);
  await writeFile(join(elsewhere, 'fremd.txt'), '');
  await mkdir(join(dataDir, 'uploads'), { recursive: true });
  await writeFile(join(dataDir, 'uploads', 'bild.jpg'), '');
  await copyDatabase(dataDir);
  await symlink(elsewhere, join(dataDir, 'verweis'));
  await open(dataDir).then(({ close }) => close());
  expect(await listOpen(dataDir)).toEqual([]);
  expect(await listOpen(elsewhere)).toHaveLength(2);
});

it('leaves shared folders of the machine accessible', async () => {
  await copyDatabase(root);
  await chmod(root, 0o1777);
  await open(root).then(({ close }) => close());
  expect((await stat(root)).mode & 0o7777).toBe(0o1777);
});
