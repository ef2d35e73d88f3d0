import fs from 'node:fs';
import path from 'node:path';
import type { Release } from '@gm/shared/vertrag/release';
import type { StoredBuild } from '../judgement/budget.ts';
import type { Judge } from '../judgement/judge-in-child.ts';
import {
  describeCost,
  describeFinding,
  describeGap,
  type Finding,
  findFaults,
  formatTable,
  summarize,
} from '../judgement/judgement.ts';
import { Refusal } from './refusal.ts';
import { readRelease, releaseDir } from './release-store.ts';
import { readTrust } from './trust.ts';

export interface JudgeOptions {
  releasesDir: string;
  /** The version that all visitors have; null: there is none. */
  beside: string | null;
  judge: Judge;
  /** When the new files lie beside their compressed copies. */
  packed: Promise<unknown>;
  acceptLosses?: boolean | undefined;
  onVerdict?: (verdict: string) => void;
}

interface Current {
  /** Null where nothing is current, or where that is not whole. */
  build: StoredBuild | null;
  gap: Finding[];
}

function readCurrent(releasesDir: string, remote: string, version: string | null): Current {
  if (version === null) return { build: null, gap: [] };
  try {
    const { release } = readRelease(releasesDir, remote, version);
    return { build: { release, dir: releaseDir(releasesDir, remote, version) }, gap: [] };
  } catch (fault) {
    return { build: null, gap: [describeGap(fault)] };
  }
}

/**
 * Judges a release in staging beside the current one, says page by page what differs and keeps that with it; the summary
 * is for the journal. Throws a Refusal with the first fault in words.
 */
export async function judgeStaged(
  staging: string,
  release: Release,
  { releasesDir, beside, judge, packed, acceptLosses, onVerdict }: JudgeOptions,
): Promise<string> {
  const limit = readTrust(releasesDir).budgets?.[release.name];
  const { build, gap } = readCurrent(releasesDir, release.name, beside);
  const judged = await judge.judge({ release, dir: staging }, build, limit, packed);
  const judgement = { ...judged, findings: [...gap, ...judged.findings] };
  const summary = summarize(judgement);
  onVerdict?.(summary);
  const cost = describeCost(judgement);
  if (cost) onVerdict?.(cost);
  for (const row of formatTable(judgement)) onVerdict?.(row);
  const faults = findFaults(judgement, acceptLosses);
  const [first] = faults;
  if (first) {
    const more = faults.length > 1 ? `; and ${faults.length - 1} more` : '';
    throw new Refusal(`${describeFinding(first)}${more}`);
  }
  fs.writeFileSync(path.join(staging, 'urteil.json'), `${JSON.stringify(judgement, null, 2)}\n`);
  return summary;
}
