import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { packArtefact } from '../support/releases/pack-artefact.ts';
import type { ReleaseStore } from '../support/releases/releases.ts';
import { runScript } from '../support/site/command-line.ts';
import { sendRaw } from '../support/site/raw-request.ts';
import type { Site } from '../support/site/site.ts';
import { shareOwnSite, test } from '../support/test.ts';

const firstScript = (releases: ReleaseStore, version: string) =>
  releases.release('mf-content', version).templates.text?.js[0] ?? '';

/** Invalid releases, and the shell's log message for each. */
const REFUSED: { name: string; spoil: (releases: ReleaseStore, version: string) => void; reason: RegExp }[] = [
  {
    name: 'unknown contract version',
    spoil: (releases, version) => releases.write({ ...releases.release('mf-content', version), contractVersion: 2 }),
    reason: /contract version 2/,
  },
  {
    name: 'missing browser file',
    spoil: (releases, version) => releases.remove('mf-content', firstScript(releases, version), version),
    reason: /file missing: client\//,
  },
  {
    name: 'missing server file',
    spoil: (releases, version) => releases.remove('mf-content', 'server/remoteEntry.cjs', version),
    reason: /file missing: server\/remoteEntry\.cjs/,
  },
  {
    name: 'changed byte',
    spoil: (releases, version) =>
      releases.tamper('mf-content', firstScript(releases, version), (text) => `${text} `, version),
    reason: /file changed: client\//,
  },
  {
    name: 'incompatible React version',
    spoil: (releases, version) => {
      const release = releases.release('mf-content', version);
      releases.write({ ...release, shared: { ...release.shared, react: '^18.0.0' } });
    },
    reason: /wants react \^18\.0\.0, the shell provides 19/,
  },
  {
    name: 'module that throws on loading',
    spoil: (releases, version) => {
      releases.forge('mf-content', version, (text, file) =>
        file === 'server/remoteEntry.cjs' ? `throw new Error('Probe');${text}` : text,
      );
    },
    reason: /Probe/,
  },
];

async function expectOldVersion(site: Site, before: string, refused = 'neu'): Promise<void> {
  const { status, body } = await sendRaw(site.url, `/aktuelles/?seite=2&nach=${refused}`);
  expect(status).toBe(200);
  expect(body).toContain(`/remotes/mf-content/${before}/`);
  expect(body).not.toContain(`/remotes/mf-content/${refused}/`);
  expect(body).toContain('Weitere Meldungen');
}

test.describe('the running site', () => {
  const running = shareOwnSite();

  for (const [index, { name, spoil, reason }] of REFUSED.entries()) {
    test(`${name}: the site refuses it, logs the reason and keeps the previous version`, async () => {
      const site = running();
      const version = `neu-${index}`;
      const before = site.releases.current('mf-content');
      site.releases.forge('mf-content', version);
      spoil(site.releases, version);
      site.releases.activate('mf-content', version);
      await expect.poll(() => site.processes.shell.output()).toMatch(reason);
      await expectOldVersion(site, before, version);
    });
  }
});

/** Makes the command line assume a different running shell. */
function pretendHost(site: Site, change: { contractVersions?: number[]; shared?: Record<string, string> }): void {
  const file = join(site.releases.dir, 'host.json');
  const host = JSON.parse(readFileSync(file, 'utf8')) as { shared: Record<string, string> };
  writeFileSync(file, JSON.stringify({ ...host, ...change, shared: { ...host.shared, ...change.shared } }));
}

test('npm run release refuses what does not match the running site, and changes nothing', async ({ startOwnSite }) => {
  test.setTimeout(240_000);
  const site = await startOwnSite();
  const before = site.releases.current('mf-content');

  pretendHost(site, { shared: { react: '18.3.1' } });
  const folder = mkdtempSync(join(tmpdir(), 'abgelehnt-'));
  const file = packArtefact(site.releases, folder, { remote: 'mf-content', version: 'neu', key: null });
  const react = await runScript(site, 'release', 'mf-content', file);
  expect(react.code).toBe(1);
  expect(react.output).toMatch(/wants react \^19\.\S+, the shell provides 18\.3\.1/);

  pretendHost(site, { contractVersions: [7], shared: { react: '19.3.1' } });
  const contract = await runScript(site, 'release', 'mf-content', file);
  expect(contract.code).toBe(1);
  expect(contract.output).toMatch(/contract version 1, the shell speaks 7/);

  expect(site.releases.current('mf-content')).toBe(before);
  await expectOldVersion(site, before);
  rmSync(folder, { recursive: true });
});

test('an unknown module and an impossible rollback are reported', async ({ startOwnSite }) => {
  const site = await startOwnSite();
  const unknown = await runScript(site, 'release', 'mf-unbekannt');
  expect(unknown.code).not.toBe(0);
  expect(unknown.output).toContain('mf-content');
  const registry = site.releases.registry();
  writeFileSync(join(site.releases.dir, 'registry.json'), JSON.stringify({ ...registry, previous: {} }));
  const back = await runScript(site, 'rollback', 'mf-content');
  expect(back.code).toBe(1);
  expect(back.output).toMatch(/no earlier version/);
});
