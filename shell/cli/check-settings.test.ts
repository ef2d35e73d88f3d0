import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@gm/shared/cli/find-free-port';
import { afterAll, afterEach, expect, it } from 'vitest';
import { findFolderFault, findPortFault, findSettingsFault } from './check-settings.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function takePort(host: string): Promise<string> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return String((server.address() as AddressInfo).port);
}

it.each(['127.0.0.1', '0.0.0.0', '::1'])('names the setting when the port is taken at %s', async (host) => {
  const port = await takePort(host);
  expect(await findPortFault('API_PORT', port)).toBe(
    `Port ${port} is taken by another program: end it, or choose another port with API_PORT.`,
  );
});

it('accepts a free port', async () => {
  expect(await findPortFault('PORT', String(await findFreePort()))).toBeNull();
});

it.each(['abc', '0', '65536', '3000 '])('rejects %s as a port', async (text) => {
  expect(await findPortFault('PORT', text)).toBe(`PORT must be a number from 1 to 65535, not "${text}".`);
});

it('names a host that is not this machine', async () => {
  expect(await findPortFault('PORT', String(await findFreePort()), '192.0.2.1')).toContain('192.0.2.1 is no address');
});

it('creates a folder and leaves its content unchanged', () => {
  const data = path.join(folder, 'a/b');
  expect(findFolderFault('DATA_DIR', data)).toBeNull();
  expect(readdirSync(data)).toEqual([]);
});

it.each([
  ['below a file', () => path.join(folder, 'file/data'), 'a part of the path is a file'],
  ['that is a file', () => path.join(folder, 'file'), 'a part of the path is a file'],
  ['where the system has none', () => '/proc/data', 'the system allows no folder there'],
])('names the setting for a folder %s', (_where, choose, reason) => {
  writeFileSync(path.join(folder, 'file'), '');
  const data = choose();
  expect(findFolderFault('DATA_DIR', data)).toBe(
    `Nothing can be written into ${data} (${reason}): choose another folder with DATA_DIR.`,
  );
});

it('reports the first fault of all settings', async () => {
  const [port, apiPort] = [String(await findFreePort()), await takePort('127.0.0.1')];
  const env = { DATA_DIR: path.join(folder, 'data'), RELEASES_DIR: path.join(folder, 'releases') };
  expect(await findSettingsFault('/', { port, apiPort, env })).toContain('API_PORT');
  expect(await findSettingsFault('/', { port, apiPort, env: { ...env, DATA_DIR: '/proc/x' } })).toContain('DATA_DIR');
});
