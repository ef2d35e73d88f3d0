import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'docs/operations');
const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');

/** All sources of a workspace, concatenated. */
function readSources(folder: string): string {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => read(folder, file))
    .join('\n');
}

it('sets no variable that no process reads', () => {
  const sources = [read('shell/src/server/config.ts'), read('api/src/core/platform/config/config.ts')].join('\n');
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.env'));
  const texts = files.map((file) => read('docs/operations', file)).join('\n');
  const names = [...texts.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(15);
  const stores = ['FILES_S3', 'RELEASES_S3', 'BACKUP_S3'].flatMap((name) => [`${name}_KEY`, `${name}_SECRET`]);
  const known = (name: string) => sources.includes(`${name}:`) || stores.includes(name) || name === 'NODE_ENV';
  expect(names.filter((name) => !known(name))).toEqual([]);
});

it('documents every setting for operators', () => {
  const sources = [read('shell/src/server/config.ts'), read('api/src/core/platform/config/config.ts')].join('\n');
  const settings = [...sources.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name);
  expect(settings.length).toBeGreaterThan(80);
  const table = read('docs/configuration.md');
  // For developers only.
  const own = ['HOT_RELOAD'];
  expect(settings.filter((name) => !table.includes(`\`${name}\``) && !own.includes(name))).toEqual([]);
});

it('sets no variable in containers that no process reads, and passes secrets by file', () => {
  const sources = [read('shell/src/server/config.ts'), read('api/src/core/platform/config/config.ts')].join('\n');
  const compose = parse(read('docs/operations/compose.yaml'), { merge: true });
  const services = Object.entries<{ image: string; environment?: Record<string, string>; secrets?: string[] }>(
    compose.services,
  ).filter(([, { image }]) => image === 'gemeinde');
  expect(services.map(([name]) => name)).toEqual(['api-one', 'api-two', 'shell-one', 'shell-two', 'backup']);
  for (const [, { environment = {}, secrets = [] }] of services) {
    const names = Object.keys(environment).map((name) => name.replace(/_FILE$/, ''));
    const isKnown = (name: string) =>
      sources.includes(`${name}:`) ||
      /^(RELEASES|FILES|BACKUP)_S3_(KEY|SECRET)$/.test(name) ||
      ['HEALTH', 'API_URL'].includes(name);
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
    expect(names).not.toContain('RELEASES_S3_SECRET=');
    const files = Object.entries(environment).filter(([name]) => name.endsWith('_FILE'));
    expect(files.length).toBeGreaterThan(1);
    for (const [, file] of files) expect(secrets).toContain(basename(file));
  }
  for (const secret of Object.keys(compose.secrets)) expect(compose.secrets[secret].file).toBe(`secrets/${secret}`);
  const image = read('docs/operations/Containerfile');
  for (const line of ['USER 10002:10002', 'HEALTHCHECK', 'VOLUME ["/var/lib/gemeinde", "/var/lib/gemeinde-shell"]'])
    expect(image).toContain(line);
  // Buildah omits the health check from its default format.
  expect(read('docs/operations/image.sh')).toContain('buildah build -q --format docker');
});

it('removes only packages from the image that no built program imports', () => {
  const [, list = ''] = /rm -r ([^&]*)&&/.exec(read('docs/operations/Containerfile')) ?? [];
  const removed = list.split(/[\s\\]+/).filter(Boolean);
  expect(removed.length).toBeGreaterThan(5);
  for (const folder of ['api/dist', 'shell/dist/server'])
    for (const file of readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.mjs')))
      for (const [, name = ''] of read(folder, file).matchAll(/^import .*from ["']([^"'.]+)["'];?$/gm))
        expect(
          removed.filter((pattern) => name.startsWith(pattern.replace('*', ''))),
          name,
        ).toEqual([]);
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

it('generates Kubernetes manifests that match the schemas, with settings that are read and services that select their pods', () => {
  const manifests = parseAllDocuments(read('docs/operations/kubernetes.yaml')).map((one) => one.toJS() as Manifest);
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
  const sources = [read('shell/src/server/config.ts'), read('api/src/core/platform/config/config.ts')].join('\n');
  const names = [
    ...manifests.flatMap(({ data = {} }) => Object.keys(data)),
    ...pods.flatMap(({ spec }) => spec.containers.flatMap(({ env = [] }) => env.map(({ name }) => name))),
  ].map((name) => name.replace(/_FILE$/, ''));
  const isKnown = (name: string) => sources.includes(`${name}:`) || /^(RELEASES|FILES)_S3_(KEY|SECRET)$/.test(name);
  expect(names.filter((name) => !isKnown(name) && name !== 'API_URL')).toEqual([]);
});

it('shows only metrics that exist', () => {
  const sources = readSources('shell/src') + readSources('api/src');
  const { panels } = JSON.parse(read('docs/operations/dashboard.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const text = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
  const figures = new Set(
    [...text.matchAll(/gemeinde_[a-z_]+/g)].map(([name]) => name.replace(/_(count|bucket)$/, '')),
  );
  expect([...figures].filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
  expect(figures.size).toBeGreaterThan(10);
});

it('bypasses the edge cache for every cookie that personalises a page', () => {
  const passed = /\(\^\|; \*\)\(([a-zA-Z|]+)\)=/.exec(read('docs/operations/edge.vcl'))?.[1]?.split('|') ?? [];
  const tokens = [...read('shared/rules/accesses.ts').matchAll(/cookie: '(\w+)'/g)].map(([, name]) => name);
  const drawn = /const NAME = '(\w+)'/.exec(read('shell/src/serve/canary/canary-choice.ts'))?.[1];
  const limits = /const PARAMETER = '(\w+)'/.exec(read('shell/src/boundaries/choose-limits.ts'))?.[1];
  expect(passed).toEqual([...tokens, drawn, limits]);
});

/** A machine with versions 1 (running) and 2, and commands that only write down that they were called. */
function prepareMachine() {
  const home = mkdtempSync(join(tmpdir(), 'update-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const bin = join(home, 'bin');
  mkdirSync(bin);
  const log = join(home, 'log');
  const write = (name: string, rest = '') =>
    writeFileSync(join(bin, name), `#!/bin/sh\necho ${name} "$@" >> ${log}\n${rest}\n`, { mode: 0o755 });
  for (const name of ['systemctl', 'chown', 'setpriv']) write(name);
  write('git', 'case "$*" in *rev-parse*) exit 1 ;; *clone*) for last; do :; done; mkdir -p "$last" ;; esac');
  write('curl', `[ ! -e "${home}/current/.broken" ]`);
  write(
    'npm',
    `env > ${home}/env; case "$*" in *save*) touch "$6" ;; "run -s build") [ ! -e "${home}/refuse" ] ;; esac`,
  );
  for (const [index, version] of ['1', '2'].entries()) {
    mkdirSync(join(home, 'versions', version), { recursive: true });
    const done = join(home, 'versions', version, '.done');
    writeFileSync(done, '');
    utimesSync(done, 1_000 + index, 1_000 + index);
  }
  symlinkSync(join(home, 'versions/1'), join(home, 'current'));
  function runScript(script: string, ...words: string[]) {
    rmSync(log, { force: true });
    const env = {
      PATH: `${bin}:${process.env.PATH}`,
      GEMEINDE_HOME: home,
      GEMEINDE_ETC: home,
      GEMEINDE_PATIENCE: '1',
    };
    const { status, stderr } = spawnSync('sh', [join(FOLDER, script), ...words], { env, encoding: 'utf8' });
    return { status, stderr, lines: readFileSync(log, { encoding: 'utf8', flag: 'a+' }).trimEnd().split('\n') };
  }
  return {
    home,
    current: () => basename(readlinkSync(join(home, 'current'))),
    runScript,
    run(argument: string) {
      const { lines, ...rest } = runScript('update.sh', argument);
      return { ...rest, lines: lines.filter((line) => /^(npm|systemctl)/.test(line)) };
    },
  };
}

it('updates api and shell before their modules, and rolls all back with one command', () => {
  const { home, run, current } = prepareMachine();
  const [one, two] = ['1', '2'].map((version) => join(home, 'versions', version, '.modules'));
  expect(run('back').stderr).toContain('no version before');
  const restarts = ['gemeinde-api', 'gemeinde-shell'].map((unit) => `systemctl restart ${unit}`);
  const change = [...restarts, 'systemctl try-restart gemeinde-log'];
  const update = run('2');
  expect(update).toMatchObject({
    status: 0,
    lines: [`npm run -s releases -- save ${one}`, ...change, 'npm run -s build'],
  });
  expect(current()).toBe('2');
  // Earlier modules run on a later shell, so they change first on the way back, and last on the way forth.
  const back = [`npm run -s releases -- save ${two}`, `npm run -s releases -- set ${one}`, ...change];
  expect(run('back')).toMatchObject({ status: 0, lines: back });
  expect(current()).toBe('1');
  const forth = [`npm run -s releases -- save ${one}`, ...change, `npm run -s releases -- set ${two}`];
  expect(run('back')).toMatchObject({ status: 0, lines: forth });
  expect(current()).toBe('2');
  // The deployment restarts every unit that keeps running.
  const units = readdirSync(FOLDER).filter(
    (file) => file.endsWith('.service') && read('docs/operations', file).includes('Restart=always'),
  );
  expect(units).toHaveLength(3);
  for (const unit of units) expect(change.join()).toContain(basename(unit, '.service'));
});

it('runs commands of releases as root with the settings of the shell, all others as the user of the api', () => {
  const { home, runScript } = prepareMachine();
  const write = (part: string, lines: string[]) => writeFileSync(join(home, `${part}.env`), `${lines.join('\n')}\n`);
  const releases = join(home, 'releases');
  mkdirSync(releases);
  write('gemeinde', ['NODE_ENV=production']);
  write('gemeinde-shell', ['DATA_DIR=/shell', `RELEASES_DIR=${releases}`]);
  write('gemeinde-api', ['DATA_DIR=/api', 'API_PORT=3461', 'DATABASE_URL=postgres://secret']);
  for (const words of [
    ['releases', '--', 'verify'],
    ['rollback', '--', 'mf-x'],
    ['release', '--', 'mf-x', 'a.tgz'],
  ]) {
    const { status, lines } = runScript('run.sh', 'npm', 'run', ...words);
    expect([status, lines]).toEqual([0, [`npm run -s ${words.join(' ')}`, `chown -R gemeinde-shell: ${releases}`]]);
    const settings = readFileSync(join(home, 'env'), 'utf8').split('\n');
    for (const line of [`RELEASES_DIR=${releases}`, `DATA_DIR=${home}`, 'API_PORT=3461', 'NODE_ENV=production'])
      expect(settings).toContain(line);
    expect(settings.join()).not.toContain('secret');
  }
  const { lines } = runScript('run.sh', 'npm', 'run', 'account', '--', 'list');
  expect(lines).toEqual(['setpriv --reuid gemeinde --regid gemeinde --init-groups npm run -s account -- list']);
});

it('returns to the running version if the new one does not start, and repeats a failed update', () => {
  const { home, run, current } = prepareMachine();
  writeFileSync(join(home, 'versions/2/.broken'), '');
  const broken = run('2');
  expect([broken.status, current()]).toEqual([1, '1']);
  expect(broken.stderr).toContain('2 does not start');
  rmSync(join(home, 'versions/2/.broken'));
  // A module is refused: the new version runs with the module of before.
  writeFileSync(join(home, 'refuse'), '');
  const refused = run('2');
  expect([refused.status, current()]).toEqual([1, '2']);
  expect(refused.stderr).toContain('repeat the command');
  rmSync(join(home, 'refuse'));
  expect(run('2')).toMatchObject({ status: 0, lines: ['npm run -s build'] });
  // Three versions stay.
  for (const version of ['3', '4', '5']) expect(run(version).status).toBe(0);
  expect(readdirSync(join(home, 'versions')).sort()).toEqual(['3', '4', '5']);
  expect(run('back').status).toBe(0);
  expect(current()).toBe('4');
});

it('alerts only on metrics that exist, with instructions for every alert', () => {
  const rules = read('docs/operations/alerts.yml');
  const sources = readSources('shell/src') + readSources('api/src');
  const figures = new Set([...rules.matchAll(/gemeinde_[a-z_]+/g)].map(([name]) => name.replace(/_count$/, '')));
  expect([...figures].filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
  const alarms = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  const help = [...read('docs/operations.md').matchAll(/^### (\w+)\n\n1\. .+\n(?: .+\n)*2\. .+\n(?: .+\n)*3\. /gm)];
  expect(help.map(([, name]) => name)).toEqual(alarms);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool) console.log('NOT PROVEN: promtool is not here (Debian: apt-get install prometheus)');
it.skipIf(!hasPromtool)('fires its alerts, and none on a site as it should be', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.promtool.yml'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
});

it('starts files that the build produces, and mentions every file of the folder', () => {
  const page = read('docs/operations.md');
  for (const file of readdirSync(FOLDER)) {
    const isUnit = file.endsWith('.service') && page.includes('docs/operations/*.service');
    const isNamed = page.includes(file) || isUnit;
    expect([file, isNamed]).toEqual([file, true]);
  }
  const starts = ['gemeinde-api', 'gemeinde-shell'].map(
    (name) => /^ExecStart=.* (\S+\.mjs)$/m.exec(read(`docs/operations/${name}.service`))?.[1],
  );
  const scripts = read('shell/cli/start.mjs');
  for (const start of starts) expect(scripts).toContain(`'${start}'`);
});

it('runs commands that exist from its units, with settings files of the folder and a unit for every timer', () => {
  const files = readdirSync(FOLDER);
  const units = files.filter((file) => file.endsWith('.service'));
  for (const unit of units) {
    const text = read('docs/operations', unit);
    const command = /^ExecStart=.* (api\/src\/\S+\.ts)/m.exec(text)?.[1];
    if (command) expect([unit, existsSync(join(ROOT, command))]).toEqual([unit, true]);
    for (const [, file = ''] of text.matchAll(/^EnvironmentFile=\/etc\/gemeinde\/(\S+)$/gm))
      expect(files).toContain(file);
    // A unit that shares the folder with another one must not open it.
    expect(text).toContain('StateDirectoryMode=0700');
  }
  const timers = files.filter((file) => file.endsWith('.timer'));
  expect(timers).toHaveLength(2);
  for (const timer of timers) expect(units).toContain(`${basename(timer, '.timer')}.service`);
});
