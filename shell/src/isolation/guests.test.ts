import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBuild, createTemporaryDir } from '../registry/release.examples.ts';
import { gemeinde } from '../server/page.examples.ts';
import { buildScript } from './build-script.examples.ts';
import { Guests } from './guests.ts';
import type { BlockJob } from './renderer.ts';

// Each test starts processes, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** A busy machine needs longer than the limit of a page. */
const LIMIT_MS = 1500;
/** A release that may be started until then has started once, even on a busy machine. */
const LOADED_BY_MS = 3000;
const sitePage = { pfad: '/kontakt/', suche: '', titel: 'Kontakt', gemeinde };

/** Never ends, but leaves the processor to other tests. */
const WAIT = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';
/** Writes to the shell past the guest's own script. */
const SEND = "process.getBuiltinModule('node:fs').writeSync(3, Buffer.from(context.text + '\\0', 'utf16le'));";
/** Behaviour of the release's templates; each gets its props. */
const TEMPLATES: Record<string, string> = {
  text: '({ context }) => context.text',
  schleife: '() => { for (;;); }',
  spaet: `() => { Promise.resolve().then(() => { ${WAIT} }); return null; }`,
  ende: '() => process.exit(0)',
  manchmal: `({ context }) => { if (context.text === 'endlos') ${WAIT} return context.text; }`,
  wurf: "() => { throw Error('kaputt'); }",
  wirr: '() => { throw { toString() { throw 1 } }; }',
  nachwurf: "() => { setTimeout(() => { throw Error('danach'); }, 20); return 'gezeigt'; }",
  ablehnung: "() => { Promise.reject(Error('abgelehnt')); return 'gezeigt'; }",
  wecker: `() => { setTimeout(() => { ${WAIT} }, 300); return 'gezeigt'; }`,
  fresser: '() => { const all = []; for (;;) all.push({ text: String(all.length) }); }',
  leck: "() => { (globalThis.leck ??= []).push(Array.from({ length: 600_000 }, (_, i) => ({ i }))); return 'gezeigt'; }",
  lang: "() => 'x'.repeat(5_000_000)",
  gross: "() => 'x'.repeat(1_000_000)",
  umgebung: '() => JSON.stringify([process.env, process.argv.length])',
  laut: "() => { console.log('geheim'); console.error('laut'); return 'gezeigt'; }",
  schwatz: `({ context }) => {
    for (;;) { ${SEND} Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100); }
  }`,
  pumpe: `() => {
    const { pbkdf2 } = process.getBuiltinModule('node:crypto');
    const go = () => pbkdf2('a', 'b', 300_000, 64, 'sha512', go);
    go();
    return 'gezeigt';
  }`,
  signal: "() => { process.kill(process.pid, 'SIGKILL'); return null; }",
};

let script: string;
let guests: Guests;
const all: Guests[] = [];
const onFault = vi.fn<(fault: unknown) => void>();
const onOutput = vi.fn<(text: string) => void>();
const told = () => onFault.mock.calls.map(([fault]) => (fault as Error).message);

const createGuests = (size = 2, limitMs = LIMIT_MS) => {
  guests = new Guests({ script, size, limitMs, loadMs: 5000, memoryMb: 96, onFault, onOutput });
  all.push(guests);
};
function storeRelease(version = '1', templates = TEMPLATES, name = 'mf-probe', first = '') {
  const dir = path.join(createTemporaryDir(), version);
  const list = Object.entries(templates).map(([id, code]) => `modules['./${id}'] = { default: ${code} };`);
  fs.mkdirSync(dir, { recursive: true });
  return {
    dir,
    release: createBuild(dir, {
      name,
      version,
      templates: Object.keys(templates),
      serverCode: [first, ...list].join('\n'),
    }),
  };
}
async function prepare(version?: string, templates?: Record<string, string>, name?: string) {
  const { dir, release } = storeRelease(version, templates, name);
  const served = await guests.open(release, dir);
  return () => served.retire();
}
const block = (template: string, changed: Partial<BlockJob> = {}): BlockJob => ({
  id: 0,
  remote: 'mf-probe',
  version: '1',
  template,
  context: { text: 'Guten Tag' },
  options: {},
  island: null,
  ...changed,
});
const render = async (...templates: string[]) => {
  const results = await guests.render(
    templates.map((template, id) => block(template, { id })),
    sitePage,
  );
  return results.map(({ html }) => html);
};

