import type { Template, TemplateDefinition } from '@gm/shared/contract';
import type { Release } from '@gm/shared/contract/release';
import { createElement, type FunctionComponent } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadHere, serverOf } from '../isolation/local-guest.examples.ts';
import { createLocalRenderer } from '../isolation/local-renderer.ts';
import { createBlock } from '../page/load/create-block.ts';
import { Registry } from '../registry/registry.ts';
import { createTemporaryDir, storeExample } from '../registry/release.examples.ts';
import { gemeinde } from '../server/page.examples.ts';
import { checkRelease, describeHost } from '../store/check-release.ts';
import { activate } from '../store/registry-file.ts';
import { releaseDir } from '../store/release-store.ts';
import { type ContractAdapter, type Contracts, listContractVersions } from './contracts.ts';

/** Props of templates under contract version 1 in this test. */
interface OldProps {
  inhalt: unknown;
  einstellungen: unknown;
  pfad: string;
}
const adapter: ContractAdapter = {
  adaptTemplate: (old): Template => {
    const Old = old as FunctionComponent<OldProps>;
    return ({ context, options, seite: page }) =>
      createElement(Old, { inhalt: context, einstellungen: options, pfad: page.pfad });
  },
  adaptDefinition: (old) => {
    const { inhalt: content, einstellungen: settings, ...rest } = old as { inhalt: unknown; einstellungen: unknown };
    return { ...rest, context: content, options: settings } as TemplateDefinition;
  },
};
/** A shell that supports version 2 and the previous one. */
const CONTRACTS: Contracts = { present: 2, older: { 1: adapter } };
const SHARED = { react: '19.3.1', zustand: '5.1.0' };

/** A remote built when version 1 was current. */
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
  activate(releasesDir, 'mf-probe', 'alt');
  const load = (release: Release, dir: string) => loadHere(release, dir, { contracts });
  const registry = new Registry({ releasesDir, host: describeHost(SHARED, contracts), load, onRefused });
  await registry.start();
  registry.stop();
  return registry.snapshot;
}

it('a remote built against the previous version is accepted and rendered by a shell that supports both', async () => {
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
  const renderer = createLocalRenderer(() => serverOf(snapshot.remotes.get('mf-probe')?.server));
  const job = { ...block, id: 0, remote: 'mf-probe', version: 'alt' };
  const [result] = await renderer.render([job], { pfad: '/a/', suche: '', titel: 'A', gemeinde });
  expect(result?.html).toBe('Hallo 2 /a/');
  expect(onFault).not.toHaveBeenCalled();
});

it.each([
  ['whose adapter is gone', 1],
  ['of a version to come', 3],
])('a remote %s is refused by name', async (_name, contractVersion) => {
  storeExample(releasesDir, { version: 'alt', contractVersion, serverCode: OLD_REMOTE });
  const snapshot = await open({ present: 2, older: {} });
  expect(snapshot.remotes.size).toBe(0);
  expect(String(onRefused.mock.calls[0]?.[2])).toContain(`contract version ${contractVersion}, the shell speaks 2`);
});

it('lists the supported versions, newest first', () => {
  expect(listContractVersions({ present: 12, older: { 9: adapter, 11: adapter, 10: adapter } })).toEqual([
    12, 11, 10, 9,
  ]);
});
