import type { Template, TemplateDefinition } from '@gm/shared/vertrag';
import type { Release } from '@gm/shared/vertrag/release';
import { createElement, type FunctionComponent } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { checkRelease, describeHost } from '../registry/check-release.ts';
import { Registry } from '../registry/registry.ts';
import { flip } from '../registry/registry-file.ts';
import { createTemporaryDir, storeExample } from '../registry/release.beispiele.ts';
import { releaseDir } from '../registry/release-store.ts';
import { createBlock } from '../server/create-block.ts';
import { gemeinde } from '../server/page.beispiele.ts';
import { renderBlock } from '../server/render-block.tsx';
import { type ContractAdapter, type Contracts, listContractVersions } from './contracts.ts';
import { ServerRemote } from './server-remote.ts';

/** What templates of the version 1 got, in this test. */
interface OldProps {
  inhalt: unknown;
  einstellungen: unknown;
  pfad: string;
}
const adapter: ContractAdapter = {
  adaptTemplate: (old): Template => {
    const Old = old as FunctionComponent<OldProps>;
    return ({ context, options, seite }) =>
      createElement(Old, { inhalt: context, einstellungen: options, pfad: seite.pfad });
  },
  adaptDefinition: (old) => {
    const { inhalt, einstellungen, ...rest } = old as { inhalt: unknown; einstellungen: unknown };
    return { ...rest, context: inhalt, options: einstellungen } as TemplateDefinition;
  },
};
/** A shell that speaks the version 2, and still the one before. */
const CONTRACTS: Contracts = { present: 2, older: { 1: adapter } };
const SHARED = { react: '19.3.1', zustand: '5.1.0' };

/** A remote that was built when the version 1 was the present one. */
const OLD_REMOTE = `
const { context: inhalt } = modules['./contract'].remote.templates.text;
modules['./contract'].remote.templates.text = { slots: ['content'], inhalt, einstellungen: inhalt };
modules['./text'] = { default: ({ inhalt, einstellungen, pfad }) => inhalt.text + ' ' + einstellungen.zahl + ' ' + pfad };
`;

const onRefused = vi.fn();
const onFault = vi.fn();
let releasesDir: string;
beforeEach(() => {
  vi.clearAllMocks();
  releasesDir = createTemporaryDir();
});

async function open(contracts: Contracts) {
  flip(releasesDir, 'mf-probe', 'alt');
  const load = (release: Release, dir: string) => ServerRemote.load(release, dir, contracts);
  const registry = new Registry({ releasesDir, host: describeHost(SHARED, contracts), load, onRefused });
  await registry.start();
  registry.stop();
  return registry.snapshot;
}

it('a remote built against the version before is accepted and rendered by a shell that speaks both', async () => {
  const release = storeExample(releasesDir, { version: 'alt', contractVersion: 1, serverCode: OLD_REMOTE });
  const host = describeHost(SHARED, CONTRACTS);
  expect(host.contractVersions).toEqual([2, 1]);
  expect(checkRelease(releaseDir(releasesDir, 'mf-probe', 'alt'), release, host)).toEqual([]);

  const snapshot = await open(CONTRACTS);
  expect(onRefused).not.toHaveBeenCalled();
  const routeBlock = {
    template: 'text',
    slotName: 'content' as const,
    context: { text: 'Hallo' },
    options: { zahl: 2 },
  };
  const block = createBlock(routeBlock, { pfad: '/a/', index: 0 }, new Map(), snapshot, onFault);
  const template = snapshot.remotes.get('mf-probe')?.server.template('text');
  const seite = { pfad: '/a/', suche: '', titel: 'A', gemeinde };
  expect(renderBlock(block, 0, template, seite, onFault).html).toBe('Hallo 2 /a/');
  expect(onFault).not.toHaveBeenCalled();
  snapshot.remotes.get('mf-probe')?.server.retire();
});

it.each([
  ['whose adapter is gone', 1],
  ['of a version to come', 3],
])('one %s is refused by name', async (_name, contractVersion) => {
  storeExample(releasesDir, { version: 'alt', contractVersion, serverCode: OLD_REMOTE });
  const snapshot = await open({ present: 2, older: {} });
  expect(snapshot.remotes.size).toBe(0);
  expect(String(onRefused.mock.calls[0]?.[2])).toContain(`contract version ${contractVersion}, the shell speaks 2`);
});

it('names the versions it speaks from the present one down', () => {
  expect(listContractVersions({ present: 12, older: { 9: adapter, 11: adapter, 10: adapter } })).toEqual([
    12, 11, 10, 9,
  ]);
});