beforeAll(async () => {
  script = await buildScript(createTemporaryDir(), 'src/isolation/guest.ts');
}, 60_000);
beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  guests.close();
});
afterAll(() => {
  for (const each of all) each.close();
});

describe('blocks', () => {
  beforeEach(async () => {
    createGuests();
    await prepare();
  });

  it('are rendered in order with their data', async () => {
    const results = await guests.render([block('text', { context: { text: 'eins' } }), block('text')], sitePage);
    expect(results).toMatchObject([
      { html: 'eins', preloads: '', fault: null, ms: expect.any(Number) },
      { html: 'Guten Tag', preloads: '', fault: null, ms: expect.any(Number) },
    ]);
  });

  it('cannot change the municipality that a guest keeps, and get a new one', async () => {
    await prepare('2', {
      ort: '({ seite }) => seite.gemeinde.ort',
      umzug: "(function () { 'use strict'; return ({ seite }) => (seite.gemeinde.ort = 'anderswo'); })()",
    });
    const show = async (template: string, location: string) => {
      const place = location === gemeinde.ort ? gemeinde : { ...gemeinde, ort: location };
      const [result] = await guests.render([block(template, { version: '2' })], { ...sitePage, gemeinde: place });
      return result?.html;
    };
    for (let page = 0; page < 2; page += 1) {
      expect(await show('umzug', gemeinde.ort)).toBeNull();
      expect(await show('ort', gemeinde.ort)).toBe(gemeinde.ort);
      expect(await show('ort', 'Neustadt')).toBe('Neustadt');
    }
  });

  it('name their own calls once for the same data, and again after a fault', async () => {
    const first = `let asked = 0; modules['./contract'].remote.templates.text.calls = () => {
      asked += 1;
      if (asked === 1) throw Error('kaputt');
      return { liste: { endpoint: '/api/cms/' + asked, params: {} } };
    };`;
    const { dir, release } = storeRelease('3', TEMPLATES, 'mf-probe', first);
    await guests.open(release, dir);
    const ask = async (...texts: string[]) => {
      const calls = await guests.listCalls(texts.map((text) => block('text', { version: '3', context: { text } })));
      return calls.map((each) => each?.liste?.endpoint ?? null);
    };
    expect(await ask('eins')).toEqual([null]);
    expect(await ask('eins')).toEqual(['/api/cms/2']);
    expect(await ask('zwei', 'eins')).toEqual(['/api/cms/3', '/api/cms/2']);
  });

  it('send back only the data that SEO reads', async () => {
    const read = { titel: 'Rathaus', oeffnungszeiten: [{ typ: 'SERVICEZEIT' }] };
    const [times, text] = await guests.render(
      [block('text', { context: { ...read, text: 'x' } }), block('text')],
      sitePage,
    );
    expect([times?.context, text?.context]).toEqual([read, null]);
  });

  it('cannot read the site’s settings, nor print', async () => {
    process.env.PROBE_SECRET = 'geheim';
    expect(await render('umgebung', 'laut')).toEqual(['[{},3]', 'gezeigt']);
    await vi.waitFor(() => expect(onOutput.mock.calls.flat().join()).toMatch(/geheim/));
    delete process.env.PROBE_SECRET;
  });

  it.each(['wurf', 'wirr', 'lang', 'signal', 'unbekannt'])('that cannot be rendered fail alone: %s', async (name) => {
    expect(await render('text', name, 'text')).toEqual(['Guten Tag', null, 'Guten Tag']);
    expect(onFault).not.toHaveBeenCalled();
  });

  it('that are long are rendered', async () => {
    expect((await render('gross', 'gross')).map((html) => html?.length)).toEqual([1_000_000, 1_000_000]);
  });
});

