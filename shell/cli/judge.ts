/**
 * Judges the release in a folder against the content of the api and reports the result; see
 * judgement/judge-in-child.ts. The release's code runs in guest processes started here. This process starts before the
 * release is complete and reads meanwhile what already exists.
 */
import fs from 'node:fs';
import path from 'node:path';
import { type Examples, examplesSchema } from '@gm/shared/contract/example';
import { type Release, releaseSchema } from '@gm/shared/contract/release';
import { GuestEnded, type JudgedGuest, openJudgedGuest } from '../src/isolation/judged-guest.ts';
import type { StoredBuild } from '../src/judgement/budget.ts';
import { findUnchanged } from '../src/judgement/find-unchanged.ts';
import type { BarrierMessage, JudgeJob, JudgeMessage } from '../src/judgement/judge-in-child.ts';
import type { FindBarriers } from '../src/judgement/judge-input.ts';
import { judgeRelease } from '../src/judgement/judge-release.ts';
import { describeGap, type Finding } from '../src/judgement/judgement.ts';
import { readSiteContent, type SiteContent } from '../src/judgement/site-content.ts';

const say = (message: JudgeMessage) => process.send?.(message);
const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));
const readRelease = (dir: string) => releaseSchema.parse(readJson(path.join(dir, 'release.json')));

function readExamples({ examples }: Release, dir: string): Examples {
  return examples ? examplesSchema.parse(readJson(path.join(dir, examples))) : {};
}

interface Asked {
  resolve(barriers: string[] | null): void;
  reject(fault: Error): void;
}
const looks: Asked[] = [];

/** In a separate process that runs in parallel. */
const findBarriers: FindBarriers = (html, old) =>
  new Promise((resolve, reject) => {
    const id = looks.push({ resolve, reject }) - 1;
    say({ look: { id, html, old } });
  });

function hearBarriers(found: BarrierMessage): void {
  const look = looks[found.id];
  if ('fault' in found) look?.reject(new Error(found.fault));
  else look?.resolve(found.barriers);
}

/** A template with unchanged code is skipped only if its examples are unchanged, too. */
function findSame(before: StoredBuild, after: StoredBuild): ReturnType<typeof findUnchanged> {
  const [then, now] = [before, after].map(({ release, dir }) => readExamples(release, dir));
  const { unchanged, sameContract } = findUnchanged(before, after);
  const isSame = (template: string) => JSON.stringify(then?.[template]) === JSON.stringify(now?.[template]);
  return { unchanged: unchanged.filter(isSame), sameContract };
}

interface Current {
  guest: JudgedGuest | null;
  /** Why the comparison is missing although there should be one. */
  gap: Finding[];
}

/** A busy machine may need more than one attempt. */
const TRIES = 3;

async function loadCurrent(dir: string | null, tries = TRIES): Promise<Current> {
  if (dir === null) return { guest: null, gap: [] };
  try {
    return { guest: await openGuest(readRelease(dir), dir), gap: [] };
  } catch (fault) {
    return tries > 1 ? loadCurrent(dir, tries - 1) : { guest: null, gap: [describeGap(fault)] };
  }
}

async function loadNew(release: Release, dir: string): Promise<JudgedGuest> {
  try {
    return await openGuest(release, dir);
  } catch (cause) {
    throw new Error(`does not load on the server: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

const [, , script = '', apiUrl] = process.argv;
const MEMORY_MB = 512;

/** No timeouts here: the parent process watches the steps (judgement/judge-in-child.ts). */
const openGuest = (release: Release, dir: string) =>
  openJudgedGuest({ script, limitMs: Number.POSITIVE_INFINITY, memoryMb: MEMORY_MB, exposeGc: true }, release, dir);

const reading = apiUrl === undefined ? Promise.resolve(null) : readSiteContent(apiUrl);
// Reported together with the judgement.
reading.catch(() => {});

async function judge({ dir, beforeDir }: JudgeJob): Promise<JudgeMessage> {
  let content: SiteContent | null;
  try {
    content = await reading;
  } catch {
    const fault = `the site's content cannot be asked for (${apiUrl} does not answer): what pages would lose is not known`;
    return { fault, unreachable: true };
  }
  const release = readRelease(dir);
  const [{ guest: before, gap }, after] = await Promise.all([loadCurrent(beforeDir), loadNew(release, dir)]);
  const onStep = (side: 'before' | 'after', what: string) => say({ step: { side, what } });
  const examples = readExamples(release, dir);
  const same =
    before && beforeDir !== null ? findSame({ release: before.release, dir: beforeDir }, { release, dir }) : {};
  const judgement = await judgeRelease({ before, after, content, examples, findBarriers, ...same, onStep });
  return { judgement: { ...judgement, findings: [...gap, ...judgement.findings] } };
}

process.on('message', (message: JudgeJob | BarrierMessage) => {
  if ('id' in message) hearBarriers(message);
  else
    void judge(message)
      .catch((fault) => {
        // The last reported step identifies the cause.
        if (fault instanceof GuestEnded) process.exit(1);
        return { fault: `cannot be judged: ${fault instanceof Error ? fault.message : fault}` };
      })
      .then(say);
});
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => process.exit());
