import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { API, COMMANDS, pickSettings, SHELL } from '../../shell/cli/settings.mjs';

const ROOT = join(import.meta.dirname, '../..');
const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');

/** Settings of a schema; bucket settings have several keys. */
function listSettings(file: string): string[] {
  const names = [...read(file).matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name);
  return names.flatMap((name) =>
    name.endsWith('_S3') ? [name, `${name}_KEY`, `${name}_SECRET`, `${name}_REGION`] : [name],
  );
}
const sort = (names: Iterable<string>) => [...new Set(names)].sort();
const RELEASES_S3 = ['', '_KEY', '_SECRET', '_REGION'].map((part) => `RELEASES_S3${part}`);
/** Settings allowed for every process. */
const ANY = ['NODE_ENV', 'HEALTH'];
const may = { shell: new Set([...SHELL, ...ANY]), api: new Set([...API, ...ANY]) };
may.api.add('PUBLIC_URL');
const commands = new Set([...may.api, ...COMMANDS]);
type Process = keyof typeof may;

const withoutFile = (name: string) => name.replace(/_FILE$/, '');
const listForeign = (names: Iterable<string>, allowed: ReadonlySet<string>) =>
  [...names].map(withoutFile).filter((name) => !allowed.has(name));

it('npm start passes each process the settings that it reads, and no others', () => {
  expect(sort(SHELL)).toEqual(sort([...listSettings('shell/src/server/config.ts'), ...RELEASES_S3]));
  // The api falls back to the public address.
  const api = [...listSettings('api/src/core/platform/config/config.ts'), 'PUBLIC_URL'];
  expect(sort([...API, ...COMMANDS])).toEqual(sort(api));
  const secrets = { DATABASE_URL: 'a', PUSH_TOKEN_FILE: '/b', SMTP_URL: 'c', BACKUP_S3_SECRET: 'd', AWS_TOKEN: 'e' };
  const given = { PATH: '/bin', FORM_SECRET_FILE: '/form', ...secrets };
  expect(pickSettings(given, SHELL)).toEqual({ PATH: '/bin', FORM_SECRET_FILE: '/form' });
  const { BACKUP_S3_SECRET: _backup, AWS_TOKEN: _foreign, ...known } = secrets;
  expect(pickSettings(given, API)).toEqual({ PATH: '/bin', ...known });
  expect(read('shell/cli/start.mjs')).toContain('pickSettings(process.env, names)');
});

it('each unit has its own user, folder and settings files', () => {
  const readUnit = (name: string) => {
    const text = read('docs/operations', `gemeinde-${name}.service`);
    const find = (key: string) => [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
    const names = find('EnvironmentFile').flatMap((file) =>
      [...read('docs/operations', basename(file)).matchAll(/^([A-Z0-9_]+)=/gm)].map(([, setting = '']) => setting),
    );
    return { names, user: find('User'), writes: find('ReadWritePaths'), proc: find('ProtectProc') };
  };
  const [shell, api, log] = ['shell', 'api', 'log'].map(readUnit);
  expect(listForeign(shell?.names ?? [], may.shell)).toEqual([]);
  expect(listForeign(api?.names ?? [], may.api)).toEqual([]);
  expect(listForeign(log?.names ?? [], commands)).toEqual([]);
  expect(shell?.names.length).toBeGreaterThan(10);
  expect([shell?.user, api?.user, log?.user]).toEqual([['gemeinde-shell'], ['gemeinde'], ['gemeinde']]);
  expect([shell?.writes, api?.writes]).toEqual([['/var/lib/gemeinde-shell'], ['/var/lib/gemeinde']]);
  expect([shell?.proc, api?.proc, log?.proc]).toEqual(Array(3).fill(['invisible']));
  // The serving user must not be able to write the trust list.
  const trust = /^RELEASES_TRUST=(.*)$/m.exec(read('docs/operations/gemeinde-shell.env'))?.[1] ?? '';
  expect(trust.startsWith('/var/')).toBe(false);
  expect(trust).toMatch(/^\/etc\/gemeinde\//);
});

interface Service {
  image: string;
  environment: Record<string, string>;
  secrets: string[];
  user: string;
  volumes: string[];
}

it('each container has its own user, settings and secrets', () => {
  const { services } = parse(read('docs/operations/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
  };
  const ours = Object.entries(services).filter(([, { image }]) => image === 'gemeinde');
  for (const [name, { environment, secrets, user, volumes }] of ours) {
    const kind = name.split('-')[0] as Process | 'backup';
    expect([name, listForeign(Object.keys(environment), kind === 'backup' ? commands : may[kind])]).toEqual([name, []]);
    const read = Object.entries(environment).flatMap(([key, file]) => (key.endsWith('_FILE') ? [basename(file)] : []));
    expect([name, sort(secrets)]).toEqual([name, sort(read)]);
    expect([name, user]).toEqual([name, kind === 'shell' ? '10002:10002' : '10001:10001']);
    if (kind === 'shell') expect(volumes).toContain('./trust.json:/etc/gemeinde/trust.json:ro');
  }
  expect(read('docs/operations/Containerfile')).toContain('RELEASES_TRUST=/etc/gemeinde/trust.json');
});

interface Pod {
  spec?: {
    template?: {
      metadata: { labels: { app: string } };
      spec: {
        securityContext: { runAsUser: number };
        containers: { env: { name: string; value: string }[]; volumeMounts: { name: string; readOnly?: boolean }[] }[];
        volumes: { name: string; secret?: { secretName: string } }[];
      };
    };
  };
  kind: string;
  data?: Record<string, string>;
}

it('each pod has its own user, settings and Secret', () => {
  const text = read('docs/operations/kubernetes.yaml');
  const manifests = parseAllDocuments(text).map((one) => one.toJS() as Pod);
  const common = Object.keys(manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {});
  const pods = manifests.flatMap(({ spec }) => spec?.template ?? []);
  const users = pods.map(({ metadata, spec }) => {
    const kind = metadata.labels.app.replace('gemeinde-', '') as Process;
    const [container] = spec.containers;
    const env = container?.env ?? [];
    expect([kind, listForeign([...common, ...env.map(({ name }) => name)], may[kind])]).toEqual([kind, []]);
    const [secret] = spec.volumes.flatMap((volume) => volume.secret?.secretName ?? []);
    expect(secret).toBe(`gemeinde-${kind}`);
    const made = new RegExp(`generic ${secret} (.*)$`, 'm').exec(text)?.[1] ?? '';
    const files = env.flatMap(({ name, value }) => (name.endsWith('_FILE') ? [basename(value)] : []));
    expect(sort(made.replaceAll('--from-file=', '').split(' '))).toEqual(sort(files));
    if (kind === 'shell')
      expect(container?.volumeMounts).toContainEqual(expect.objectContaining({ name: 'trust', readOnly: true }));
    return spec.securityContext.runAsUser;
  });
  expect(users).toEqual([10001, 10002]);
});

it('the update script is valid shell syntax', () => {
  const { status, stderr } = spawnSync('sh', ['-n', join(ROOT, 'docs/operations/update.sh')], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
