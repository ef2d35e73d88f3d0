import fs from 'node:fs';
import path from 'node:path';
import type { Release } from '@gm/shared/vertrag/release';
import type { StoredBuild } from '../judgement/budget.ts';
import type { JudgeWork } from '../judgement/judge-in-child.ts';
import {
  describeFinding,
  describeGap,
  type Finding,
  findFaults,
  formatTable,
  summarize,
} from '../judgement/judgement.ts';
import { Refusal } from './refusal.ts';
import { readRegistry } from './registry-file.ts';
import { readRelease, releaseDir } from './release-store.ts';
import { readTrust } from './trust.ts';

export interface JudgeOptions {
  releasesDir: string;
  judge: JudgeWork;
  acceptLosses?: boolean | undefined;
  onVerdict?: (verdict: string) => void;
}

interface Current {
  version: string | null;
  /** Null where nothing is current, or where that is not whole. */
  build: StoredBuild | null;
  gap: Finding[];
}

/** What all visitors have. */
function findCurrent(releasesDir: string, remote: string): Current {
  const version = readRegistry(releasesDir).current[remote] ?? null;
  if (version === null) return { version, build: null, gap: [] };
  try {
    const { release } = readRelease(releasesDir, remote, version);
    return { version, build: { release, dir: releaseDir(releasesDir, remote, version) }, gap: [] };
  } catch (fault) {
    return { version, build: null, gap: [describeGap(fault)] };
  }
}

export interface Verdict {
  /** What the journal says. */
  summary: string;
  /** The version it was judged beside; null: there was none. */
  beside: string | null;
}

/**
 * Judges a release in staging beside the current one, says page by page what differs and keeps that with it. Throws a
 * Refusal with the first fault in words.
 */
export async function judgeStaged(
  staging: string,
  release: Release,
  { releasesDir, judge, acceptLosses, onVerdict }: JudgeOptions,
): Promise<Verdict> {
  const limit = readTrust(releasesDir).budgets?.[release.name];
  const { version, build, gap } = findCurrent(releasesDir, release.name);
  const judged = await judge({ release, dir: staging }, build, limit);
  const judgement = { ...judged, findings: [...gap, ...judged.findings] };
  const summary = summarize(judgement);
  onVerdict?.(summary);
  for (const row of formatTable(judgement)) onVerdict?.(row);
  const faults = findFaults(judgement, acceptLosses);
  const [first] = faults;
  if (first) {
    const more = faults.length > 1 ? `; and ${faults.length - 1} more` : '';
    throw new Refusal(`${describeFinding(first)}${more}`);
  }
  fs.writeFileSync(path.join(staging, 'urteil.json'), `${JSON.stringify(judgement, null, 2)}\n`);
  return { summary, beside: version };
}
