import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'docs/betrieb');
const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');

/** All sources of a workspace in one text. */
function readSources(folder: string): string {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => read(folder, file))
    .join('\n');
}

it('sets nothing that no process reads', () => {
  const sources = [read('shell/src/server/config.ts'), read('api/src/kern/betrieb/config.ts')].join('\n');
  const names = [...read('docs/betrieb/gemeinde.env').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(15);
  const stores = ['FILES_S3', 'RELEASES_S3', 'SICHERUNG_S3'].flatMap((name) => [`${name}_KEY`, `${name}_SECRET`]);
  const known = (name: string) => sources.includes(`${name}:`) || stores.includes(name) || name === 'NODE_ENV';
  expect(names.filter((name) => !known(name))).toEqual([]);
});

it('watches nothing that nobody tells, and says what to do about every alarm', () => {
  const rules = read('docs/betrieb/alarme.yml');
  const sources = readSources('shell/src') + readSources('api/src');
  const figures = new Set([...rules.matchAll(/gemeinde_[a-z_]+/g)].map(([name]) => name.replace(/_count$/, '')));
  expect([...figures].filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
  const alarms = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  const help = [...read('docs/betrieb.md').matchAll(/^### (\w+)\n\n1\. .+\n(?: .+\n)*2\. .+\n(?: .+\n)*3\. /gm)];
  expect(help.map(([, name]) => name)).toEqual(alarms);
});

it('starts what is built, and names every file', () => {
  const page = read('docs/betrieb.md');
  for (const file of readdirSync(FOLDER)) {
    const isNamed = page.includes(file) || (file.endsWith('.service') && page.includes('docs/betrieb/*.service'));
    expect([file, isNamed]).toEqual([file, true]);
  }
  const starts = ['gemeinde-api', 'gemeinde-shell'].map(
    (name) => /^ExecStart=.* (\S+\.mjs)$/m.exec(read(`docs/betrieb/${name}.service`))?.[1],
  );
  const scripts = read('shell/cli/start.mjs');
  for (const start of starts) expect(scripts).toContain(`'${start}'`);
});
