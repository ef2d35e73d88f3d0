/** Delivers seeded releases one by one and reports what stopped each: the check, the canary phase, or nothing. */
import { execFile, spawn } from 'node:child_process';
import { createReadStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import type { ReleaseStore } from '../../support/releases/releases.ts';
import { ROOT } from '../../support/site/site.ts';
import type { SeededRelease } from './seeded-releases.ts';

/** Half of the visitors get the canary: it ends sooner than with a tenth, by the same rule. */
const SHARE = '0.5';
const TRIAL_LIMIT_MS = 60_000;

interface Place {
  store: ReleaseStore;
  apiUrl: string;
  /** One visit to every page that the release may affect, on every shell. */
  visit(release: SeededRelease): Promise<void>;
}

type Outcome = 'before any visitor' | 'by the canary' | 'taken';

export interface Tried {
  kind: string;
  outcome: Outcome;
}

/** Runs the receiver as the shell does, without the rate limit per address. */
async function receive(
  file: string,
  remote: string,
  { store, apiUrl }: Place,
): Promise<{ isTaken: boolean; said: string }> {
  const child = spawn(process.execPath, [join(ROOT, 'shell/dist/server/receive.mjs')], {
    env: {
      NODE_ENV: 'production',
      RELEASES_DIR: store.dir,
      RELEASES_KEEP: '5',
      API_URL: apiUrl,
      REMOTE: remote,
      CANARY_SHARE: SHARE,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  await pipeline(createReadStream(file), child.stdin).catch(() => {});
  return { isTaken: (await code) === 0, said };
}

function rollBack(remote: string, version: string, { store, apiUrl }: Place) {
  const env = { ...process.env, RELEASES_DIR: store.dir, API_URL: apiUrl };
  return promisify(execFile)('npm', ['run', '--silent', 'rollback', '--', remote, version, '--force'], {
    cwd: ROOT,
    env,
  });
}

/** Sends visitors until the canary phase is decided. */
async function tryOnVisitors(release: SeededRelease, place: Place): Promise<void> {
  if (release.seenAt.length === 0) throw new Error(`no page shows anything of ${release.remote}`);
  const end = performance.now() + TRIAL_LIMIT_MS;
  while (place.store.registry().canary) {
    if (performance.now() > end) throw new Error(`${release.kind}: no verdict within ${TRIAL_LIMIT_MS / 1000} s`);
    await place.visit(release);
  }
}

async function tryOne(release: SeededRelease, place: Place): Promise<Tried & { said: string }> {
  const { kind, remote, pack } = release;
  const before = place.store.current(remote);
  const file = pack();
  const { isTaken, said } = await receive(file, remote, place);
  rmSync(file);
  if (!isTaken) return { kind, outcome: 'before any visitor', said };
  await tryOnVisitors(release, place);
  if (place.store.current(remote) === before) return { kind, outcome: 'by the canary', said };
  return { kind, outcome: 'taken', said };
}

/**
 * @param isWanted whether the outcome is right; otherwise the release's log is printed and the previous version
 * restored
 */
export async function tryAll(
  releases: readonly SeededRelease[],
  place: Place,
  isWanted: (outcome: Outcome) => boolean,
): Promise<Tried[]> {
  const tried: Tried[] = [];
  for (const release of releases) {
    const before = place.store.current(release.remote);
    const { said, ...one } = await tryOne(release, place);
    tried.push(one);
    console.error(`${tried.length} of ${releases.length}, ${one.kind}: ${one.outcome}`);
    if (isWanted(one.outcome)) continue;
    console.error(said);
    if (one.outcome === 'taken') await rollBack(release.remote, before, place);
  }
  return tried;
}

const HEAD = ['kind of release', 'tried', 'caught before any visitor', 'by the canary', 'missed'];

/** One row per kind, and a total. */
export function formatOutcomes(tried: readonly Tried[]): string {
  const count = (list: readonly Tried[], outcome: Outcome) => list.filter((one) => one.outcome === outcome).length;
  const row = (name: string, list: readonly Tried[]) => [
    name,
    list.length,
    count(list, 'before any visitor'),
    count(list, 'by the canary'),
    count(list, 'taken'),
  ];
  const kinds = [...new Set(tried.map(({ kind }) => kind))];
  const rows = kinds.map((kind) =>
    row(
      kind,
      tried.filter((one) => one.kind === kind),
    ),
  );
  return [HEAD, HEAD.map(() => '---'), ...rows, row('all', tried)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
