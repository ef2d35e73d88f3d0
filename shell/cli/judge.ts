/** Judges the release in a folder on the site's content, and says how that went; see judgement/judge-in-child.ts. */
import fs from 'node:fs';
import path from 'node:path';
import { type Beispiele, beispieleSchema } from '@gm/shared/vertrag/beispiel';
import { type Release, releaseSchema } from '@gm/shared/vertrag/release';
import { ServerRemote } from '../src/federation/server-remote.ts';
import type { StoredBuild } from '../src/judgement/budget.ts';
import { findUnchanged } from '../src/judgement/find-unchanged.ts';
import { hideByMarkup } from '../src/judgement/hide-by-markup.ts';
import type { JudgeJob, JudgeMessage } from '../src/judgement/judge-in-child.ts';
import { judgeRelease } from '../src/judgement/judge-release.ts';
import { describeGap, type Finding } from '../src/judgement/judgement.ts';
import { readSiteContent, type SiteContent } from '../src/judgement/site-content.ts';

const say = (message: JudgeMessage) => process.send?.(message);
const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));
const readRelease = (dir: string) => releaseSchema.parse(readJson(path.join(dir, 'release.json')));

function readExamples({ examples }: Release, dir: string): Beispiele {
  return examples ? beispieleSchema.parse(readJson(path.join(dir, examples))) : {};
}

let opened: Promise<Document> | undefined;
const openDocument = () => {
  opened ??= import('jsdom').then(({ JSDOM }) => hideByMarkup(new JSDOM().window));
  return opened;
};

/** Templates with the same code and the same examples. */
function findSame(before: StoredBuild, after: StoredBuild): string[] {
  const [then, now] = [before, after].map(({ release, dir }) => readExamples(release, dir));
  return findUnchanged(before, after).filter(
    (template) => JSON.stringify(then?.[template]) === JSON.stringify(now?.[template]),
  );
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

async function readContent(apiUrl: string | null): Promise<SiteContent | null> {
  return apiUrl === null ? null : readSiteContent(apiUrl);
}

async function judge({ dir, beforeDir, apiUrl, share }: JudgeJob): Promise<JudgeMessage> {
  let content: SiteContent | null;
  try {
    content = await readContent(apiUrl);
  } catch {
    const fault = `the site's content cannot be asked for (${apiUrl} does not answer): what pages would lose is not known`;
    return { fault, unreachable: true };
  }
  const release = readRelease(dir);
  const { server: before, gap } = await loadCurrent(beforeDir);
  const after = await ServerRemote.load(release, dir);
  const onStep = (side: 'before' | 'after', what: string) => say({ step: { side, what } });
  const examples = readExamples(release, dir);
  const unchanged =
    before && beforeDir !== null ? findSame({ release: before.release, dir: beforeDir }, { release, dir }) : [];
  const judgement = await judgeRelease({ before, after, content, examples, openDocument, unchanged, share, onStep });
  return { judgement: { ...judgement, findings: [...gap, ...judgement.findings] } };
}

try {
  say(await judge(JSON.parse(process.argv[2] ?? '{}') as JudgeJob));
} catch (fault) {
  say({ fault: `cannot be judged: ${fault instanceof Error ? fault.message : fault}` });
}
