/**
 * The one way into the release store. A crash at any place leaves what is current current: until the rename everything
 * lies in a staging folder, until the flip nobody looks at what was moved.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { hashFile } from '@gm/shared/bau/hash-file';
import { precompress } from '@gm/shared/bau/precompress';
import type { Release } from '@gm/shared/vertrag/release';
import type { Judge } from '../judgement/judge-in-child.ts';
import type { Store } from '../store/store.ts';
import { inviteReviewers } from './canary-link.ts';
import { checkRelease, type HostDescription } from './check-release.ts';
import { confirm, type Judgement, refuseDowngrade, refuseOtherBytes } from './confirm-delivery.ts';
import { giveHeadStart, removeAbandoned } from './head-start.ts';
import { writeJournal } from './journal.ts';
import { judgeStaged } from './judge-staged.ts';
import { hashHandover } from './ownership.ts';
import { explainFault, Refusal } from './refusal.ts';
import { flip, readRegistry, startCanary } from './registry-file.ts';
import { cleanStaging, createStaging, moveIn, pruneReleases, releaseDir } from './release-store.ts';
import { withLock } from './store-lock.ts';
import { readTrust, verifySignature } from './trust.ts';
import { type ArtefactLimits, type Head, unpackArtefact } from './unpack-artefact.ts';

export interface ReceiveOptions {
  store: Store;
  host: HostDescription;
  /** Versions kept on disk for open tabs and for going back. */
  keep: number;
  allowUnsigned: boolean;
  /** Loads what is not judged as the site will, once; rejects when that does not work. */
  warm(dir: string): Promise<void>;
  /** Judges it on the site's content. Without, as in a copy of the registry that nobody visits, it is not judged. */
  judge?: Judge | undefined;
  /** Takes it though content loses headings, links or form fields. */
  acceptLosses?: boolean | undefined;
  /** Judges only: nothing is kept, and the journal has no line. */
  dryRun?: boolean | undefined;
  /** The only remote that is taken. */
  remote?: string | undefined;
  /** Part of the visitors who get it first, where there is a version before it; 0: all at once. */
  canaryShare?: number | undefined;
  /** Milliseconds in which the shells load what was judged, before it counts: then all of them have it at once. */
  headStartMs?: number | undefined;
  /** Takes what is older than the current version. */
  downgrade?: boolean | undefined;
  limits?: ArtefactLimits | undefined;
  now?: () => Date;
  /** Told each verdict when it is reached. */
  onVerdict?: (verdict: string) => void;
}

export interface Receipt {
  release: Release;
  /** `stored`: there, but the key may not make it current. `canary`: some visitors get it. `judged`: nothing changed. */
  state: 'current' | 'canary' | 'stored' | 'unchanged' | 'judged';
}

/** A clock that is this much ahead is wrong. */
const CLOCK_TOLERANCE_MS = 10 * 60_000;

interface Judged {
  key: string | null;
  mayMakeCurrent: boolean;
}

function judgeHead({ release, manifest, signature }: Head, options: ReceiveOptions, now: Date): Judged {
  const { name, version, createdAt } = release;
  if (options.remote && name !== options.remote) throw new Refusal(`this is ${name}, not ${options.remote}`);
  if (version.startsWith('.')) throw new Refusal(`version name not allowed: ${version}`);
  if (new Date(createdAt).getTime() > now.getTime() + CLOCK_TOLERANCE_MS)
    throw new Refusal(`made at ${createdAt}, which is still to come: a clock is wrong`);
  if (!signature) {
    if (!options.allowUnsigned) throw new Refusal('nobody signed it');
    return { key: null, mayMakeCurrent: true };
  }
  const { makeCurrent } = verifySignature(readTrust(options.store.dir), name, manifest, signature, now);
  return { key: signature.key, mayMakeCurrent: makeCurrent };
}

/** The part that changes the store; one process at a time. */
function install(
  releasesDir: string,
  staging: string,
  head: Head,
  { key, mayMakeCurrent, ...judgement }: Judged & Judgement,
  options: ReceiveOptions,
): Receipt {
  const { keep, onVerdict } = options;
  const { release, manifest, handover } = head;
  const { name, version } = release;
  return withLock(releasesDir, () => {
    const { before, owners } = confirm(releasesDir, head, judgement, options);
    onVerdict?.('templates: all its own');
    removeAbandoned(releasesDir);
    // It may have had a head start.
    if (fs.existsSync(staging)) moveIn(releasesDir, staging, release);
    else if (!fs.existsSync(releaseDir(releasesDir, name, version)))
      throw new Refusal('it was removed while the shells loaded it; deliver it again');
    onVerdict?.('stored');
    if (before === version) {
      onVerdict?.('current already');
      return { release, state: 'unchanged' };
    }
    writeJournal(releasesDir, {
      what: 'delivered',
      remote: name,
      version,
      key,
      reason: judgement.summary,
      integrity: hashFile(manifest),
      ...(handover && mayMakeCurrent ? { handover: hashHandover(handover) } : {}),
    });
    if (!mayMakeCurrent) {
      onVerdict?.(`not current: key ${key} may only deliver`);
      return { release, state: 'stored' };
    }
    const { canaryShare = 0 } = options;
    if (before && canaryShare > 0) {
      const canary = startCanary(releasesDir, { remote: name, version, share: canaryShare, key, owners });
      onVerdict?.(`for ${Math.round(canaryShare * 100)} % of the visitors; for reviewers: ${inviteReviewers(canary)}`);
      pruneReleases(releasesDir, name, keep);
      return { release, state: 'canary' };
    }
    const { generation } = flip(releasesDir, name, version, { what: 'current', key, reason: 'delivered', owners });
    onVerdict?.(`current, generation ${generation}${before ? `; before: ${before}` : ''}`);
    pruneReleases(releasesDir, name, keep);
    return { release, state: 'current' };
  });
}