describe('a block that ends its guest', () => {
  beforeEach(async () => {
    createGuests();
    await prepare();
  });

  it.each([
    ['schleife', /^mf-probe 1: 'schleife' did not answer within 1500 ms \(1 within a minute\)$/],
    ['spaet', /^mf-probe 1: 'spaet' did not answer within 1500 ms/],
    ['ende', /^mf-probe 1: 'ende' ended its process \(0\)/],
  ])('fails alone and is named: %s', async (name, message) => {
    expect(await render('text', name, 'text')).toEqual(['Guten Tag', null, 'Guten Tag']);
    expect(told()).toContainEqual(expect.stringMatching(message));
    expect(await render('text')).toEqual(['Guten Tag']);
  });

  it('fails alone and is named when its template did well before', async () => {
    for (let page = 0; page < 25; page += 1)
      expect(await render('manchmal', 'text')).toEqual(Array(2).fill('Guten Tag'));
    const page = [block('text'), block('manchmal', { context: { text: 'endlos' } }), block('text')];
    const results = await guests.render(page, sitePage);
    expect(results.map(({ html }) => html)).toEqual(['Guten Tag', null, 'Guten Tag']);
    expect(told()).toEqual([
      'mf-probe 1: did not answer within 1500 ms',
      "mf-probe 1: 'manchmal' did not answer within 1500 ms (1 within a minute)",
    ]);
  });

  it('affects no other pages, not even when several request it', async () => {
    const bad = [render('schleife'), render('schleife')];
    expect(await Promise.all(Array.from({ length: 20 }, () => render('text')))).toEqual(Array(20).fill(['Guten Tag']));
    expect(await Promise.all(bad)).toEqual([[null], [null]]);
  });

  it.each([
    ['begun', 'began its task twice'],
    ['loaded', 'reported its start twice'],
    ['stray', 'threw outside of rendering more than 3 times'],
  ])('cannot delay its time limit by messages: %s', async (kind, reason) => {
    const text = JSON.stringify({ kind, message: 'x'.repeat(9000), fault: null, facts: {} });
    const results = await guests.render([block('text'), block('schwatz', { context: { text } })], sitePage);
    expect(results.map(({ html }) => html)).toEqual(['Guten Tag', null]);
    expect(told().at(-1)).toContain(`mf-probe 1: 'schwatz' ${reason}`);
    for (const line of told()) expect(line.length).toBeLessThan(700);
  });

  it('is named when it throws asynchronously', async () => {
    expect(await render('nachwurf', 'text', 'ablehnung')).toEqual(['gezeigt', 'Guten Tag', 'gezeigt']);
    await vi.waitFor(() => {
      expect(told()).toContainEqual(expect.stringMatching(/^mf-probe 1: threw outside of rendering: danach/));
      expect(told()).toContainEqual(expect.stringMatching(/^mf-probe 1: threw outside of rendering: abgelehnt/));
    }, 5000);
    expect(await render('text')).toEqual(['Guten Tag']);
  });
});

describe('a guest', () => {
  beforeEach(async () => {
    createGuests(1);
    await prepare();
    await prepare('7', { ruhig: "() => 'ruhig'" }, 'mf-other');
  });
  const calm = block('ruhig', { remote: 'mf-other', version: '7' });

  it('that loops after its page affects no block of another version, and is named', async () => {
    const first = await guests.render([block('wecker'), calm], sitePage);
    expect(first.map(({ html }) => html)).toEqual(['gezeigt', 'ruhig']);
    // The next task detects the loop, perhaps before it has begun.
    await vi.waitFor(
      async () => {
        const page = await guests.render([block('text'), calm], sitePage);
        expect(page.map(({ html }) => html)).toEqual(['Guten Tag', 'ruhig']);
        expect(told()).toEqual([expect.stringMatching(/^mf-probe 1: did not answer within 1500 ms/)]);
      },
      { timeout: 15_000 },
    );
  });
});

