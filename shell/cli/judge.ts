/**
 * Judges the release in a folder on the content of the api at its address, and says how that went; see judgement/judge-in-child.ts. Started
 * before there is a release: what is there already is read then.
 */
import fs from 'node:fs';
import path from 'node:path';
import { type Beispiele, beispieleSchema } from '@gm/shared/vertrag/beispiel';
import { type Release, releaseSchema } from '@gm/shared/vertrag/release';
import { ServerRemote } from '../src/federation/server-remote.ts';
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

function readExamples({ examples }: Release, dir: string): Beispiele {
  return examples ? beispieleSchema.parse(readJson(path.join(dir, examples))) : {};
}

interface Asked {
  resolve(barriers: string[] | null): void;
  reject(fault: Error): void;
}
const looks: Asked[] = [];

/** In a process of its own, beside this one. */
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

/** Of templates with the same code only those with the same examples are left out. */
function findSame(before: StoredBuild, after: StoredBuild): ReturnType<typeof findUnchanged> {
  const [then, now] = [before, after].map(({ release, dir }) => readExamples(release, dir));
  const { unchanged, sameContract } = findUnchanged(before, after);
  const isSame = (template: string) => JSON.stringify(then?.[template]) === JSON.stringify(now?.[template]);
  return { unchanged: unchanged.filter(isSame), sameContract };
}

interface Current {
  server: ServerRemote | null;
  /** Why there is nothing to compare with, where there should be. */
  gap: Finding[];
}

async function loadCurrent(dir: string | null): Promise<Current> {
  if (dir === null) return { server: null, gap: [] };
  try {
    return { server: await ServerRemote.load(readRelease(dir), dir), gap: [] };
  } catch (fault) {
    return { server: null, gap: [describeGap(fault)] };
  }
}

async function loadNew(release: Release, dir: string): Promise<ServerRemote> {
  try {
    return await ServerRemote.load(release, dir);
  } catch (cause) {
    throw new Error(`does not load on the server: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

const [, , apiUrl] = process.argv;
const reading = apiUrl === undefined ? Promise.resolve(null) : readSiteContent(apiUrl);
// Told with the judgement.
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
  const { server: before, gap } = await loadCurrent(beforeDir);
  const after = await loadNew(release, dir);
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
      .catch((fault) => ({ fault: `cannot be judged: ${fault instanceof Error ? fault.message : fault}` }))
      .then(say);
});
process.once('disconnect', () => process.exit());
