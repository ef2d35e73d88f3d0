/** Restricts a guest to its own release: Node.js's permission model, and what this machine adds to it. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { INHERITED } from './own-time.ts';

/** Values of `GUESTS_REQUIRE`. */
export const BARRIERS = ['network', 'processes', 'files', 'user'] as const;
export type Barrier = (typeof BARRIERS)[number];

export interface Confinement {
  /** Command in front of Node.js that starts a guest; where there is a barrier for files, it sees these places alone. */
  wrap(places: readonly string[]): string[];
  /** Barriers beyond the permission model. */
  has: readonly Barrier[];
}

const NOBODY = '65534';
/** A change of the user resets it, so it is set before and after. */
const ENDS_WITH_PARENT = ['--pdeathsig', 'KILL'];
const NO_CAPABILITIES = ['--bounding-set=-all', '--inh-caps=-all'];
const runAs = (user: string) => [`--reuid=${user}`, `--regid=${user}`, '--clear-groups', ...NO_CAPABILITIES];
const unshare = (...namespaces: string[]) => ['unshare', ...namespaces, '--fork', '--kill-child', '--'];
const setpriv = (...options: string[]) => ['setpriv', ...ENDS_WITH_PARENT, ...options, '--no-new-privs', '--'];

/**
 * Changes the root folder to one that has system libraries and the places named before `--`, all read-only: Unix sockets
 * and files of the site are out of reach, whatever a hole in Node.js allows. There is no /proc, so the counter of
 * own-time.ts is opened before. The new root is mounted over /sys, where a site has no files.
 */
const ENCLOSE = `set -eu
exec ${INHERITED}</proc/self/schedstat
mount -t tmpfs -o mode=755 tmpfs /sys
cd /sys
for name in bin lib lib32 lib64 libx32 usr; do
  if [ -L "/$name" ]; then cp -P "/$name" .; elif [ -d "/$name" ]; then mkdir "$name"; mount --rbind "/$name" "$name"; fi
done
while [ "$1" != -- ]; do
  if ! [ -e ".$1" ]; then
    if [ -d "$1" ]; then mkdir -p ".$1"; else mkdir -p "$(dirname ".$1")"; : >".$1"; fi
    mount --bind "$1" ".$1"
    mount -o remount,bind,ro,nosuid,nodev ".$1"
  fi
  shift
done
shift
mount -o remount,bind,ro /sys
unset PWD OLDPWD
exec chroot /sys "$@"`;

type Wrap = Confinement['wrap'];
const enclose =
  (before: readonly string[], after: readonly string[]): Wrap =>
  (places) => [...before, ...['sh', '-c', ENCLOSE, 'sh', process.execPath, ...places, '--'], ...after];

/** The strictest first. */
function listCandidates(isRoot: boolean, reader: string | null): Confinement[] {
  if (process.platform !== 'linux') return [];
  const candidates: Confinement[] = [];
  const add = (has: readonly Barrier[], wrap: Wrap) =>
    candidates.push({ has, wrap: (places) => ['setpriv', ...ENDS_WITH_PARENT, '--', ...wrap(places)] });
  if (isRoot) {
    const [enclosed, apart] = [unshare('--net', '--pid', '--mount'), unshare('--net', '--pid')];
    const [asReader, asRoot] = [reader && setpriv(...runAs(reader)), setpriv(...NO_CAPABILITIES)];
    if (asReader) add(['network', 'processes', 'files', 'user'], enclose(enclosed, asReader));
    add(['network', 'processes', 'files'], enclose(enclosed, asRoot));
    if (asReader) add(['network', 'processes', 'user'], () => [...apart, ...asReader]);
    add(['network', 'processes'], () => [...apart, ...asRoot]);
    if (asReader) add(['user'], () => asReader);
  }
  // Only root of its namespace may mount; outside it stays who it is.
  const enclosed = unshare('--user', '--map-root-user', '--net', '--pid', '--mount');
  add(['network', 'processes', 'files'], enclose(enclosed, setpriv(...NO_CAPABILITIES)));
  add(['network', 'processes'], () => [...unshare('--user', '--net', '--pid'), ...setpriv()]);
  add([], () => setpriv());
  return candidates;
}

/** Owners of this place and of its parent folders that others may not read or traverse. */
function listOwners(place: string): number[] {
  const closes = (at: string, bits: number) => {
    const { mode, uid } = fs.statSync(at);
    return (mode & bits) === bits ? [] : [uid];
  };
  const above = (at: string): number[] =>
    path.dirname(at) === at ? closes(at, 0o1) : [...closes(at, 0o1), ...above(path.dirname(at))];
  return [...closes(place, fs.statSync(place).isDirectory() ? 0o5 : 0o4), ...above(path.dirname(place))];
}

/**
 * The user that root's guests become: nobody, or the one who alone may read these places, such as the shell's user when
 * root releases modules; without capabilities root itself cannot. Null if there is no such user.
 */
function findReader(places: readonly string[]): string | null {
  const [owner = Number(NOBODY), ...others] = new Set(places.flatMap(listOwners));
  return others.length > 0 || owner === 0 ? null : String(owner);
}

const found = new Map<string | null, Confinement>();

/** The strictest confinement that works on this machine for guests that read these places; tested once. */
export function findConfinement(places: readonly string[]): Confinement {
  const isRoot = process.getuid?.() === 0;
  const reader = isRoot ? findReader([process.execPath, ...places]) : null;
  const known = found.get(reader);
  if (known) return known;
  const works = ({ wrap }: Confinement) => {
    const [command = '', ...args] = wrap(places);
    return spawnSync(command, [...args, 'true'], { stdio: 'ignore', timeout: 10_000 }).status === 0;
  };
  const confinement = listCandidates(isRoot, reader).find(works) ?? { wrap: () => [], has: [] };
  found.set(reader, confinement);
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
  // V8 writes files that its flags name, and some remove its own checks: a release may not change any.
  return [
    PERMISSION,
    '--no-warnings',
    '--no-addons',
    '--freeze-flags-after-init',
    ...readable.map((place) => `--allow-fs-read=${place}`),
  ];
}

const WORDS: Record<Barrier, [closed: string, open: string]> = {
  network: ['no network', 'NETWORK OPEN'],
  processes: ['no sight of other processes', 'may see process numbers'],
  files: ['no other files', 'other files closed by Node.js alone'],
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
