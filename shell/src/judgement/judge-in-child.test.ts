import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createBuild, createTemporaryDir } from '../registry/release.examples.ts';
import type { StoredBuild } from './budget.ts';
import { judgeInChild } from './judge-in-child.ts';
import { findFaults, type Judgement, summarize } from './judgement.ts';
import { PatientTimer } from './watched-child.ts';

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
/** Never ends, but leaves the processor to other tests; begins after the message was sent. */
const wait = 'setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0), 50)';

function build(version: string) {
  const dir = createTemporaryDir();
  return { release: createBuild(dir, { version }), dir };
}
const after = build('2');
const before = build('1');

/** Finds one barrier in everything. */
const FOUND = "process.on('message', ({ id }) => process.send({ id, barriers: ['label: ' + id] }))";

/** @param code handles a `job` of the judge, in an async function; `barriers` is the same for the other process */
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
      `const [, , , apiUrl] = process.argv;\nprocess.once('message', async (job) => { ${code}; });`,
    ),
    barriers: write('barriers.cjs', barriers),
    guest: 'guest.mjs',
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

it('returns the judgement of a process without settings of the site, and adds the weight of the code', async () => {
  process.env.FORM_SECRET = 'secret';
  const code = `if (process.env.FORM_SECRET) process.exit(1); ${good}`;
  expect(await judge(code)(after, before, undefined)).toEqual(GOOD);
  delete process.env.FORM_SECRET;
  expect((await judge(good)(after, before, 10)).findings).toMatchObject([{ kind: 'over budget' }]);
});

it.each([
  [`${step('after')};${wait}`, 'does not come to an end while it renders text on /b/'],
  [`${step('after')};setTimeout(() => process.exit(0), 50)`, 'ends the process while it renders text on /b/'],
  ['process.exit(0)', 'ends the process when it is loaded'],
  ["process.send({ fault: 'cannot be judged: x' })", 'cannot be judged: x'],
])('refuses a release without a judgement: %s', async (code, reason) => {
  await expect(judge(code)(after, before, undefined)).rejects.toThrow(reason);
});

it('sends HTML to a separate process for barriers, and returns its findings', async () => {
  const look = "process.send({ look: { id: 7, html: '<input>', old: null } })";
  const hear =
    "process.once('message', ({ id, barriers }) => tell({ kind: 'inaccessible', where: 'x', template: 'text', what: barriers[0] }))";
  const code = `${look}; const finding = await new Promise((tell) => { ${hear} });
    process.send({ judgement: { ...${JSON.stringify(GOOD)}, findings: [finding] } })`;
  expect((await judge(code)(after, before, undefined)).findings).toMatchObject([{ what: 'label: 7' }]);
});

it('names the example whose search for barriers does not end', async () => {
  const code = `${step('after')};process.send({ look: { id: 0, html: '', old: null } }); await new Promise((tell) => process.once('message', tell))`;
  const barriers = `process.on('message', () => { ${wait} })`;
  await expect(judge(code, { barriers })(after, before, undefined)).rejects.toThrow(
    'does not come to an end while it renders text on /b/',
  );
});

it('starts before there is a release, and waits for it as long as necessary', async () => {
  const ready = createJudge(
    `process.send({ judgement: { ...${JSON.stringify(GOOD)}, pages: Math.round(performance.now()) } })`,
  );
  ready.begin();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const { pages } = await ready.judge(after, before, undefined, packed);
  expect(pages).toBeGreaterThan(150);
  ready.end();
});

it('ends completely when it is cancelled', async () => {
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

describe('gaps in the comparison', () => {
  const gap = (what: string) => ({ kind: 'not compared', where: '', template: '', what });
  const hang = `${step('before')};${wait}`;
  const alone = { ...GOOD, before: null };

  it('are reported for a hanging version, and refuse its repair unless the operator accepts it', async () => {
    const code = `if (job.beforeDir) { ${hang} } else process.send({ judgement: ${JSON.stringify(alone)} })`;
    const judgement = await judge(code)(after, before, undefined);
    const found = gap('the current version does not come to an end while it renders text on /b/');
    expect(judgement).toEqual({ ...alone, findings: [found] });
    expect(findFaults(judgement)).toEqual([found]);
    expect(findFaults(judgement, true)).toEqual([]);
    expect(summarize(judgement)).toBe(`judged on 1 page and 0 examples: not compared: ${found.what}`);
  });

  it('are not reported when the current version only needed a second attempt', async () => {
    const mark = path.join(createTemporaryDir(), 'tried');
    const code = `const fs = require('node:fs');
      if (fs.existsSync(${JSON.stringify(mark)})) ${good};
      else { fs.writeFileSync(${JSON.stringify(mark)}, ''); ${hang} }`;
    expect(await judge(code)(after, before, undefined)).toEqual(GOOD);
  });

  it('are reported for pages when the api does not answer, whether or not they could lose something', async () => {
    const code = `if (apiUrl) process.send({ fault: 'no content', unreachable: true }); else ${good}`;
    await expect(judge(code)(after, before, undefined)).rejects.toThrow('no content');
    const expected = { ...GOOD, findings: [gap('pages: no content')] };
    expect(await judge(code)(after, null, undefined)).toEqual(expected);
    expect(await judge(code, { ofSources: true })(after, before, undefined)).toEqual(expected);
  });
});

it('exclude time spent waiting for a processor, up to twice the limit', async () => {
  vi.useFakeTimers();
  try {
    let waited = 0;
    const onLate = vi.fn();
    const timer = new PatientTimer(1000, () => waited, onLate);
    waited = 400;
    await vi.advanceTimersByTimeAsync(1399);
    expect(onLate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(onLate).toHaveBeenCalledTimes(1);
    timer.clear();
    const busy = vi.fn();
    new PatientTimer(1000, () => performance.now(), busy);
    await vi.advanceTimersByTimeAsync(1999);
    expect(busy).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(busy).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

it('include no weight of the repository’s own code, which its own tests check', async () => {
  expect((await judge(good, { ofSources: true })(after, before, 10)).findings).toEqual([]);
});