describe('a guest without a task', () => {
  it('is ended when it keeps a processor busy, and others are not', async () => {
    createGuests(1);
    await prepare();
    await prepare('7', { ruhig: "() => 'ruhig'" }, 'mf-other');
    const calm = block('ruhig', { remote: 'mf-other', version: '7' });
    const page = await guests.render([block('pumpe'), calm], sitePage);
    expect(page.map(({ html }) => html)).toEqual(['gezeigt', 'ruhig']);
    await vi.waitFor(() => expect(told()).toHaveLength(1), 30_000);
    expect(told()).toEqual([expect.stringMatching(/^mf-probe 1: used \d+ % of a processor without a task \(1 within/)]);
    expect(await render('text')).toEqual(['Guten Tag']);
  });
});

describe('memory', () => {
  // Close to its limit a process collects garbage for long.
  beforeEach(async () => {
    createGuests(1, 10_000);
    await prepare();
  });

  it('that a block consumes affects this block only', async () => {
    expect(await render('text', 'fresser', 'text')).toEqual(['Guten Tag', null, 'Guten Tag']);
    expect(told().at(-1)).toMatch(/^mf-probe 1: 'fresser' ran out of memory \(1 within a minute\)$/);
  }, 40_000);

  it('that leaks is freed before it runs out, without affecting a page', async () => {
    for (let page = 0; page < 12; page += 1) expect(await render('leck')).toEqual(['gezeigt']);
  }, 40_000);
});

describe('the circuit breaker of a version', () => {
  it('opens after three deaths, leaves the others alone, and tries again after 30 s', async () => {
    createGuests();
    await prepare();
    await prepare('7', { ruhig: "() => 'ruhig'" }, 'mf-other');
    for (let death = 0; death < 3; death += 1) expect(await render('ende')).toEqual([null]);
    expect(told().at(-1)).toBe(
      "mf-probe 1: 'ende' ended its process (0) (3 within a minute, its blocks are left out for 30 s)",
    );
    const both = () => guests.render([block('text'), block('ruhig', { remote: 'mf-other', version: '7' })], sitePage);
    expect((await both()).map(({ html }) => html)).toEqual([null, 'ruhig']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    expect((await both()).map(({ html }) => html)).toEqual(['Guten Tag', 'ruhig']);
    expect(await Promise.all([render('text'), render('text')])).toEqual([['Guten Tag'], ['Guten Tag']]);
  });

  it('stops asynchronous errors from filling the log', async () => {
    createGuests();
    const { dir, release } = storeRelease(
      '1',
      TEMPLATES,
      'mf-probe',
      "setTimeout(() => setInterval(() => { throw Error('immer wieder'); }, 5), 500);",
    );
    await guests.open(release, dir);
    await vi.waitFor(() => expect(told().at(-1)).toContain('more than 3 times'), 10_000);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    // Two guests: the second one replaces the first, and is not replaced.
    expect(told().length).toBeLessThanOrEqual(8);
    expect(await render('text')).toEqual([null]);
  });

  it.each([
    ['throws', "throw Error('lädt nicht mehr '.repeat(500));"],
    ['ends', "console.error('Reached heap limit'); process.exit(1);"],
  ])('stops starting a release that loaded once and then %s at its start', async (_name, code) => {
    createGuests();
    const { dir, release } = storeRelease(
      '1',
      TEMPLATES,
      'mf-probe',
      `if (Date.now() > ${Date.now() + LOADED_BY_MS}) { ${code} }`,
    );
    await guests.open(release, dir);
    await new Promise((resolve) => setTimeout(resolve, LOADED_BY_MS));
    await render('ende');
    await vi.waitFor(() => expect(told().at(-1)).toContain('left out for 30 s'), 15_000);
    const before = told().length;
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(told()).toHaveLength(before);
    expect(Math.max(...told().map(({ length }) => length))).toBeLessThan(700);
    expect(await render('text')).toEqual([null]);
  });

  it('belongs to one version: another one of the remote has its own', async () => {
    createGuests();
    const drop = await prepare();
    for (let death = 0; death < 3; death += 1) await render('ende');
    await prepare('2', { text: "() => 'neu'" });
    drop();
    const results = await guests.render([block('text', { version: '2' })], sitePage);
    expect(results[0]?.html).toBe('neu');
  });
});

describe('releases', () => {
  it.each([
    ['throws', "throw Error('lädt nicht');", /lädt nicht/],
    ['ends its process', 'process.exit(3);', /ended its process \(3\)/],
    ['hangs', WAIT, /did not answer within 5000 ms/],
  ])(
    'that do not load are refused, and affect no guest of the pages: %s',
    async (_name, serverCode, message) => {
      createGuests(1);
      await prepare();
      expect(await render('text')).toEqual(['Guten Tag']);
      const dir = createTemporaryDir();
      const release = createBuild(dir, { version: '2', serverCode });
      const refused = expect(guests.open(release, dir)).rejects.toThrow(message);
      expect(await render('text')).toEqual(['Guten Tag']);
      await refused;
      expect(onFault).not.toHaveBeenCalled();
    },
    60_000,
  );

  it('run in parallel, and end when they are dropped', async () => {
    createGuests();
    const drop = await prepare();
    await prepare('2', { text: "() => 'neu'" });
    const both = async () =>
      (await guests.render([block('text'), block('text', { version: '2' })], sitePage)).map(({ html }) => html);
    expect(await both()).toEqual(['Guten Tag', 'neu']);
    drop();
    expect(await both()).toEqual([null, 'neu']);
  });
});
