/**
 * The only way into the release store. A crash at any point leaves the current version in place: everything stays in a
 * staging folder until the rename, and is unused until the pointer changes.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { hashFile } from '@gm/shared/build/hash-file';
import { ARTEFACT_HEAD } from '@gm/shared/build/pack-artefact';
import { precompress, precompressFile } from '@gm/shared/build/precompress';
import type { Release } from '@gm/shared/contract/release';
import type { Judge } from '../judgement/judge-in-child.ts';
import { VERDICT_FILE } from '../judgement/judgement.ts';
import { inviteReviewers } from '../store/canary-link.ts';
import { checkRelease, type HostDescription } from '../store/check-release.ts';
import { readJournal, writeJournal } from '../store/journal.ts';
import { explainFault, Refusal } from '../store/refusal.ts';
import { activate, readRegistry, startCanary } from '../store/registry-file.ts';
import { cleanStaging, createStaging, moveIn, PUBLIC_FILE, pruneReleases, releaseDir } from '../store/release-store.ts';
import type { Store } from '../store/store.ts';
import { withLock } from '../store/store-lock.ts';
import { readTrust, verifySignature } from '../store/trust.ts';
import { confirm, type Judgement, refuseDowngrade, refuseOtherBytes, refuseTakenBack } from './confirm-delivery.ts';
import { giveHeadStart, removeAbandoned } from './head-start.ts';
import { judgeStaged } from './judge-staged.ts';
import { hashHandover } from './ownership.ts';
import { type ArtefactLimits, type Head, unpackArtefact } from './unpack-artefact.ts';

export interface ReceiveOptions {
  store: Store;
  host: HostDescription;
  /** Number of versions kept for open tabs and rollbacks. */
  keep: number;
  allowUnsigned: boolean;
  /** Loads an unjudged release once, as the site will; rejects on failure. */
  warm(dir: string): Promise<void>;
  /** Judges the release against the site's content. Missing for a copy of the registry without visitors. */
  judge?: Judge | undefined;
  /** Accepts a release though content loses headings, links or form fields. */
  acceptLosses?: boolean | undefined;
  /** Only judges: the release is not stored, and the journal gets no line. */
  dryRun?: boolean | undefined;
  /** The only accepted remote. */
  remote?: string | undefined;
  /** Share of visitors for the canary phase, if there is a current version; 0: no canary. */
  canaryShare?: number | undefined;
  /**
   * Milliseconds in which the shells load a judged version before its activation, so that all of them have it at once.
   */
  headStartMs?: number | undefined;
  /** Accepts a version that is older than the current one or was rolled back. */
  downgrade?: boolean | undefined;
  limits?: ArtefactLimits | undefined;
  now?: () => Date;
  /** Called with each verdict as it is reached. */
  onVerdict?: (verdict: string) => void;
}

export interface Receipt {
  release: Release;
  /** `stored`: kept, but the key may not activate it. `canary`: served to some visitors. `judged`: nothing changed. */
  state: 'current' | 'canary' | 'stored' | 'unchanged' | 'judged';
}

/** A clock ahead by more than this is wrong. */
const CLOCK_TOLERANCE_MS = 10 * 60_000;

interface Judged {
  key: string | null;
  mayMakeCurrent: boolean;
}

function judgeHead({ release, releaseBytes, signature }: Head, options: ReceiveOptions, now: Date): Judged {
  const { name, createdAt } = release;
  if (options.remote && name !== options.remote) throw new Refusal(`this is ${name}, not ${options.remote}`);
  if (new Date(createdAt).getTime() > now.getTime() + CLOCK_TOLERANCE_MS)
    throw new Refusal(`made at ${createdAt}, which is still to come: a clock is wrong`);
  if (!signature) {
    if (!options.allowUnsigned) throw new Refusal('nobody signed it');
    return { key: null, mayMakeCurrent: true };
  }
  const { makeCurrent } = verifySignature(readTrust(options.store), name, releaseBytes, signature, now);
  return { key: signature.key, mayMakeCurrent: makeCurrent };
}

/** Scripts, styles and data are parsed as a whole; the largest of this repository has 0.6 MB. */
const TEXT = /\.(js|cjs|css|json|svg)$/;
const TEXT_BYTES = 2 * 2 ** 20;

/** The registry names the owner of every template. */
const MAX_TEMPLATES = 200;

/** Written when a release is received: one that lists `judgement.json` would bring its own verdict. */
const OWN_FILES: ReadonlySet<string> = new Set([...ARTEFACT_HEAD, VERDICT_FILE]);

function refuseExcess({ files, templates }: Release): void {
  const count = Object.keys(templates).length;
  if (count > MAX_TEMPLATES) throw new Refusal(`it has ${count} templates, at most ${MAX_TEMPLATES}`);
  for (const [file, { size }] of Object.entries(files)) {
    if (OWN_FILES.has(file.toLowerCase())) throw new Refusal(`${file} is a file of the store`);
    if (file.startsWith('client/') && !PUBLIC_FILE.test(file)) throw new Refusal(`no such file is served: ${file}`);
    if (TEXT.test(file) && size > TEXT_BYTES) throw new Refusal(`${file} has ${size} bytes, at most ${TEXT_BYTES}`);
  }
}

