import fs from 'node:fs';
import path from 'node:path';
import { exitWith } from '@gm/shared/cli/exit-with';
import { findApi } from '@gm/shared/cli/find-api';
import { HEAD_START_MS } from '../src/delivery/head-start.ts';
import type { ReceiveOptions } from '../src/delivery/receive-artefact.ts';
import { sharedVersions } from '../src/federation/shared-scope.ts';
import { judgeInChild } from '../src/judgement/judge-in-child.ts';
import { chooseCanaryShare } from '../src/registry/choose-canary-share.ts';
import { listRemotes } from '../src/registry/remotes.ts';
import { warmInGuest } from '../src/registry/warm-in-guest.ts';
import { describeHost, type HostDescription, readHost } from '../src/store/check-release.ts';
import { openStore } from '../src/store/open-store.ts';
import { readRegistry } from '../src/store/registry-file.ts';
import type { Store } from '../src/store/store.ts';
import { readStoreSettings } from '../src/store/store-settings.ts';
import { allowsUnsigned } from '../src/store/trust.ts';

export const root = path.resolve(import.meta.dirname, '../..');
export const releasesDir = path.resolve(root, process.env.RELEASES_DIR || 'releases');
/** The release store of the site. Ends the process when its settings are invalid. */
export const store = findStore();

function findStore(): Store {
  try {
    return openStore(releasesDir, readStoreSettings(process.env), process.env.RELEASES_TRUST);
  } catch (fault) {
    return exitWith(fault, 2);
  }
}
/** Number of versions kept per remote for open tabs and rollbacks. */
export const keep = readKeep(process.env.RELEASES_KEEP ?? '5');

function readKeep(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  console.error(`RELEASES_KEEP must be a number from 1, not "${text}"`);
  return process.exit(2);
}

/** What the running shell provides; before the first start, what it will provide. */
export function findHost(): HostDescription {
  return readHost(releasesDir) ?? describeHost(sharedVersions);
}

/**
 * How a command receives artefacts into the store of this machine. Throws when the shell is not built. `ofSources`:
 * releases built from this repository.
 */
export function describeReceiver(ofSources = false): ReceiveOptions {
  // Uses the built files like the running shell, which start at once; the sources only where nothing is built yet.
  const find = (name: string) => {
    const built = path.join(root, `shell/dist/server/${name}.mjs`);
    return fs.existsSync(built)
      ? { script: built, execArgv: [] }
      : { script: path.join(import.meta.dirname, `${name}.ts`), execArgv: ['--import', 'tsx'] };
  };
  const guest = path.join(root, 'shell/dist/server/guest.mjs');
  if (!fs.existsSync(guest)) throw new Error('The shell is not built. Run `npm run build` first.');
  const judge = judgeInChild({
    judge: find('judge'),
    barriers: find('barriers'),
    guest,
    apiUrl: findApi(process.env),
    ofSources,
  });
  const canaryShare = chooseCanaryShare(process.env);
  return {
    store,
    host: findHost(),
    keep,
    allowUnsigned: allowsUnsigned(process.env),
    canaryShare,
    // Releases from the sources are built and started at once, without a head start.
    headStartMs: ofSources ? 0 : HEAD_START_MS,
    warm: warmInGuest(guest),
    judge,
    // An update of the software intends what it changes.
    acceptLosses: ofSources,
  };
}

/** Remotes of the repository and remotes delivered by others. */
export function listKnownRemotes(): string[] {
  return [...new Set([...listRemotes(root), ...Object.keys(readRegistry(releasesDir).current)])];
}

/** The remote named on the command line. Ends the process with a hint if it does not exist. */
export function readRemoteArgument(remotes = listRemotes(root)): string {
  const name = process.argv[2];
  if (name && remotes.includes(name)) return name;
  console.error(`Which remote? One of: ${remotes.join(', ')}`);
  process.exit(2);
}

/** Seconds since `start` (from performance.now()), formatted. */
export function since(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
