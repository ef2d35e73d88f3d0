import fs from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { createBuild, createTemporaryDir } from '../registry/release.beispiele.ts';
import type { StoredBuild } from './budget.ts';
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
const good = `process.send({ judgement: ${JSON.stringify(GOOD)} })`;
const step = (side: string) => `process.send({ step: { side: '${side}', what: 'text on /b/' } })`;
/** The loop begins when the message is out. */
const loop = 'setTimeout(() => { for (;;); }, 50)';

function build(version: string) {
  const dir = createTemporaryDir();
  return { release: createBuild(dir, { version }), dir };
}
const after = build('2');
const before = build('1');

/** Finds one barrier in everything. */
const FOUND = "process.on('message', ({ id }) => process.send({ id, barriers: ['label: ' + id] }))";

/** @param code what the judge does with its `job`, in an async function; `barriers` what the other process does */
function createJudge(code: string, change: { ofSources?: boolean; barriers?: string } = {}) {
  const dir = createTemporaryDir();
  const write = (name: string, text: string) => {
    const script = path.join(dir, name);
    fs.writeFileSync(script, text);
    return { script };
  };
  const { barriers = FOUND, ...settings } = change;
  return judgeInChild({
    judge: write(
      'judge.cjs',
      `const [, , apiUrl] = process.argv;\nprocess.once('message', async (job) => { ${code}; });`,
    ),
    barriers: write('barriers.cjs', barriers),
    apiUrl: 'http://127.0.0.1:1',
    limits: { start: 20_000, step: 3000, whole: 20_000 },
    ...settings,
  });
}

const packed = Promise.resolve();
const judge = (code: string, change?: Parameters<typeof createJudge>[1]) => {
  const judge = createJudge(code, change);
  return async (...[after, before, limit]: [StoredBuild, StoredBuild | null, number | undefined]) => {
    try {
      return await judge.judge(after, before, limit, packed);
    } finally {
      judge.end();
    }
  };
};

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

it('what is to be searched for barriers goes to a process beside it, and what that finds comes back', async () => {
  const look = "process.send({ look: { id: 7, html: '<input>', old: null } })";
  const hear =
    "process.once('message', ({ id, barriers }) => tell({ kind: 'inaccessible', where: 'x', template: 'text', what: barriers[0] }))";
  const code = `${look}; const finding = await new Promise((tell) => { ${hear} });
    process.send({ judgement: { ...${JSON.stringify(GOOD)}, findings: [finding] } })`;
  expect((await judge(code)(after, before, undefined)).findings).toMatchObject([{ what: 'label: 7' }]);
});

it('a search for barriers that does not come to an end is named by its example', async () => {
  const code = `${step('after')};process.send({ look: { id: 0, html: '', old: null } }); await new Promise((tell) => process.once('message', tell))`;
  const barriers = `process.on('message', () => { ${loop} })`;
  await expect(judge(code, { barriers })(after, before, undefined)).rejects.toThrow(
    'does not come to an end while it renders text on /b/',
  );
});

it('is made ready before there is a release, and waits for as long as that takes to come', async () => {
  const ready = createJudge(
    `process.send({ judgement: { ...${JSON.stringify(GOOD)}, pages: Math.round(performance.now()) } })`,
  );
  ready.begin();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const { pages } = await ready.judge(after, before, undefined, packed);
  expect(pages).toBeGreaterThan(150);
  ready.end();
});

it('nothing of it is left when nobody waits any more', async () => {
  const pid = path.join(createTemporaryDir(), 'pid');
  const ready = createJudge(good, {
    barriers: `require('node:fs').writeFileSync(${JSON.stringify(pid)}, String(process.pid)); setInterval(() => {}, 1000)`,
  });
  ready.begin();
  await vi.waitUntil(() => fs.existsSync(pid) && fs.readFileSync(pid, 'utf8'), 10_000);
  ready.end();
  const isThere = () => {
    try {
      return process.kill(Number(fs.readFileSync(pid, 'utf8')), 0);
    } catch {
      return false;
    }
  };
  await vi.waitUntil(() => !isThere(), 10_000);
});

it('judges the repair of a version that hangs by itself', async () => {
  const code = `if (job.beforeDir) { ${step('before')};${loop} } else ${good}`;
  expect(await judge(code)(after, before, undefined)).toEqual(GOOD);
});

it('without content it refuses where pages could lose something, and nowhere else', async () => {
  const code = `if (apiUrl) process.send({ fault: 'no content', unreachable: true }); else ${good}`;
  await expect(judge(code)(after, before, undefined)).rejects.toThrow('no content');
  expect(await judge(code)(after, null, undefined)).toEqual(GOOD);
  expect(await judge(code, { ofSources: true })(after, before, undefined)).toEqual(GOOD);
  expect((await judge(good, { ofSources: true })(after, before, 10)).findings).toEqual([]);
});
