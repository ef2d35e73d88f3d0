import fs from 'node:fs';
import path from 'node:path';
import { sharedRanges } from '@gm/shared/build/shared-ranges';
import { singletons } from '@gm/shared/build/singleton-hashes';
import type { Release } from '@gm/shared/contract/release';
import { beforeEach, describe, expect, it } from 'vitest';
import { sharedVersions } from '../federation/shared-scope.ts';
import { createBuild, createTemporaryDir, host } from '../registry/release.examples.ts';
import { announceHost, checkRelease, describeHost, readHost } from './check-release.ts';

let dir: string;
let release: Release;
beforeEach(() => {
  dir = createTemporaryDir();
  release = createBuild(dir, { version: '1' });
});

describe('checking a release', () => {
  it('accepts an intact one', () => {
    expect(checkRelease(dir, release, host)).toEqual([]);
  });

  it.each<[string, (release: Release) => void, string]>([
    [
      'speaks a newer contract',
      (it) => {
        it.contractVersion = 2;
      },
      'contract version 2, the shell speaks 1',
    ],
    [
      'speaks an older contract',
      (it) => {
        it.contractVersion = 0;
      },
      'contract version 0, the shell speaks 1',
    ],
    [
      'needs another React',
      (it) => {
        it.shared.react = '^20.0.0';
      },
      'wants react ^20.0.0, the shell provides 19.3.1',
    ],
    [
      'needs a newer React of the same major version',
      (it) => {
        it.shared.react = '^19.4.0';
      },
      'wants react ^19.4.0, the shell provides 19.3.1',
    ],
    [
      'needs a package that is not shared',
      (it) => {
        it.shared.swiper = '^14.0.0';
      },
      'wants the shared package swiper, which the shell does not provide',
    ],
    [
      'was built with another API of a shared module',
      (it) => {
        it.singletons['@gm/shared/navigation'] = '000000000000';
      },
      `was built with @gm/shared/navigation as 000000000000, the shell serves ${singletons['@gm/shared/navigation']?.api}: build it anew`,
    ],
    [
      'shares a module that the shell does not have',
      (it) => {
        it.singletons['@gm/shared/weg'] = '000000000000';
      },
      'was built with @gm/shared/weg as 000000000000, the shell serves none: build it anew',
    ],
    ['lacks a file', () => fs.rmSync(path.join(dir, 'client/text.js')), 'file missing: client/text.js'],
    [
      'has a changed byte',
      () => fs.appendFileSync(path.join(dir, 'server/remoteEntry.cjs'), ' '),
      'file changed: server/remoteEntry.cjs',
    ],
    [
      'has a template without a slot',
      (it) => {
        if (it.templates.text) it.templates.text.slots = [];
      },
      'text may stand in no slot',
    ],
    [
      'has stylesheets too large for a page',
      (it) => {
        Object.assign(it.files['client/text.css'] ?? {}, { size: 300_000 });
      },
      'stylesheets of text have 300000 bytes, at most 262144',
    ],
    [
      'does not list its entry',
      (it) => {
        delete it.files[it.entry];
      },
      'file not listed: client/remoteEntry.js',
    ],
    [
      'does not list its server entry',
      (it) => {
        delete it.files[it.serverEntry];
      },
      'file not listed: server/remoteEntry.cjs',
    ],
    [
      'does not list a script of a template',
      (it) => {
        delete it.files['client/text.js'];
      },
      'file of text not listed: client/text.js',
    ],
    [
      'does not list a stylesheet of a template',
      (it) => {
        delete it.files['client/text.css'];
      },
      'file of text not listed: client/text.css',
    ],
  ])('refuses one that %s', (_name, damage, fault) => {
    damage(release);
    expect(checkRelease(dir, release, host)).toEqual([fault]);
  });

  it('accepts one built with an older API that is still served', () => {
    const served = { ...host, singletons: { '@gm/shared/navigation': ['neu', 'alt'] } };
    for (const api of ['neu', 'alt']) {
      expect(checkRelease(dir, { ...release, singletons: { '@gm/shared/navigation': api } }, served)).toEqual([]);
    }
  });

  it('reports all reasons at once', () => {
    release.contractVersion = 2;
    release.shared.react = '^18.0.0';
    fs.rmSync(path.join(dir, 'client'), { recursive: true });
    expect(checkRelease(dir, release, host)).toHaveLength(5);
  });
});

describe('the host', () => {
  it('provides every package a build may import from it, in an accepted version', () => {
    const shared = { ...sharedRanges };
    expect(checkRelease(dir, { ...release, shared }, describeHost(sharedVersions))).toEqual([]);
  });

  it('is unknown before the first start, and then as announced', () => {
    const releasesDir = path.join(createTemporaryDir(), 'releases');
    expect(readHost(releasesDir)).toBeNull();
    announceHost(releasesDir, host);
    expect(readHost(releasesDir)).toEqual(host);
  });
});
