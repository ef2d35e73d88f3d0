import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { PASSWORD } from '../support/log-in.ts';
import { createTeamKey, packArtefact } from '../support/releases/pack-artefact.ts';
import { runScript, takeKeys } from '../support/site/command-line.ts';
import { test } from '../support/test.ts';

const REMOTE = 'mf-forms';
const TOKEN = 'ein-token-nur-fuer-diesen-angriff';
const ENV = { shell: { DELIVERY_TOKENS: `${REMOTE}=${createHash('sha256').update(TOKEN).digest('hex')}` } };

const folder = mkdtempSync(join(tmpdir(), 'attack-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Opened by an administrator it would read all accounts. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text id="o" y="9">start</text><script>
const o = document.getElementById('o');
o.textContent = 'ran';
fetch('/api/cms/intranet/konten').then((reply) => reply.text()).then((text) => { o.textContent = text; });
</script></svg>`;

test('files of a release run no script on the site, and those of a stored version are not served', async ({
  page,
  complaints,
  startOwnSite,
}) => {
  test.setTimeout(300_000);
  complaints.expect(/404/, /sandbox/i, /Content Security Policy/);
  const site = await startOwnSite({ env: ENV });
  const key = createTeamKey('team');
  await takeKeys(site, {
    team: { publicKey: key.publicKey, remotes: { [REMOTE]: { deliver: true, makeCurrent: false } } },
  });
  const token = join(folder, 'token');
  writeFileSync(token, TOKEN);
  const deliver = (file: string) => runScript(site, 'deliver', file, '--to', site.url, '--token-file', token);
  const pack = (version: string, options: Partial<Parameters<typeof packArtefact>[2]> = {}) =>
    packArtefact(site.releases, folder, { remote: REMOTE, version, key, ...options });

  const stored = await deliver(pack('gespeichert', { add: { 'client/boese.svg': SVG } }));
  expect(stored.output).toContain('not current: key team may only deliver');
  expect(site.releases.has(REMOTE, 'gespeichert')).toBe(true);

  const account = { email: 'admin@musterhardt.example', passwort: PASSWORD };
  const login = await page.request.post(`${site.url}/api/cms/login`, { headers: { origin: site.url }, data: account });
  expect(login.status()).toBe(200);
  expect((await page.request.get(`${site.url}/api/cms/intranet/konten`)).status()).toBe(200);
  const address = `${site.url}/remotes/${REMOTE}/gespeichert/client/boese.svg`;
  expect((await page.goto(address))?.status()).toBe(404);
  expect((await page.request.get(address.replace('gespeichert', '%67espeichert'))).status()).toBe(404);

  // The operator trusts it: now it is served, as a picture but not as a page with rights.
  site.releases.activate(REMOTE, 'gespeichert');
  await page.goto(site.url);
  const size = await page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return picture.naturalWidth;
  }, address);
  expect(size).toBe(9);
  const opened = await page.goto(address);
  expect(opened?.status()).toBe(200);
  expect(opened?.headers()['x-content-type-options']).toBe('nosniff');
  await expect(page.locator('#o')).toHaveText('start');

  const blank = ' '.repeat(3 * 2 ** 20);
  const huge = await deliver(pack('riesig', { edit: (text, file) => (file.endsWith('.css') ? text + blank : text) }));
  expect([huge.code, huge.output]).toEqual([
    1,
    expect.stringMatching(/refused: client\/\S+\.css has \d+ bytes, at most/),
  ]);
  const html = await deliver(pack('seite', { add: { 'client/seite.html': '<script src="boese.js"></script>' } }));
  expect([html.code, html.output]).toEqual([1, expect.stringContaining('no such file is served: client/seite.html')]);

  const journal = join(site.releases.dir, 'journal.jsonl');
  const before = statSync(journal).size;
  const forged = { ...site.releases.release(REMOTE), version: '9'.repeat(900_000) };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(forged));
  const bloat = join(folder, 'bloat.tgz');
  execFileSync('tar', ['-czf', bloat, '--format=ustar', '-C', folder, 'release.json']);
  expect((await deliver(bloat)).output).toContain('refused: release.json is not what it should be');
  expect(statSync(journal).size - before).toBeLessThan(1000);
  expect(readFileSync(journal, 'utf8').trim().split('\n').at(-1)).toContain(`"remote":"${REMOTE}"`);
});
