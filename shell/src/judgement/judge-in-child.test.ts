import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createBuild, createTemporaryDir } from '../registry/release.beispiele.ts';
import { judgeInChild } from './judge-in-child.ts';
import type { Judgement } from './judgement.ts';

const GOOD: Judgement = {
  remote: 'mf-probe',
  version: '2',
  before: '1',
  pages: 1,
  examples: 0,
  unchanged: 0,
  findings: [],
  html: { before: 1, after: 1 },
  time: { before: 1, after: 1 },
};
const NOTHING = { pages: 0, html: { before: 0, after: 0 }, time: { before: 0, after: 0 } };
/** The first share, that of the examples, has found all of it. */
const good = `process.send({ judgement: { ...${JSON.stringify(GOOD)}, ...(!job.share.examples ? ${JSON.stringify(NOTHING)} : {}) } })`;
const step = (side: string) => `process.send({ step: { side: '${side}', what: 'text on /b/' } })`;
/** The loop begins when the message is out. */
const loop = 'setTimeout(() => { for (;;); }, 50)';

function build(version: string) {
  const dir = createTemporaryDir();
  return { release: createBuild(dir, { version }), dir };
}
const after = build('2');
const before = build('1');

function judge(code: string, change: { ofSources?: boolean } = {}) {
  const script = path.join(createTemporaryDir(), 'judge.cjs');
  fs.writeFileSync(script, `const job = JSON.parse(process.argv[2]);\n${code};`);
  return judgeInChild({
    script,
    apiUrl: 'http://127.0.0.1:1',
    limits: { start: 20_000, step: 3000, whole: 20_000 },
    ...change,
  });
}

it('has the judgement of a process that knows no setting of the site, and adds what code weighs', async () => {
  process.env.FORM_SECRET = 'secret';
  const code = `if (process.env.FORM_SECRET || !globalThis.gc) process.exit(1); ${good}`;
  expect(await judge(code)(after, before, undefined)).toEqual(GOOD);
  delete process.env.FORM_SECRET;
  expect((await judge(good)(after, before, 10)).findings).toMatchObject([{ kind: 'over budget' }]);
});

it.each([
  [`${step('after')};${loop}`, 'does not come to an end while it renders text on /b/'],
  [`${step('after')};setTimeout(() => process.exit(0), 50)`, 'ends the process while it renders text on /b/'],
  ['process.exit(0)', 'ends the process when it is loaded'],
  ["process.send({ fault: 'cannot be judged: x' })", 'cannot be judged: x'],
])('refuses what does not come to a judgement: %s', async (code, reason) => {
  await expect(judge(code)(after, before, undefined)).rejects.toThrow(reason);
});

it('adds up what the shares found, and says once what each of them says', async () => {
  const finding = { kind: 'not compared', where: '', template: '', what: 'x' };
  const own = "{ kind: 'throws', where: '/' + job.share.pages + '/', template: 'text', what: 'y' }";
  const code = `process.send({ judgement: { ...${JSON.stringify(GOOD)}, findings: [${JSON.stringify(finding)}, ${own}] } })`;
  const { findings, pages, html } = await judge(code)(after, before, undefined);
  expect(pages).toBeGreaterThanOrEqual(1);
  expect(html).toEqual({ before: pages, after: pages });
  expect(findings.filter(({ kind }) => kind === 'not compared')).toHaveLength(1);
  expect(findings.filter(({ kind }) => kind === 'throws')).toHaveLength(pages);
});

it('a share that fails ends the others', async () => {
  const code = `if (job.share.pages) { process.send({ fault: 'cannot be judged: x' }) } else { ${loop} }`;
  await expect(judge(code)(after, before, undefined)).rejects.toThrow('cannot be judged: x');
});

it('judges the repair of a version that hangs by itself', async () => {
  const code = `if (job.beforeDir) { ${step('before')};${loop} } else ${good}`;
  expect(await judge(code)(after, before, undefined)).toEqual(GOOD);
});

it('without content it refuses where pages could lose something, and nowhere else', async () => {
  const code = `if (job.apiUrl) process.send({ fault: 'no content', unreachable: true }); else ${good}`;
  await expect(judge(code)(after, before, undefined)).rejects.toThrow('no content');
  expect(await judge(code)(after, null, undefined)).toEqual(GOOD);
  expect(await judge(code, { ofSources: true })(after, before, undefined)).toEqual(GOOD);
  expect((await judge(good, { ofSources: true })(after, before, 10)).findings).toEqual([]);
});
