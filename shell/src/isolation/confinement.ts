/** Restricts a guest to its own release: Node.js's permission model, and what this machine adds to it. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Values of `GUESTS_REQUIRE`. */
export const BARRIERS = ['network', 'processes', 'user'] as const;
export type Barrier = (typeof BARRIERS)[number];

export interface Confinement {
  /** Command in front of Node.js that starts the guest. */
  wrapper: readonly string[];
  /** Barriers beyond the permission model. */
  has: readonly Barrier[];
}

const NOBODY = '65534';
/** A change of the user resets it, so it is set before and after. */
const ENDS_WITH_PARENT = ['--pdeathsig', 'KILL'];
const OTHER_USER = [
  `--reuid=${NOBODY}`,
  `--regid=${NOBODY}`,
  '--clear-groups',
  '--bounding-set=-all',
  '--inh-caps=-all',
];
const unshare = (...namespaces: string[]) => ['unshare', ...namespaces, '--fork', '--kill-child', '--'];
const setpriv = (...options: string[]) => ['setpriv', ...ENDS_WITH_PARENT, ...options, '--no-new-privs', '--'];

/** The strictest first. */
function listCandidates(isRoot: boolean, mayChangeUser: boolean): Confinement[] {
  if (process.platform !== 'linux') return [];
  const candidates: Confinement[] = [];
  const add = (has: readonly Barrier[], ...wrapper: string[]) =>
    candidates.push({ has, wrapper: ['setpriv', ...ENDS_WITH_PARENT, '--', ...wrapper] });
  if (isRoot) {
    const apart = unshare('--net', '--pid');
    if (mayChangeUser) add(['network', 'processes', 'user'], ...apart, ...setpriv(...OTHER_USER));
    add(['network', 'processes'], ...apart, ...setpriv('--bounding-set=-all', '--inh-caps=-all'));
    if (mayChangeUser) add(['user'], ...setpriv(...OTHER_USER));
  }
  add(['network', 'processes'], ...unshare('--user', '--net', '--pid'), ...setpriv());
  add([], ...setpriv());
  return candidates;
}

/** Whether another user may read this place and traverse its parent folders. */
function isReadableByAll(place: string): boolean {
  const has = (at: string, bits: number) => (fs.statSync(at).mode & bits) === bits;
  const isPassable = (at: string): boolean => has(at, 0o1) && (path.dirname(at) === at || isPassable(path.dirname(at)));
  return has(place, fs.statSync(place).isDirectory() ? 0o5 : 0o4) && isPassable(path.dirname(place));
}

const found = new Map<boolean, Confinement>();

/** The strictest confinement that works on this machine for guests that read these places; tested once. */
export function findConfinement(places: readonly string[]): Confinement {
  const isRoot = process.getuid?.() === 0;
  const mayChangeUser = isRoot && [process.execPath, ...places].every(isReadableByAll);
  const known = found.get(mayChangeUser);
  if (known) return known;
  const works = ({ wrapper: [command = '', ...args] }: Confinement) =>
    spawnSync(command, [...args, 'true'], { stdio: 'ignore', timeout: 10_000 }).status === 0;
  const confinement = listCandidates(isRoot, mayChangeUser).find(works) ?? { wrapper: [], has: [] };
  found.set(mayChangeUser, confinement);
  return confinement;
}

/** The permission model has another name where it is still experimental (Node.js 20). */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
/** Time that this thread has waited for a processor (own-time.ts). */
const OWN_TIME = '/proc/thread-self/schedstat';

/** Node.js arguments for a guest that reads its script and the code of one release. */
export function listPermissions(script: string, serverDir: string): string[] {
  const readable = [script, path.join(serverDir, '*'), OWN_TIME];
  return [PERMISSION, '--no-warnings', '--no-addons', ...readable.map((place) => `--allow-fs-read=${place}`)];
}

const WORDS: Record<Barrier, [closed: string, open: string]> = {
  network: ['no network', 'NETWORK OPEN'],
  processes: ['no sight of other processes', 'may see process numbers'],
  user: ['a user of their own', 'the same user'],
};

/** One line for the log. */
export function describeConfinement({ has }: Confinement): string {
  const parts = BARRIERS.map((barrier) => WORDS[barrier][has.includes(barrier) ? 0 : 1]);
  return `code of modules runs in processes that read their own release alone; ${parts.join(', ')}`;
}

/** Throws where the operator requires barriers that this machine lacks. */
export function refuseOpenGuests({ has }: Confinement, required: readonly Barrier[]): void {
  const missing = required.filter((barrier) => !has.includes(barrier));
  if (missing.length > 0)
    throw new Error(`GUESTS_REQUIRE: this machine does not keep modules apart by ${missing.join(', ')}`);
}
