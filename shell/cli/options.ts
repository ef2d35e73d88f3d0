import fs from 'node:fs';
import path from 'node:path';
import { sharedVersions } from '../src/federation/shared-scope.ts';
import { judgeInChild } from '../src/judgement/judge-in-child.ts';
import { describeHost, type HostDescription, readHost } from '../src/registry/check-release.ts';
import { chooseCanaryShare } from '../src/registry/choose-canary-share.ts';
import { HEAD_START_MS } from '../src/registry/head-start.ts';
import type { ReceiveOptions } from '../src/registry/receive-artefact.ts';
import { readRegistry } from '../src/registry/registry-file.ts';
import { listRemotes } from '../src/registry/remotes.ts';
import { allowsUnsigned } from '../src/registry/trust.ts';
import { warmInChild } from '../src/registry/warm-in-child.ts';
import { openStore } from '../src/store/open-store.ts';
import type { Store } from '../src/store/store.ts';
import { readStoreSettings } from '../src/store/store-settings.ts';

export const root = path.resolve(import.meta.dirname, '../..');
export const releasesDir = path.resolve(root, process.env.RELEASES_DIR ?? 'releases');
/** The release store of the site. Ends the process when its settings are wrong. */
export const store = findStore();

function findStore(): Store {
  try {
    return openStore(releasesDir, readStoreSettings(process.env));
  } catch (fault) {
    return fail(fault, 2);
  }
}
/** Versions kept per remote, for open tabs and for going back. */
export const keep = readKeep(process.env.RELEASES_KEEP ?? '5');

function readKeep(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  console.error(`RELEASES_KEEP must be a number from 1, not "${text}"`);
  return process.exit(2);
}

/** What the running shell provides; before the first start, what it would provide. */
export function findHost(): HostDescription {
  return readHost(releasesDir) ?? describeHost(sharedVersions);
}

/** Where the api of the site on this machine listens. */
export function findApi({ API_URL, API_PORT, PORT = '3000' }: NodeJS.ProcessEnv): string {
  return API_URL ?? `http://127.0.0.1:${API_PORT ?? Number(PORT) + 1}`;
}

/** How a command takes artefacts into the store of this machine; `ofSources`: what the repository itself builds. */
export function describeReceiver(ofSources = false): ReceiveOptions {
  // As the running shell does it, and at once; from the sources only where nothing is built yet.
  const find = (name: string) => {
    const built = path.join(root, `shell/dist/server/${name}.mjs`);
    return fs.existsSync(built)
      ? { script: built, execArgv: [] }
      : { script: path.join(import.meta.dirname, `${name}.ts`), execArgv: ['--import', 'tsx'] };
  };
  const { script, execArgv } = find('warm');
  const warm = warmInChild(script, execArgv);
  const judge = judgeInChild({
    judge: find('judge'),
    barriers: find('barriers'),
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
    // From the sources it is built and started at once.
    headStartMs: ofSources ? 0 : HEAD_START_MS,
    warm,
    judge,
    // An update of the program means what it changes.
    acceptLosses: ofSources,
  };
}

/** The remotes of the repository and those delivered from elsewhere. */
export function listKnownRemotes(): string[] {
  return [...new Set([...listRemotes(root), ...Object.keys(readRegistry(releasesDir).current)])];
}

/** Says what is wrong and ends the process. */
export function fail(fault: unknown, code = 1): never {
  console.error(fault instanceof Error ? fault.message : fault);
  return process.exit(code);
}

/** The remote named on the command line. Ends the process with a hint when there is none of that name. */
export function readRemoteArgument(remotes = listRemotes(root)): string {
  const name = process.argv[2];
  if (name && remotes.includes(name)) return name;
  console.error(`Which remote? One of: ${remotes.join(', ')}`);
  process.exit(2);
}

/** Seconds since `start` (of performance.now()), for people. */
export function since(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
