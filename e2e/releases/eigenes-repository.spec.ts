import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { runScript } from '../support/command-line.ts';
import { logInByCall } from '../support/log-in.ts';
import { waitForHydration } from '../support/open-hydrated.ts';
import { ROOT } from '../support/site.ts';
import { test } from '../support/test.ts';

const TOKEN = 'ein-token-nur-fuer-das-modul';
const DELIVERY_TOKENS = `mf-vereine=${createHash('sha256').update(TOKEN).digest('hex')}`;

// The longest file of all, and among the last: one worker alone would leave a core idle.
test.describe.configure({ mode: 'parallel' });

/** The commands of the README that begin with `first`, in their order. */
function readCommands(first: string): string[] {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const block = readme.split('```sh\n').find((text) => text.startsWith(first)) ?? '';
  return block.slice(0, block.indexOf('```')).trim().split('\n');
}

/**
 * A fresh clone, as somebody has it after `npm install`: its packages are those of this checkout, its workspaces its own.
 * Installing them is what every test run begins with.
 */
async function cloneRepository(folder: string): Promise<string> {
  const clone = join(folder, 'website');
  await type(`git clone --quiet --shared ${ROOT} ${clone}`, ROOT);
  const packages = join(ROOT, 'node_modules');
  mkdirSync(join(clone, 'node_modules/@gm'), { recursive: true });
  for (const name of readdirSync(packages).filter((entry) => entry !== '@gm'))
    symlinkSync(join(packages, name), join(clone, 'node_modules', name));
  for (const name of readdirSync(join(packages, '@gm')))
    symlinkSync(join(clone, name), join(clone, 'node_modules/@gm', name));
  return clone;
}

/** Runs lines and remembers how long each took. */
function createStopwatch() {
  const times: string[] = [];
  const run = async (line: string, cwd: string, env: Record<string, string> = {}) => {
    const start = Date.now();
    const output = await type(line, cwd, env);
    times.push(`${((Date.now() - start) / 1000).toFixed(1)} s  ${line}`);
    return output;
  };
  return { times, run };
}

