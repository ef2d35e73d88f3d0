import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { LOOT, makeMalicious } from '../support/malicious-module.ts';
import { createTeamKey, packArtefact } from '../support/releases/pack-artefact.ts';
import { runScript, takeKeys } from '../support/site/command-line.ts';
import { sendRaw } from '../support/site/raw-request.ts';
import type { Site } from '../support/site/site.ts';
import { test } from '../support/test.ts';

const TOKEN = 'ein-token-nur-fuer-diesen-test';
const DELIVERY_TOKENS = `mf-forms=${createHash('sha256').update(TOKEN).digest('hex')}`;
const FORM_SECRET = 'ein-geheimnis-der-website-das-niemand-lesen-darf';
const COOKIE = 'konto=ein-geheimer-keks';
const ENV = { shell: { DELIVERY_TOKENS, FORM_SECRET, LOG_LEVEL: 'info', PAGE_CACHE_SIZE: '0' } };

/** Listens on a local port and on a Unix socket that every user may open, and records requests. */
async function listen(socket: string): Promise<{ port: number; heard: string[]; close(): void }> {
  const heard: string[] = [];
  const create = () =>
    createServer((connection) => {
      heard.push('a connection');
      connection.on('data', (data) => heard.push(String(data)));
      connection.on('error', () => {});
    });
  const [ofPort, ofPath] = [create(), create()];
  await new Promise<void>((resolve) => ofPort.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => ofPath.listen({ path: socket, writableAll: true }, resolve));
  const address = ofPort.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const close = () => {
    ofPort.close();
    ofPath.close();
  };
  return { port: address.port, heard, close };
}

async function prepare(site: Site) {
  const folder = mkdtempSync(join(tmpdir(), 'angriff-'));
  chmodSync(folder, 0o777);
  const ownSocket = join(folder, 'ear.sock');
  const ear = await listen(ownSocket);
  const { shell, api } = site.processes;
  const pids = [shell, api].flatMap(({ child }) => child.pid ?? []);
  const { dataDir, releases } = site;
  const trace = join(folder, 'spur');
  const sockets = [ownSocket, join(dataDir, 'befehle.sock')];
  const targets = { dataDir, releasesDir: releases.dir, pids, ports: [ear.port, api.port], sockets, trace };
  return { folder, ear, edit: makeMalicious('fehler-melden', targets) };
}

/** The module reached no socket, with or without namespaces. */
function expectSilence(site: Site, heard: readonly string[]): void {
  expect(site.processes.shell.output()).toContain('processes that read their own release alone');
  expect(heard).toEqual([]);
}

async function expectSiteToServe(site: Site): Promise<void> {
  for (const path of ['/healthz', '/readyz', '/', '/aktuelles/', '/kontakt/'])
    expect((await sendRaw(site.url, path)).status, path).toBe(200);
  expect(site.processes.shell.child.exitCode).toBeNull();
  expect(site.processes.api.child.exitCode).toBeNull();
}

/** Processes whose command line contains the text. */
const listProcesses = (text: string) =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text);
    } catch {
      return false;
    }
  });

test('a module activated by an operator has no access to the machine, and the site keeps serving', async ({
  startOwnSite,
}) => {
  test.setTimeout(300_000);
  const site = await startOwnSite({ env: ENV });
  const { folder, ear, edit } = await prepare(site);
  site.releases.forge('mf-forms', 'boese', edit);
  site.releases.activate('mf-forms', 'boese');
  const ask = () => sendRaw(site.url, '/fehler-melden/?x=1', { headers: { cookie: COOKIE } });
  await expect.poll(async () => (await ask()).body.includes('beuteProps'), { timeout: 30_000 }).toBe(true);
  const { body } = await ask();
  expect(body.match(new RegExp(`${LOOT} [^&"]*`, 'g')) ?? []).toEqual([]);
  for (const secret of ['geheimer-keks', FORM_SECRET, TOKEN]) expect(body).not.toContain(secret);
  expect(readdirSync(folder).filter((name) => name.startsWith('spur'))).toEqual([]);
  await expectSiteToServe(site);
  expectSilence(site, ear.heard);
  ear.close();
  rmSync(folder, { recursive: true });
});

test('a module delivered with a restricted key is checked in the sandbox, gets no access there and never runs again', async ({
  startOwnSite,
}) => {
  test.setTimeout(300_000);
  const site = await startOwnSite({ env: ENV });
  const { folder, ear, edit } = await prepare(site);
  const key = createTeamKey('team');
  const remotes = { 'mf-forms': { deliver: true, makeCurrent: false } };
  await takeKeys(site, { team: { publicKey: key.publicKey, remotes } });
  const trust = `${site.releases.dir}-trust.json`;
  const trusted = readFileSync(trust, 'utf8');
  const before = site.releases.current('mf-forms');
  const file = packArtefact(site.releases, folder, { remote: 'mf-forms', version: '99991231.000000-boese', key, edit });
  writeFileSync(join(folder, 'token'), TOKEN);
  const flags = ['--to', site.url, '--token-file', join(folder, 'token')];
  const { output } = await runScript(site, 'deliver', file, ...flags);
  // Its output differs from the current version: anything it could read would appear here.
  expect(output).toContain('mf-forms 99991231.000000-boese');
  expect(output).not.toContain(LOOT);
  for (const secret of [FORM_SECRET, 'environ', 'BEGIN']) expect(output).not.toContain(secret);
  expect(site.releases.current('mf-forms')).toBe(before);
  await expect.poll(() => listProcesses('99991231.000000-boese'), { timeout: 20_000 }).toEqual([]);
  expect(readdirSync(folder).filter((name) => name.startsWith('spur'))).toEqual([]);
  expect(readFileSync(trust, 'utf8')).toBe(trusted);
  await expectSiteToServe(site);
  expectSilence(site, ear.heard);
  ear.close();
  rmSync(folder, { recursive: true });
});
