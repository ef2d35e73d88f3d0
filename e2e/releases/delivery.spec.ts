import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { packArtefact, type TeamKey } from '../support/releases/pack-artefact.ts';
import { runScript, takeKeys } from '../support/site/command-line.ts';
import { sendRaw } from '../support/site/raw-request.ts';
import { test } from '../support/test.ts';

const TOKEN = 'ein-token-nur-fuer-diesen-test';
const DELIVERY_TOKENS = `mf-content=${createHash('sha256').update(TOKEN).digest('hex')}`;

const DELIVERY = { method: 'POST', path: '/_shell/delivery' };
const HEADERS = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/gzip' };

/** An upload whose connection breaks halfway. */
function breakOff(url: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const sending = request(url, { ...DELIVERY, headers: { ...HEADERS, 'content-length': bytes.length } });
    sending.once('error', () => {});
    sending.once('close', resolve);
    sending.write(bytes.subarray(0, bytes.length / 2), () => sending.destroy());
  });
}

/** Sends 1 GB of invalid data until a response arrives. */
function sendMuch(url: string): Promise<{ status: number | undefined; body: string; sent: number }> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    const source = Readable.from(
      (function* () {
        for (; sent < 2 ** 30; sent += 2 ** 20) yield Buffer.alloc(2 ** 20, 'x');
      })(),
    );
    const sending = request(url, { ...DELIVERY, headers: { ...HEADERS, 'content-length': 2 ** 30 } }, (reply) => {
      let body = '';
      reply.on('data', (chunk: Buffer) => {
        body += chunk;
      });
      reply.once('end', () => {
        source.destroy();
        sending.destroy();
        resolve({ status: reply.statusCode, body, sent });
      });
    });
    sending.once('error', reject);
    source.pipe(sending);
  });
}

test('a team delivers a signed file to the running site: visible without a restart; unsigned and foreign ones are refused', async ({
  startOwnSite,
}) => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'lieferung-'));
  const site = await startOwnSite({ env: { shell: { DELIVERY_TOKENS } } });
  const { pid } = site.processes.shell.child;
  const before = site.releases.current('mf-content');
  const tokenFile = join(folder, 'token');
  writeFileSync(tokenFile, TOKEN);
  const deliver = (file: string, ...flags: string[]) =>
    runScript(site, 'deliver', file, '--to', site.url, '--token-file', tokenFile, ...flags);
  const pack = (remote: string, key: TeamKey | null) =>
    packArtefact(site.releases, folder, { remote, version: 'neu', key });

  const unsigned = await deliver(pack('mf-content', null));
  expect(unsigned.code).toBe(1);
  expect(unsigned.output).toContain('refused: nobody signed it');

  const keyFile = join(folder, 'team.pem');
  const made = await runScript(site, 'releases', 'keys', 'new', 'team', '--out', keyFile);
  const { publicKey } = (JSON.parse(made.output.slice(made.output.indexOf('{'))) as { team: { publicKey: string } })
    .team;
  const remotes = { '*': { deliver: true, makeCurrent: true } };
  await takeKeys(site, { team: { publicKey, remotes } });
  expect((await runScript(site, 'releases', 'keys')).output).toContain('team  valid');

  const privateKey = readFileSync(keyFile, 'utf8');
  const foreign = await deliver(pack('mf-forms', { name: 'team', privateKey, publicKey }));
  expect(foreign.output).toContain('refused: this is mf-forms, not mf-content');
  expect(site.releases.current('mf-content')).toBe(before);

  const built = { ...site, env: { RELEASE_KEY: keyFile } };
  const packed = await runScript(built, 'release', 'mf-content', '--pack', folder, '--unchecked');
  expect(packed.code, packed.output).toBe(0);
  const file = packed.output.trim();
  const delivered = await deliver(file);
  expect(delivered.code, delivered.output).toBe(0);
  expect(delivered.output).toContain('signature: of key team');
  expect(delivered.output).toMatch(/for 10 % of the visitors; for reviewers: \/\?fassung=[\w-]+$/m);
  expect(site.releases.current('mf-content')).toBe(before);
  expect((await deliver(file, '--sofort')).output).toMatch(/current, generation \d+; before: /);
  const version = site.releases.current('mf-content');
  expect(file).toContain(version);
  const isVisible = async () => (await sendRaw(site.url, '/aktuelles/')).body.includes(`/mf-content/${version}/`);
  await expect.poll(isVisible, { intervals: [50] }).toBe(true);
  expect(site.processes.shell.child.pid).toBe(pid);

  const again = await deliver(file);
  expect(again.code, again.output).toBe(0);
  expect(again.output).toContain('current already');
  const cut = join(folder, 'cut.tgz');
  writeFileSync(cut, readFileSync(file).subarray(0, 50_000));
  expect((await deliver(cut)).output).toContain('refused: the file is cut off');

  const journal = () => readFileSync(join(site.releases.dir, 'journal.jsonl'), 'utf8').trim().split('\n');
  const told = journal().length;
  await breakOff(site.url, readFileSync(file));
  await expect.poll(() => journal().slice(told).join()).toContain('the file is cut off');
  // An aborted check occupies its slot until its process has ended: further deliveries must retry until then.
  await expect(async () => {
    const { status, body, sent } = await sendMuch(site.url);
    expect([status, body]).toEqual([422, 'refused: this is no artefact\n']);
    expect(sent, 'bytes of 1 GB').toBeLessThan(2 ** 26);
  }).toPass();
  expect(site.releases.current('mf-content')).toBe(version);
  expect(readdirSync(join(site.releases.dir, '.staging'))).toEqual([]);
  const verified = await runScript(site, 'releases', 'verify');
  expect(verified.code, verified.output).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});
