/** What the developer tools of Module Federation, a browser extension, read of a page: `__FEDERATION__`. */
import { expect, type Page } from '@playwright/test';
import { openHydrated } from '../support/pages/open-hydrated.ts';
import { test } from '../support/test.ts';

interface Shared {
  from: string;
  loaded?: boolean;
  useIn: string[];
}
interface Federation {
  __INSTANCES__: { name: string; options: { remotes: { name: string; entry: string; version: string }[] } }[];
  moduleInfo: Record<string, { remoteEntry: string; remotesInfo?: Record<string, { matchedVersion: string }> }>;
  __SHARE__: Record<string, { default: Record<string, Record<string, Shared>> }>;
}

/** The data without functions, which the extension does not read. */
const readFederation = (page: Page) =>
  page.evaluate(() => {
    const federation = (globalThis as unknown as { __FEDERATION__?: Federation }).__FEDERATION__;
    if (!federation) return null;
    const instances = federation.__INSTANCES__.map(({ name, options: { remotes } }) => ({
      name,
      remotes: remotes.map(({ name, entry, version }) => ({ name, entry, version })),
    }));
    const shared = Object.entries(federation.__SHARE__.shell?.default ?? {}).map(([name, versions]) => ({
      name,
      versions: Object.values(versions).map(({ from, loaded, useIn }) => ({ from, loaded, useIn: [...useIn] })),
    }));
    return { instances, shared, modules: federation.moduleInfo };
  });

test('developer tools see the host, its remotes with versions, and each shared module once', async ({ page }) => {
  await openHydrated(page, '/fehler-melden/');
  const { instances, modules, shared } = (await readFederation(page))!;

  const [host, ...remotes] = instances;
  expect(host?.name).toBe('shell');
  const [remote] = host!.remotes;
  const { name, version } = remote!;
  const entry = `${new URL(page.url()).origin}/remotes/mf-forms/${version}/client/remoteEntry.js`;
  expect(host!.remotes).toEqual([{ name, entry, version }]);
  expect(name).toMatch(/^mf_forms__\w+$/);
  expect(remotes).toEqual([{ name, remotes: [] }]);

  expect(modules.shell?.remotesInfo).toEqual({ [name]: { matchedVersion: version } });
  expect(modules[`${name}:${version}`]?.remoteEntry).toBe(entry);

  expect(shared.map(({ name }) => name).sort()).toEqual([
    '@gm/shared/navigation',
    'react',
    'react-dom',
    'react-router-dom',
    'react/jsx-runtime',
    'zustand',
  ]);
  for (const { versions } of shared) expect(versions).toMatchObject([{ from: 'shell', loaded: true }]);
  expect(shared.find(({ name }) => name === 'react')?.versions[0]?.useIn).toEqual([name]);
});

test('a page without code has no federation', async ({ page }) => {
  await openHydrated(page, '/impressum/');
  expect(await readFederation(page)).toBeNull();
});
