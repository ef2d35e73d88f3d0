/** A host that knows Module Federation and nothing of this site mounts a template by its manifest. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

const require = createRequire(import.meta.url);
const ROOT = join(import.meta.dirname, '../..');
/** A block of code in the document that names its file in the first line. */
const DOCUMENTED_FILE = /```js\n\/\/ (\S+)\n(.*?)```/gs;
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

const folders: string[] = [];
/** Outside of the repository: its checks read every module in it. */
function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plain-host-'));
  folders.push(folder);
  return folder;
}
test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function build(cwd: string, config: string, env: Record<string, string>): Promise<void> {
  const rspack = join(dirname(require.resolve('@rspack/cli/package.json')), 'bin/rspack.js');
  const options = { cwd, env: { ...process.env, ...env } };
  await promisify(execFile)(process.execPath, [rspack, 'build', '--config', config], options);
}

/** The files of the host that docs/module-federation.md shows, with the address of this site. */
async function writeHost(folder: string, site: string): Promise<void> {
  const text = await readFile(join(ROOT, 'docs/module-federation.md'), 'utf8');
  for (const [, name = '', code = ''] of text.matchAll(DOCUMENTED_FILE)) {
    await writeFile(join(folder, name), code.replace('https://www.example.org', site));
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}

/** Serves the built host on an origin of its own. */
async function serve(dir: string) {
  const server = createServer(async ({ url = '/' }, response) => {
    const file = url === '/' ? '/index.html' : url;
    const content = await readFile(join(dir, file)).catch(() => undefined);
    response.writeHead(content ? 200 : 404, { 'content-type': TYPES[extname(file)] ?? 'text/plain' });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

interface Manifest {
  name: string;
  metaData: { buildInfo: { buildVersion: string }; remoteEntry: { path: string; name: string; type: string } };
  exposes: { name: string; assets: { js: { sync: string[] } } }[];
}

test('each remote has a standard manifest at an address that follows its version', async ({ request, site }) => {
  const current = `${site.url}/remotes/mf-forms/`;
  const answer = await request.get(`${current}mf-manifest.json`);
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
  const manifest = (await answer.json()) as Manifest;
  const { buildInfo, remoteEntry } = manifest.metaData;
  expect(remoteEntry.path).toBe(`${buildInfo.buildVersion}/client`);
  const ofVersion = await request.get(`${current}${remoteEntry.path}/mf-manifest.json`);
  expect(ofVersion.headers()['cache-control']).toContain('immutable');
  expect(((await ofVersion.json()) as Manifest).name).toBe(manifest.name);
  const files = manifest.exposes.flatMap(({ assets }) => assets.js.sync);
  expect(files.length).toBeGreaterThan(10);
  for (const file of [`${remoteEntry.path}/${remoteEntry.name}`, files[0]]) {
    expect((await request.get(`${current}${file}`)).status(), file).toBe(200);
  }
  expect((await request.get(`${current}mf-stats.json`)).status()).toBe(200);
  expect((await request.get(`${site.url}/remotes/mf-nobody/mf-manifest.json`)).status()).toBe(404);
});

test('the documented host mounts a template from another origin', async ({ page, site }) => {
  test.setTimeout(120_000);
  const folder = createFolder();
  await writeHost(folder, site.url);
  await build(folder, 'rspack.config.mjs', {});
  const host = await serve(join(folder, 'dist'));
  try {
    await page.goto(host.url);
    await page.getByRole('textbox', { name: 'Betreff' }).fill('Straßenlaterne');
    await page.getByRole('button', { name: 'Nachricht abschicken' }).click();
    // The form is alive: it asks for what is missing, without a request.
    await expect(page.getByText(/Bitte geben Sie .*E-Mail/).first()).toBeVisible();
    // Its styles have come with it.
    const styles = await page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href ?? ''));
    expect(styles.some((href) => href.startsWith(`${site.url}/remotes/mf-forms/`))).toBe(true);
    const remotes = await page.evaluate(() => {
      const { __INSTANCES__: instances } = (
        globalThis as unknown as { __FEDERATION__: { __INSTANCES__: { name: string }[] } }
      ).__FEDERATION__;
      return instances.map(({ name }) => name);
    });
    expect(remotes[0]).toBe('another_host');
    expect(remotes.some((name) => name.startsWith('mf_forms'))).toBe(true);
  } finally {
    host.close();
  }
});

test('a build with GM_TYPES carries the types of its templates', async () => {
  test.setTimeout(180_000);
  const out = createFolder();
  const remote = join(ROOT, 'mf-ratsinfo');
  await build(remote, 'rspack.config.ts', { GM_TYPES: '1', GM_OUT_DIR: out });
  const api = await readFile(join(out, 'client/@mf-types.d.ts'), 'utf8');
  expect(api).toContain('REMOTE_ALIAS_IDENTIFIER/');
  expect((await readFile(join(out, 'client/@mf-types.zip'))).length).toBeGreaterThan(1_000);
});
