import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { logInByCall } from '../support/log-in.ts';
import { waitForHydration } from '../support/pages/open-hydrated.ts';
import { cloneRepository } from '../support/site/clone-repository.ts';
import { runScript, takeKeys } from '../support/site/command-line.ts';
import { ROOT } from '../support/site/site.ts';
import { test } from '../support/test.ts';

const TOKEN = 'ein-token-nur-fuer-das-modul';
const DELIVERY_TOKENS = `mf-vereine=${createHash('sha256').update(TOKEN).digest('hex')}`;

// The longest file, started among the last: a single worker would leave a core idle.
test.describe.configure({ mode: 'parallel' });

/** Commands of docs/development.md that start with `first`, in order. */
function readCommands(first: string): string[] {
  const document = readFileSync(join(ROOT, 'docs/development.md'), 'utf8');
  const block = document.split('```sh\n').find((text) => text.startsWith(first)) ?? '';
  return block.slice(0, block.indexOf('```')).trim().split('\n');
}

/** Runs commands and measures their durations. */
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

/** Runs a command line. Rejects with its output. */
function type(line: string, cwd: string, env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('bash', ['-c', line], { cwd, env: { ...process.env, ...env } }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${line}\n${stdout}${stderr}`));
      else resolve(stdout);
    });
  });
}

/** An editor adds the newly delivered block to a new page, without a restart of the site. */
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

test('README guide: a module in its own repository is created, checked, previewed, signed and delivered, and an editor puts its template on a page', async ({
  page,
  startOwnSite,
}) => {
  test.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), 'eigenes-'));
  const home = join(folder, 'home');
  const module = join(folder, 'mf-vereine');
  const [create = '', enter = '', install = '', check = '', gallery = '', key = '', release = '', deliver = ''] =
    readCommands('npm run new-module -- mf-vereine --dir');
  const { times, run: runTimed } = createStopwatch();
  const cache = (await type('npm config get cache', ROOT)).trim();
  const run = (line: string, cwd = module) => runTimed(line, cwd, { HOME: home, npm_config_cache: cache });

  await run(create.replace('../anywhere', folder), await cloneRepository(folder, ['shell/dist/server']));
  expect(enter).toBe('cd ../anywhere/mf-vereine');
  await run(`${install} --prefer-offline --no-audit --no-fund`);
  const checked = await run(check);
  for (const what of ['types', 'import rules', 'tests']) expect(checked).toContain(`${what}: passed`);
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
  const examples = join(module, 'src/templates/vereine/vereine.examples.ts');
  const written = readFileSync(examples, 'utf8');
  writeFileSync(examples, written.replaceAll('TSV Feldrennach', 'TSV Conweiler'));
  await expect(example.getByRole('link', { name: 'TSV Conweiler' })).toBeVisible();
  writeFileSync(examples, `const x = ;\n${written}`);
  await expect(page.getByText('Expression expected')).toBeVisible();
  writeFileSync(examples, written);
  await expect(example.getByRole('link', { name: 'TSV Feldrennach' })).toBeVisible();
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
  await takeKeys(site, { 'team-vereine': { publicKey, remotes } });
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

test('README guides: a template and a module are created in a fresh clone, checked, published and offered to editors', async ({
  page,
  site: lender,
  startOwnSite,
}) => {
  // A template and a module, each with types, import rules and tests, on a possibly busy machine.
  test.setTimeout(420_000);
  const folder = mkdtempSync(join(tmpdir(), 'vorlage-'));
  const clone = await cloneRepository(folder, ['shell/dist/server']);
  const site = await startOwnSite();
  const env = { RELEASES_DIR: site.releases.dir, DATA_DIR: site.dataDir, API_PORT: String(lender.processes.api.port) };
  const before = site.releases.current('mf-content');
  const { times, run } = createStopwatch();
  const commands = readCommands('npm run new-template');
  expect(commands.map((line) => line.split(' -- ')[0])).toEqual([
    'npm run new-template',
    'npx vitest run --root=mf-content src/templates/hinweis',
    'npm run release',
  ]);
  for (const line of commands) await run(line, clone, env);
  expect((await type('git status --short', clone)).trim().split('\n')).toEqual([
    'M mf-content/contract.ts',
    '?? mf-content/src/templates/hinweis/',
  ]);
  expect(site.releases.current('mf-content')).not.toBe(before);

  const [create = '', install, release = '', ...more] = readCommands('npm run new-module -- mf-vereine\n');
  // The clone uses the packages of this checkout: nothing to install.
  expect([install, more]).toEqual(['npm install', []]);
  await run(create, clone, env);
  const made = await run(release, clone, env);
  for (const what of ['types', 'import rules', 'tests']) expect(made).toContain(`${what}: passed`);
  expect(readFileSync(join(clone, 'package.json'), 'utf8')).toContain('"mf-vereine"');

  await page.goto(site.url);
  await logInByCall(page, 'admin');
  const show = () => page.goto(`${site.url}/_shell/gallery/mf-content/hinweis/1/`);
  await expect.poll(async () => (await show())?.status()).toBe(200);
  await expect(page.getByRole('link', { name: 'TSV Feldrennach' })).toBeVisible();
  const ofModule = `${site.url}/_shell/gallery/mf-vereine/vereine/1/`;
  await expect.poll(async () => (await page.request.get(ofModule)).status()).toBe(200);
  console.log(times.join('\n'));
  rmSync(folder, { recursive: true, force: true });
});

test('an invalid new module is refused with the reason', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'eigenes-'));
  writeFileSync(join(folder, 'da'), '');
  const attempt = (args: string) => type(`npm run --silent new-module -- ${args}`, ROOT);
  await expect(attempt(`mf-content --dir ${folder}`)).rejects.toThrow('the site has a module of that name');
  await expect(attempt(`Vereine --dir ${folder}`)).rejects.toThrow('a module is called mf- and words of small letters');
  await expect(attempt('')).rejects.toThrow('npm run new-module -- mf-vereine [--dir');
  await type('mkdir -p mf-vereine && touch mf-vereine/da', folder);
  await expect(attempt(`mf-vereine --dir ${folder}`)).rejects.toThrow('mf-vereine is not empty');
  rmSync(folder, { recursive: true, force: true });
});