/** A store that cannot be written to cannot keep the journal either; the reason reaches the team all the same. */
async function noteRefusal(store: Store, head: Head | null, remote: string, reason: string): Promise<void> {
  const { name = remote, version = '' } = head?.release ?? {};
  const key = head?.signature?.key ?? null;
  try {
    await store.change((dir) => writeJournal(dir, { what: 'refused', remote: name, version, key, reason }));
  } catch {
    // Told below.
  }
}

/** Takes an artefact, or throws a Refusal with the reason in one sentence; what was current then stays so. */
export async function receiveArtefact(source: Readable, options: ReceiveOptions): Promise<Receipt> {
  const { store, host, onVerdict } = options;
  const releasesDir = store.dir;
  let staging: string | undefined;
  let head: Head | null = null;
  let takeAway = () => Promise.resolve();
  // What is refused before it is read may still break off; nobody waits for it then.
  source.once('error', () => {});
  try {
    // Who is trusted, and what is current, as everybody has it.
    await store.follow();
    cleanStaging(releasesDir);
    staging = createStaging(releasesDir, randomBytes(6).toString('hex'));
    let judged: Judged = { key: null, mayMakeCurrent: false };
    const judge = (found: Head) => {
      head = found;
      judged = judgeHead(found, options, options.now?.() ?? new Date());
      onVerdict?.(`${found.release.name} ${found.release.version}`);
      onVerdict?.(judged.key ? `signature: of key ${judged.key}` : 'signature: none, allowed here');
      options.judge?.begin();
    };
    const unpacked = await unpackArtefact(source, staging, judge, options.limits);
    onVerdict?.(`files: ${Object.keys(unpacked.release.files).length}, all as listed`);
    // Said again under the lock; judging for seconds what is refused then would keep others waiting.
    refuseOtherBytes(unpacked, releasesDir);
    if (!options.downgrade) refuseDowngrade(unpacked.release, releasesDir);
    const faults = checkRelease(staging, unpacked.release, host);
    if (faults.length) throw new Refusal(faults.join('; '));
    onVerdict?.('contract: fits');
    const { name, version } = unpacked.release;
    const beside = readRegistry(releasesDir).current[name] ?? null;
    const packed = beside === null ? undefined : path.join(releaseDir(releasesDir, name, beside), 'client');
    const packing = precompress(path.join(staging, 'client'), packed);
    let summary = '';
    // What is current already changes nothing.
    if (options.judge && beside !== version) {
      const judging = { ...options, releasesDir, beside, judge: options.judge, packed: packing };
      summary = await judgeStaged(staging, unpacked.release, judging);
    } else {
      await Promise.all([options.warm(staging), packing]);
      onVerdict?.('server: every template loads');
    }
    if (options.dryRun) return { release: unpacked.release, state: 'judged' };
    const judgement = { summary, beside: options.judge ? beside : undefined };
    // Only who takes the place of another is waited for.
    if (options.headStartMs && summary && beside !== null && judged.mayMakeCurrent)
      takeAway = await giveHeadStart(staging, unpacked, judgement, options);
    const from = staging;
    const verdicts: string[] = [];
    const receipt = await store.change((dir) =>
      install(
        dir,
        from,
        unpacked,
        { ...judged, ...judgement },
        { ...options, onVerdict: (verdict) => verdicts.push(verdict) },
      ),
    );
    // What was done counts now.
    for (const verdict of verdicts) onVerdict?.(verdict);
    return receipt;
  } catch (fault) {
    const reason = explainFault(fault);
    await takeAway().catch(() => {});
    if (!options.dryRun) await noteRefusal(store, head, options.remote ?? '', reason);
    throw new Refusal(reason, { cause: fault });
  } finally {
    options.judge?.end();
    source.destroy();
    if (staging) fs.rmSync(staging, { recursive: true, force: true });
  }
}