/** Runs a line as somebody types it. Rejects with what it printed. */
function type(line: string, cwd: string, env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('bash', ['-c', line], { cwd, env: { ...process.env, ...env } }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${line}\n${stdout}${stderr}`));
      else resolve(stdout);
    });
  });
}

/** The block that the site learned of a moment ago, put on a new page by an editor; the site runs on meanwhile. */
async function useInEditor(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await logInByCall(page, 'redaktion');
  await page.goto(`${url}/intranet/redaktion/inhalt-seite/`);
  await waitForHydration(page);
  await page.getByLabel(/^Adresse/).fill('/unsere-vereine/');
  await page.getByLabel(/^Titel/).fill('Unsere Vereine');
  await page.getByRole('button', { name: 'Baustein hinzufügen' }).click();
  await page.getByRole('button', { name: 'Vereine Eine Liste mit Links.' }).click();
  await page
    .getByLabel(/^Titel/)
    .last()
    .fill('Sport');
  await page.getByRole('button', { name: 'Einträge: Eintrag hinzufügen' }).click();
  await page.getByLabel(/^Name/).fill('TSV Schwann');
  await page.getByRole('combobox', { name: /^Ziel/ }).fill('/branchenverzeichnis/');
  await page.getByLabel(/^Freigeben/).check();
  await page.getByRole('button', { name: 'Ausführen' }).click();
  await expect(page.getByRole('heading', { name: 'Freigegeben', exact: true })).toBeVisible({ timeout: 20_000 });
  await page.goto(`${url}/unsere-vereine/`);
  await expect(page.getByRole('main').getByRole('link', { name: 'TSV Schwann' })).toBeVisible();
}

test('der Weg aus dem README: ein Modul im eigenen Verzeichnis entsteht, wird geprüft, gezeigt, signiert, geliefert, und eine Redakteurin stellt seine Vorlage auf eine Seite', async ({
  page,
  startOwnSite,
}) => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'eigenes-'));
  const home = join(folder, 'home');
  const module = join(folder, 'mf-vereine');
  const [create = '', enter = '', install = '', check = '', gallery = '', key = '', release = '', deliver = ''] =
    readCommands('npm run neues-modul -- mf-vereine --dir');
  const { times, run: runTimed } = createStopwatch();
  const cache = (await type('npm config get cache', ROOT)).trim();
  const run = (line: string, cwd = module) => runTimed(line, cwd, { HOME: home, npm_config_cache: cache });

  await run(create.replace('../anywhere', folder), await cloneRepository(folder));
  expect(enter).toBe('cd ../anywhere/mf-vereine');
  await run(`${install} --prefer-offline --no-audit --no-fund`);
  const checked = await run(check);
  for (const what of ['types', 'import rules', 'tests']) expect(checked).toContain(`${what}: as they should be`);
  expect(checked).toContain('vereine: HTML alone');

  const shown = spawn('bash', ['-c', `${gallery} -- --port 0`], { cwd: module, detached: true });
  let said = '';
  shown.stdout.on('data', (chunk: Buffer) => (said += chunk));
  const address = /http:\/\/localhost:\d+/;
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(address);
  await page.goto(address.exec(said)?.[0] ?? '');
  const example = page.frameLocator('iframe[title="vereine: mit Einträgen"]');
  await expect(example.getByRole('link', { name: 'TSV Feldrennach' })).toBeVisible();
  await page.getByRole('link', { name: '1280 Pixel' }).click();
  await expect(page.locator('iframe').first()).toHaveAttribute('width', '1280');
  await page.goto('about:blank');
  process.kill(-(shown.pid ?? 0));

  const bad = join(module, 'src/templates/vereine/schlecht.ts');
  writeFileSync(bad, "export { readFileSync } from 'node:fs';\n");
  await expect(type('npm run release -- --unsigned', module)).rejects.toThrow('module-without-node');
  expect(readdirSync(module).filter((name) => name.endsWith('.tgz'))).toEqual([]);
  rmSync(bad);

  const publicKey = /"publicKey": "([^"]+)"/.exec(await run(key))?.[1];
  await run(release);
  const [file = ''] = readdirSync(module).filter((name) => name.endsWith('.tgz'));
  const site = await startOwnSite({ env: { shell: { DELIVERY_TOKENS } } });
  const remotes = { 'mf-vereine': { deliver: true, makeCurrent: true } };
  const trust = { keys: { 'team-vereine': { publicKey, remotes } } };
  writeFileSync(join(site.releases.dir, 'vertrauen.json'), JSON.stringify(trust));
  writeFileSync(join(folder, 'token'), TOKEN);
  const told = await run(
    deliver
      .replace('mf-vereine-<version>.tgz', file)
      .replace('https://www.gemeinde.example', site.url)
      .replace('<file>', join(folder, 'token')),
  );
  expect(told).toContain('signature: of key team-vereine');
  expect(told).toContain('current, generation');
  expect(file).toContain(site.releases.current('mf-vereine'));
  expect((await runScript(site, 'releases')).output).toContain('mf-vereine');
  await useInEditor(page, site.url);
  console.log(times.join('\n'));
  rmSync(folder, { recursive: true, force: true });
});

test('die Wege aus dem README: eine Vorlage und ein Modul entstehen in einem frischen Klon, werden geprüft und sind veröffentlicht in der Auswahl der Redaktion', async ({
  page,
  site: lender,
  startOwnSite,
}) => {
  // A template and a module, each with types, import rules and tests; a busy machine is no fault.
  test.setTimeout(420_000);
  const folder = mkdtempSync(join(tmpdir(), 'vorlage-'));
  const clone = await cloneRepository(folder);
  const site = await startOwnSite();
  const env = { RELEASES_DIR: site.releases.dir, DATA_DIR: site.dataDir, API_PORT: String(lender.processes.api.port) };
  const before = site.releases.current('mf-content');
  const { times, run } = createStopwatch();
  const commands = readCommands('npm run neue-vorlage');
  expect(commands.map((line) => line.split(' -- ')[0])).toEqual([
    'npm run neue-vorlage',
    'npx vitest run --root=mf-content src/templates/hinweis',
    'npm run release',
  ]);
  for (const line of commands) await run(line, clone, env);
  expect((await type('git status --short', clone)).trim().split('\n')).toEqual([
    'M mf-content/contract.ts',
    '?? mf-content/src/templates/hinweis/',
  ]);
  expect(site.releases.current('mf-content')).not.toBe(before);

  const [create = '', install, release = '', ...more] = readCommands('npm run neues-modul -- mf-vereine\n');
  // The clone has the packages of this checkout, so there is nothing to install.
  expect([install, more]).toEqual(['npm install', []]);
  await run(create, clone, env);
  const made = await run(release, clone, env);
  for (const what of ['types', 'import rules', 'tests']) expect(made).toContain(`${what}: as they should be`);
  expect(readFileSync(join(clone, 'package.json'), 'utf8')).toContain('"mf-vereine"');

  await page.goto(site.url);
  await logInByCall(page, 'admin');
  const show = () => page.goto(`${site.url}/_shell/galerie/mf-content/hinweis/1/`);
  await expect.poll(async () => (await show())?.status()).toBe(200);
  await expect(page.getByRole('link', { name: 'TSV Feldrennach' })).toBeVisible();
  const ofModule = `${site.url}/_shell/galerie/mf-vereine/vereine/1/`;
  await expect.poll(async () => (await page.request.get(ofModule)).status()).toBe(200);
  console.log(times.join('\n'));
  rmSync(folder, { recursive: true, force: true });
});

test('was kein neues Modul werden kann, wird mit dem Grund abgelehnt', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'eigenes-'));
  writeFileSync(join(folder, 'da'), '');
  const attempt = (args: string) => type(`npm run --silent neues-modul -- ${args}`, ROOT);
  await expect(attempt(`mf-content --dir ${folder}`)).rejects.toThrow('the site has a module of that name');
  await expect(attempt(`Vereine --dir ${folder}`)).rejects.toThrow('a module is called mf- and words of small letters');
  await expect(attempt('')).rejects.toThrow('npm run neues-modul -- mf-vereine [--dir');
  await type('mkdir -p mf-vereine && touch mf-vereine/da', folder);
  await expect(attempt(`mf-vereine --dir ${folder}`)).rejects.toThrow('mf-vereine is not empty');
  rmSync(folder, { recursive: true, force: true });
});
