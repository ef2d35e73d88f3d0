import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

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

it('names every setting where an operator looks', () => {
  const sources = [read('shell/src/server/config.ts'), read('api/src/kern/betrieb/config.ts')].join('\n');
  const settings = [...sources.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name);
  expect(settings.length).toBeGreaterThan(80);
  const table = read('README.md').split('## Configuration')[1] ?? '';
  // For whoever works on the site.
  const own = ['HOT_RELOAD'];
  expect(settings.filter((name) => !table.includes(`\`${name}`) && !own.includes(name))).toEqual([]);
});

it('sets nothing in containers that no process reads, and gives secrets by file', () => {
  const sources = [read('shell/src/server/config.ts'), read('api/src/kern/betrieb/config.ts')].join('\n');
  const compose = parse(read('docs/betrieb/compose.yaml'), { merge: true });
  const services = Object.entries<{ image: string; environment?: Record<string, string>; secrets?: string[] }>(
    compose.services,
  ).filter(([, { image }]) => image === 'gemeinde');
  expect(services.map(([name]) => name)).toEqual(['api-eins', 'api-zwei', 'shell-eins', 'shell-zwei']);
  for (const [, { environment = {}, secrets = [] }] of services) {
    const names = Object.keys(environment).map((name) => name.replace(/_FILE$/, ''));
    const isKnown = (name: string) =>
      sources.includes(`${name}:`) ||
      /^(RELEASES|FILES)_S3_(KEY|SECRET)$/.test(name) ||
      ['HEALTH', 'API_URL'].includes(name);
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
    expect(names).not.toContain('RELEASES_S3_SECRET=');
    const files = Object.entries(environment).filter(([name]) => name.endsWith('_FILE'));
    expect(files.length).toBeGreaterThan(1);
    for (const [, file] of files) expect(secrets).toContain(basename(file));
  }
  for (const secret of Object.keys(compose.secrets)) expect(compose.secrets[secret].file).toBe(`geheimnisse/${secret}`);
  const image = read('docs/betrieb/Containerfile');
  for (const line of ['USER 10001:10001', 'HEALTHCHECK', 'VOLUME /var/lib/gemeinde']) expect(image).toContain(line);
  // Buildah leaves the health check out of its own format.
  expect(read('docs/betrieb/abbild.sh')).toContain('buildah build -q --format docker');
});

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: {
    selector?: { app?: string; matchLabels?: { app: string } };
    template?: { metadata: { labels: { app: string } }; spec: { containers: { env?: { name: string }[] }[] } };
  };
}

it('hands Kubernetes what its schemas take, with settings that are read and services that find their pods', () => {
  const manifests = parseAllDocuments(read('docs/betrieb/kubernetes.yaml')).map((one) => one.toJS() as Manifest);
  const load = createRequire(import.meta.url);
  const validate = (manifest: Manifest) => {
    const models = load(`kubernetes-models/${manifest.apiVersion}/${manifest.kind}`);
    new models[manifest.kind](manifest).validate();
  };
  for (const manifest of manifests) validate(manifest);
  const [deployment] = manifests.filter(({ kind }) => kind === 'Deployment');
  expect(() => validate({ ...deployment, spec: { replicas: 'two' } } as never)).toThrow('replicas must be integer');

  const pods = manifests.flatMap(({ spec }) => spec?.template ?? []);
  expect(pods.map(({ metadata }) => metadata.labels.app)).toEqual(['gemeinde-api', 'gemeinde-shell']);
  const apps = pods.map(({ metadata }) => metadata.labels.app);
  for (const { spec } of manifests)
    if (spec?.selector) expect(apps).toContain(spec.selector.app ?? spec.selector.matchLabels?.app);
  const sources = [read('shell/src/server/config.ts'), read('api/src/kern/betrieb/config.ts')].join('\n');
  const names = [
    ...manifests.flatMap(({ data = {} }) => Object.keys(data)),
    ...pods.flatMap(({ spec }) => spec.containers.flatMap(({ env = [] }) => env.map(({ name }) => name))),
  ].map((name) => name.replace(/_FILE$/, ''));
  const isKnown = (name: string) => sources.includes(`${name}:`) || /^(RELEASES|FILES)_S3_(KEY|SECRET)$/.test(name);
  expect(names.filter((name) => !isKnown(name) && name !== 'API_URL')).toEqual([]);
});

it('shows nothing that nobody tells', () => {
  const sources = readSources('shell/src') + readSources('api/src');
  const { panels } = JSON.parse(read('docs/betrieb/uebersicht.json')) as { panels: { targets: { expr: string }[] }[] };
  const text = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
  const figures = new Set(
    [...text.matchAll(/gemeinde_[a-z_]+/g)].map(([name]) => name.replace(/_(count|bucket)$/, '')),
  );
  expect([...figures].filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
  expect(figures.size).toBeGreaterThan(10);
});

it('passes by no cookie at the edge that makes a page somebody’s', () => {
  const passed = /\(\^\|; \*\)\(([a-zA-Z|]+)\)=/.exec(read('docs/betrieb/edge.vcl'))?.[1]?.split('|') ?? [];
  const tokens = [...read('shared/regeln/zugaenge.ts').matchAll(/cookie: '(\w+)'/g)].map(([, name]) => name);
  const drawn = /const NAME = '(\w+)'/.exec(read('shell/src/server/canary-choice.ts'))?.[1];
  const grenzen = /const PARAMETER = '(\w+)'/.exec(read('shell/src/werkzeuge/choose-grenzen.ts'))?.[1];
  expect(passed).toEqual([...tokens, drawn, grenzen]);
});

it('goes back to the version before by one command', () => {
  const home = mkdtempSync(join(tmpdir(), 'erneuern-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const bin = join(home, 'bin');
  mkdirSync(bin);
  const log = join(home, 'log');
  for (const name of ['systemctl', 'curl', 'git', 'npm'])
    writeFileSync(join(bin, name), `#!/bin/sh\necho ${name} "$@" >> ${log}\n`, { mode: 0o755 });
  for (const version of ['1', '2']) {
    mkdirSync(join(home, 'versionen', version), { recursive: true });
    writeFileSync(join(home, 'versionen', version, '.fertig'), '');
  }
  symlinkSync(join(home, 'versionen/1'), join(home, 'aktuell'));
  const run = (argument: string) =>
    spawnSync('sh', [join(FOLDER, 'erneuern.sh'), argument], {
      env: { PATH: `${bin}:${process.env.PATH}`, GEMEINDE_HOME: home },
      encoding: 'utf8',
    });
  const current = () => basename(readlinkSync(join(home, 'aktuell')));
  expect(run('zurueck').stderr).toContain('no version before');
  expect([run('2').status, current()]).toEqual([0, '2']);
  expect([run('zurueck').status, current()]).toEqual([0, '1']);
  expect([run('zurueck').status, current()]).toEqual([0, '2']);
  const restarts = readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('systemctl'));
  expect(restarts.slice(0, 3)).toEqual([
    'systemctl restart gemeinde-api',
    'systemctl restart gemeinde-shell',
    'systemctl try-restart gemeinde-protokoll',
  ]);
  // Every unit of the folder is renewed.
  const units = readdirSync(FOLDER).filter((file) => file.endsWith('.service'));
  for (const unit of units) expect(restarts.slice(0, 3).join()).toContain(basename(unit, '.service'));
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