/** Changes the store; one process at a time. */
function install(
  releasesDir: string,
  staging: string,
  head: Head,
  { key, mayMakeCurrent, ...judgement }: Judged & Judgement,
  options: ReceiveOptions,
): Receipt {
  const { keep, onVerdict } = options;
  const { release, releaseBytes, handover } = head;
  const { name, version } = release;
  return withLock(releasesDir, () => {
    const { before, owners } = confirm(releasesDir, head, judgement, options);
    onVerdict?.('templates: all its own');
    removeAbandoned(releasesDir);
    // With a head start it is there already.
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
      integrity: hashFile(releaseBytes),
      ...(handover && mayMakeCurrent ? { handover: hashHandover(handover) } : {}),
    });
    if (!mayMakeCurrent) {
      onVerdict?.(`not current: key ${key} may only deliver`);
      pruneReleases(releasesDir, name, keep, version);
      return { release, state: 'stored' };
    }
    const { canaryShare = 0 } = options;
    if (before && canaryShare > 0) {
      const canary = startCanary(releasesDir, { remote: name, version, share: canaryShare, key, owners });
      onVerdict?.(`for ${Math.round(canaryShare * 100)} % of the visitors; for reviewers: ${inviteReviewers(canary)}`);
      pruneReleases(releasesDir, name, keep);
      return { release, state: 'canary' };
    }
    const { generation } = activate(releasesDir, name, version, { what: 'current', key, reason: 'delivered', owners });
    onVerdict?.(`current, generation ${generation}${before ? `; before: ${before}` : ''}`);
    pruneReleases(releasesDir, name, keep);
    return { release, state: 'current' };
  });
}

/** Refusals of one remote that the journal records: a token alone must not fill it. */
const REFUSALS_PER_HOUR = 30;
const HOUR_MS = 60 * 60_000;

function countRefusals(releasesDir: string, remote: string): number {
  const since = Date.now() - HOUR_MS;
  return readJournal(releasesDir).entries.filter(
    (entry) => entry.what === 'refused' && entry.remote === remote && Date.parse(entry.time) > since,
  ).length;
}

/** A store that cannot be written to cannot keep the journal either; the team gets the reason nevertheless. */
async function noteRefusal(
  { store, remote, onVerdict }: ReceiveOptions,
  head: Head | null,
  reason: string,
): Promise<void> {
  // The remote of the token is certain; the name in the artefact is the sender's claim.
  const name = remote ?? head?.release.name ?? '';
  const version = head?.release.version ?? '';
  const key = head?.signature?.key ?? null;
  try {
    await store.change((dir) => {
      const before = countRefusals(dir, name);
      if (before > REFUSALS_PER_HOUR) return;
      const last = before === REFUSALS_PER_HOUR ? 'no more refusals are recorded within this hour; ' : '';
      writeJournal(dir, { what: 'refused', remote: name, version, key, reason: `${last}${reason}` });
    });
  } catch (fault) {
    onVerdict?.(`not in the journal: ${explainFault(fault)}`);
  }
}

/** Receives an artefact, or throws a Refusal with the reason in one sentence; the current version then stays. */
export async function receiveArtefact(source: Readable, options: ReceiveOptions): Promise<Receipt> {
  const { store, host, onVerdict } = options;
  const releasesDir = store.dir;
  let staging: string | undefined;
  let head: Head | null = null;
  let takeAway = () => Promise.resolve();
  // A stream refused before it was read may still fail; ignore that.
  source.once('error', () => {});
  try {
    // Load the current list of keys and the current version from the store.
    await store.follow();
    cleanStaging(releasesDir);
    staging = createStaging(releasesDir, randomBytes(6).toString('hex'));
    let judged: Judged = { key: null, mayMakeCurrent: false };
    const judge = (found: Head) => {
      head = found;
      judged = judgeHead(found, options, options.now?.() ?? new Date());
      refuseExcess(found.release);
      onVerdict?.(`${found.release.name} ${found.release.version}`);
      onVerdict?.(judged.key ? `signature: of key ${judged.key}` : 'signature: none, allowed here');
      options.judge?.begin();
    };
    const unpacked = await unpackArtefact(source, staging, judge, options.limits);
    onVerdict?.(`files: ${Object.keys(unpacked.release.files).length}, all as listed`);
    // Checked again under the lock; checking here avoids seconds of judging that would delay others.
    refuseOtherBytes(unpacked, releasesDir);
    if (!options.downgrade) {
      refuseDowngrade(unpacked.release, releasesDir);
      refuseTakenBack(unpacked.release, releasesDir);
    }
    const faults = checkRelease(staging, unpacked.release, host);
    if (faults.length) throw new Refusal(faults.join('; '));
    onVerdict?.('contract: fits');
    const { name, version } = unpacked.release;
    const beside = readRegistry(releasesDir).current[name] ?? null;
    const packed = beside === null ? undefined : path.join(releaseDir(releasesDir, name, beside), 'client');
    // Browsers read the list of files for the code that a page does not name.
    const packing = Promise.all([
      precompress(path.join(staging, 'client'), packed),
      precompressFile(path.join(staging, 'release.json')),
    ]);
    // Awaited below, unless the artefact is refused first, which removes what is being packed.
    packing.catch(() => {});
    let summary = '';
    // A version that is already current changes nothing.
    if (options.judge && beside !== version) {
      const judging = { ...options, releasesDir, beside, judge: options.judge, packed: packing };
      summary = await judgeStaged(staging, unpacked.release, judging);
    } else {
      await Promise.all([options.warm(staging), packing]);
      onVerdict?.('server: every template loads');
    }
    if (options.dryRun) return { release: unpacked.release, state: 'judged' };
    const judgement = { summary, beside: options.judge ? beside : undefined };
    // Only a version that replaces another gets a head start.
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
    // Report only what was actually done.
    for (const verdict of verdicts) onVerdict?.(verdict);
    return receipt;
  } catch (fault) {
    const reason = explainFault(fault);
    await takeAway().catch(() => {});
    if (!options.dryRun) await noteRefusal(options, head, reason);
    throw new Refusal(reason, { cause: fault });
  } finally {
    options.judge?.end();
    source.destroy();
    if (staging) fs.rmSync(staging, { recursive: true, force: true });
  }
}
