import fs from 'node:fs';
import path from 'node:path';
import type { Release } from '@gm/shared/contract/release';
import type { StoredBuild } from '../judgement/budget.ts';
import type { Judge } from '../judgement/judge-in-child.ts';
import {
  createGap,
  describeCost,
  describeFinding,
  describeGap,
  type Finding,
  findFaults,
  formatTable,
  sortFindings,
  summarize,
  VERDICT_FILE,
} from '../judgement/judgement.ts';
import { Refusal } from '../store/refusal.ts';
import { readRelease, releaseDir } from '../store/release-store.ts';
import { readTrust, type TrustingStore } from '../store/trust.ts';

export interface JudgeOptions {
  releasesDir: string;
  store: TrustingStore;
  /** Version served to all visitors; null: none. */
  beside: string | null;
  judge: Judge;
  /** Resolves when the compressed copies of the new files exist. */
  packed: Promise<unknown>;
  acceptLosses?: boolean | undefined;
  onVerdict?: (verdict: string) => void;
}

interface Current {
  /** Null where there is no current release or it is damaged. */
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
 * Judges a staged release against the current one, records the differences page by page and stores them with it; the
 * summary is for the journal. Throws a Refusal with the first fault.
 */
export async function judgeStaged(
  staging: string,
  release: Release,
  { releasesDir, store, beside, judge, packed, acceptLosses, onVerdict }: JudgeOptions,
): Promise<string> {
  const limit = readTrust(store).budgets?.[release.name];
  const { build, gap } = readCurrent(releasesDir, release.name, beside);
  const judged = await judge.judge({ release, dir: staging }, build, limit, packed);
  const findings = [...gap, ...judged.findings];
  // The rendering processes run the release's code, so omissions are detected here.
  if (judged.before !== beside && !findings.some(({ kind }) => kind === 'not compared'))
    findings.unshift(createGap(`the current version ${beside}, for no stated reason`));
  const judgement = { ...judged, findings: sortFindings(findings) };
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
  fs.writeFileSync(path.join(staging, VERDICT_FILE), `${JSON.stringify(judgement, null, 2)}\n`);
  return summary;
}
