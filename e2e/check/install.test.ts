import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Debian, findObstacle, presetMachine, startDebian } from '../support/machine/debian.ts';

const obstacle = await findObstacle();
if (obstacle) console.log(`NOT PROVEN: installing a machine: ${obstacle}`);
console.log(
  'NOT PROVEN: PostgreSQL 18 from apt.postgresql.org and Debian 12 with Node from deb.nodesource.com: --dry-run only',
);

const NAME = 'www.musterhardt.example';
const SENDER = 'Gemeinde Musterhardt <no-reply@musterhardt.example>';
const OPTIONS = ['--name', NAME, '--admin', 'anna@musterhardt.example', '--admin-name', 'Anna Berg'];

describe.skipIf(obstacle !== null)('install.sh on a fresh Debian 13', { timeout: 900_000 }, () => {
  let debian: Debian;
  let port: number;
  const install = (...more: string[]) =>
    debian.run('sh', '/root/site/docs/operations/install.sh', ...OPTIONS, '--source', '/root/site.git', ...more);
  /** The shell on the address of its setting HOST. */
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.2:${port}${path}`, init);
  const send = (path: string, body: object) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `https://${NAME}` },
      body: JSON.stringify(body),
    });

  beforeAll(async () => {
    debian = await startDebian();
    port = await presetMachine(debian);
  }, 300_000);
  afterAll(() => debian?.stop(), 300_000);

  it('says what it would do, for each database, and does nothing', async () => {
    const list = async () => (await debian.run('sh', '-c', 'find /etc /srv /var/lib | sort | md5sum')).output;
    const before = await list();
    for (const [database, words] of [
      ['debian', 'PostgreSQL of Debian 13'],
      ['18', 'repository apt.postgresql.org'],
      ['embedded', 'account anna@musterhardt.example'],
    ]) {
      const { code, output } = await install('--dry-run', '--database', database ?? '');
      expect([code, output]).toEqual([0, expect.stringContaining(`would do: ${words}`)]);
      expect(output).not.toMatch(/^do:/m);
    }
    expect(await list()).toBe(before);
    expect((await install('--dry-run', '--mail', 'smtp://a:$b@c')).output).toContain('--mail: without " $');
  });

  it('installs a site with content, a first account and a backup, and changes nothing the second time', async () => {
    const options = ['--content', 'demo', '--mail-from', SENDER, '--host', '127.0.0.2'];
    const began = performance.now();
    const { code, output } = await install(...options);
    expect([code, output]).toEqual([0, expect.stringContaining(`open https://${NAME}/`)]);
    console.log(`Installed in ${((performance.now() - began) / 1000).toFixed(0)} s`);

    const page = await ask('/aktuelles/');
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Musterhardt')]);

    // The first account: invitation by mail, password, log-in.
    const folder = join(debian.root, 'var/lib/gemeinde/mail');
    const readInvitation = () =>
      readdirSync(folder)
        .map((file) =>
          readFileSync(join(folder, file), 'utf8')
            .replace(/=\r?\n/g, '')
            .replaceAll('=3D', '='),
        )
        .find((mail) => mail.includes('anna@musterhardt.example'));
    await expect.poll(readInvitation, { timeout: 30_000 }).toContain('token=');
    const invitation = readInvitation() ?? '';
    expect(invitation).toContain(SENDER);
    const token = /token=([\w-]+)/.exec(invitation)?.[1];
    const password = 'ein langes Kennwort für Anna';
    expect((await send('/api/cms/passwort-neu', { token, passwort_neu: password })).status).toBe(204);
    const login = { email: 'anna@musterhardt.example', passwort: password };
    expect((await send('/api/cms/login', login)).status).toBe(200);

    // The store of the releases, which only the shell's user and root read; its modules are signed.
    const operate = (...words: string[]) =>
      debian.run('sh', '/srv/gemeinde/current/docs/operations/run.sh', 'npm', 'run', ...words);
    expect((await operate('releases', '--', 'verify')).output).toMatch(
      /^journal: \d\d lines, whole; \d{3,} files, all as listed\ntrusted keys: \/etc\/gemeinde\/trust\.json, as/,
    );
    expect((await operate('releases', '--', 'keys')).output).toBe('haus  valid\n  *: may make current\n');
    const listed = await operate('releases');
    const version = /mf-forms\n {2}(\S+) {2}current/.exec(listed.output)?.[1];
    expect((await operate('rollback', '--', 'mf-forms', `${version}`)).output).toContain(
      `${version} is current already`,
    );
    expect((await debian.run('find', '/var/lib/gemeinde-shell', '!', '-user', 'gemeinde-shell')).output).toBe('');
    expect((await operate('account', '--', 'list')).output).toBe(
      'intern  anna@musterhardt.example  Anna Berg  redaktion  admin\n',
    );

    // Settings of one process are not readable for the other.
    const asShell = (command: string) => debian.run('runuser', '-u', 'gemeinde-shell', '--', 'sh', '-c', command);
    for (const place of ['/etc/gemeinde/gemeinde-api.env', '/var/lib/gemeinde', '/var/backups/gemeinde'])
      expect((await asShell(`ls ${place} && cat ${place}`)).output).toContain('Permission denied');
    const { output: read } = await debian.run('sh', '-c', '. /etc/gemeinde/gemeinde-api.env; echo "$MAIL_FROM"');
    expect(read.trim()).toBe(SENDER);

    const backup = await debian.run('systemctl', 'start', 'gemeinde-backup');
    expect([backup.code, backup.output]).toEqual([0, '']);
    const [name = ''] = readdirSync(join(debian.root, 'var/backups/gemeinde'));
    expect(readdirSync(join(debian.root, 'var/backups/gemeinde', name)).join()).toContain('.age');

    const settle = async () =>
      (
        await debian.run(
          'sh',
          '-c',
          'cat /etc/gemeinde/* /etc/systemd/system/* /etc/caddy/* /run/stand-in/*.pid | md5sum',
        )
      ).output;
    const before = await settle();
    const again = await install(...options);
    expect([again.code, again.output]).toEqual([0, expect.stringContaining('Everything is already there')]);
    expect(again.output).not.toMatch(/^do:/m);
    expect(await settle()).toBe(before);
  });
});
