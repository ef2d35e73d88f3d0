import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBuild, createTemporaryDir } from '../registry/release.beispiele.ts';
import { gemeinde } from '../server/page.beispiele.ts';
import { buildScript } from './build-script.beispiele.ts';
import { RenderPool } from './render-pool.ts';
import type { BlockJob } from './renderer.ts';

const LIMIT_MS = 600;
const seite = { pfad: '/kontakt/', suche: '', titel: 'Kontakt', gemeinde };

/** What the templates of the release do; each gets its props. */
const TEMPLATES: Record<string, string> = {
  text: '({ context }) => context.text',
  schleife: '() => { for (;;); }',
  spaet: '() => { Promise.resolve().then(() => { for (;;); }); return null; }',
  ende: '() => process.exit(0)',
  wurf: "() => { throw Error('kaputt'); }",
  wirr: '() => { throw { toString() { throw 1 } }; }',
  nachwurf: "() => { setTimeout(() => { throw Error('danach'); }, 20); return 'gezeigt'; }",
  ablehnung: "() => { Promise.reject(Error('abgelehnt')); return 'gezeigt'; }",
  wecker: "() => { setTimeout(() => { for (;;); }, 300); return 'gezeigt'; }",
  fresser: '() => { const all = []; for (;;) all.push({ text: String(all.length) }); }',
  leck: "() => { (globalThis.leck ??= []).push(Array.from({ length: 600_000 }, (_, i) => ({ i }))); return 'gezeigt'; }",
  lang: "() => 'x'.repeat(5_000_000)",
  gross: "() => 'x'.repeat(1_000_000)",
  umgebung: '() => JSON.stringify([process.env, process.argv.length])',
  laut: "() => { console.log('geheim'); console.error('laut'); return 'gezeigt'; }",
  signal: "() => { process.kill(process.pid, 'SIGKILL'); return null; }",
};

let script: string;
let pool: RenderPool;
const pools: RenderPool[] = [];
const onFault = vi.fn<(fault: unknown) => void>();
const onOutput = vi.fn<(text: string) => void>();
const told = () => onFault.mock.calls.map(([fault]) => (fault as Error).message);

const createPool = (size = 2, limitMs = LIMIT_MS) => {
  pool = new RenderPool({
    script,
    size,
    limitMs,
    memoryMb: 96,
    onFault,
    onOutput,
  });
  pools.push(pool);
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
  return pool.prepare(release, dir);
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
  const results = await pool.render(
    templates.map((template, id) => block(template, { id })),
    seite,
  );
  return results.map(({ html }) => html);
};

beforeAll(async () => {
  script = await buildScript(createTemporaryDir(), 'src/isolation/render-worker.ts');
}, 60_000);
beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(async () => {
  vi.useRealTimers();
  await pool.close();
});
afterAll(async () => {
  await Promise.all(pools.map((each) => each.close()));
});

describe('blocks', () => {
  beforeEach(async () => {
    createPool();
    await prepare();
  });

  it('are rendered in their order, with what they were given', async () => {
    const results = await pool.render([block('text', { context: { text: 'eins' } }), block('text')], seite);
    expect(results).toEqual([
      { html: 'eins', preloads: '', fault: null, ms: expect.any(Number) },
      { html: 'Guten Tag', preloads: '', fault: null, ms: expect.any(Number) },
    ]);
  });

  it('cannot change for others what a thread keeps of the municipality, and see when it is another one', async () => {
    await prepare('2', {
      ort: '({ seite }) => seite.gemeinde.ort',
      umzug: "(function () { 'use strict'; return ({ seite }) => (seite.gemeinde.ort = 'anderswo'); })()",
    });
    const show = async (template: string, ort: string) => {
      const place = ort === gemeinde.ort ? gemeinde : { ...gemeinde, ort };
      const [result] = await pool.render([block(template, { version: '2' })], { ...seite, gemeinde: place });
      return result?.html;
    };
    for (let page = 0; page < 2; page += 1) {
      expect(await show('umzug', gemeinde.ort)).toBeNull();
      expect(await show('ort', gemeinde.ort)).toBe(gemeinde.ort);
      expect(await show('ort', 'Neustadt')).toBe('Neustadt');
    }
  });

  it('see nothing of the settings of the site, and print nothing on its behalf', async () => {
    process.env.PROBE_GEHEIM = 'geheim';
    expect(await render('umgebung', 'laut')).toEqual(['[{},2]'.replaceAll('"', '&quot;'), 'gezeigt']);
    await vi.waitFor(() => expect(onOutput.mock.calls.flat().join()).toMatch(/geheim/));
    delete process.env.PROBE_GEHEIM;
  });

  it.each(['wurf', 'wirr', 'lang', 'signal', 'unbekannt'])('that cannot be shown cost themselves: %s', async (name) => {
    expect(await render('text', name, 'text')).toEqual(['Guten Tag', null, 'Guten Tag']);
    expect(onFault).not.toHaveBeenCalled();
  });

  it('that are long are no problem', async () => {
    expect((await render('gross', 'gross')).map((html) => html?.length)).toEqual([1_000_000, 1_000_000]);
  });

  it('whose data no thread can be handed cost themselves', async () => {
    const results = await pool.render([block('text'), block('text', { context: { text: () => 'x' } })], seite);
    expect(results.map(({ html }) => html)).toEqual(['Guten Tag', null]);
    expect(results[1]?.fault?.message).toMatch(/could not be cloned/);
  });
});

describe('a block that takes its thread with it', () => {
  beforeEach(async () => {
    createPool();
    await prepare();
  });

  it.each([
    ['schleife', /^mf-probe 1: 'schleife' did not answer within 600 ms \(1 within a minute\)$/],
    ['spaet', /^mf-probe 1: 'spaet' did not answer within 600 ms/],
    ['ende', /^mf-probe 1: 'ende' ended its thread \(0\)/],
  ])('costs itself alone and is known by name: %s', async (name, message) => {
    expect(await render('text', name, 'text')).toEqual(['Guten Tag', null, 'Guten Tag']);
    expect(told()).toContainEqual(expect.stringMatching(message));
    expect(await render('text')).toEqual(['Guten Tag']);
  });

  it('costs no page of others, not even when all threads have one', async () => {
    const bad = [render('schleife'), render('schleife'), render('schleife')];
    expect(await Promise.all(Array.from({ length: 20 }, () => render('text')))).toEqual(Array(20).fill(['Guten Tag']));
    expect(await Promise.all(bad)).toEqual([[null], [null], [null]]);
  });

  it('is known by name when it throws where nobody waits', async () => {
    expect(await render('nachwurf', 'text', 'ablehnung')).toEqual(['gezeigt', 'Guten Tag', 'gezeigt']);
    await vi.waitFor(() => {
      expect(told()).toContainEqual(expect.stringMatching(/^mf-probe 1: threw outside of rendering: danach/));
      expect(told()).toContainEqual(expect.stringMatching(/^mf-probe 1: threw outside of rendering: abgelehnt/));
    }, 5000);
    expect(await render('text')).toEqual(['Guten Tag']);
  });
});

describe('one thread', () => {
  beforeEach(async () => {
    createPool(1);
    await prepare();
    await prepare('7', { ruhig: "() => 'ruhig'" }, 'mf-other');
  });
  const calm = block('ruhig', { remote: 'mf-other', version: '7' });

  it('that loops after its page costs no block, and the version that set the timer is named', async () => {
    const [first] = await Promise.all([pool.render([block('wecker'), calm], seite)]);
    expect(first?.map(({ html }) => html)).toEqual(['gezeigt', 'ruhig']);
    // It is noticed by who asks next, which may be before it has begun.
    await vi.waitFor(
      async () => {
        expect((await pool.render([calm], seite)).map(({ html }) => html)).toEqual(['ruhig']);
        expect(told()).toEqual([expect.stringMatching(/^mf-probe 1: did not answer within 600 ms/)]);
      },
      { timeout: 5000 },
    );
  });
});

describe('memory', () => {
  // Close to its end a thread collects garbage for long.
  beforeEach(async () => {
    createPool(1, 10_000);
    await prepare();
  });

  it('that a block eats costs it alone', async () => {
    expect(await render('text', 'fresser', 'text')).toEqual(['Guten Tag', null, 'Guten Tag']);
    expect(told().at(-1)).toMatch(/^mf-probe 1: 'fresser' threw: .*memory limit.* \(1 within a minute\)$/);
  }, 40_000);

  it('that leaks is given back before it runs out, and no page is the poorer', async () => {
    for (let page = 0; page < 12; page += 1) expect(await render('leck')).toEqual(['gezeigt']);
  }, 40_000);
});

describe('the circuit of a version', () => {
  it('opens after three deaths, leaves the others alone, and tries again after 30 s', async () => {
    createPool();
    await prepare();
    await prepare('7', { ruhig: "() => 'ruhig'" }, 'mf-other');
    for (let death = 0; death < 3; death += 1) expect(await render('ende')).toEqual([null]);
    expect(told().at(-1)).toBe(
      "mf-probe 1: 'ende' ended its thread (0) (3 within a minute, its blocks are left out for 30 s)",
    );
    const both = () => pool.render([block('text'), block('ruhig', { remote: 'mf-other', version: '7' })], seite);
    expect((await both()).map(({ html }) => html)).toEqual([null, 'ruhig']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    expect((await both()).map(({ html }) => html)).toEqual(['Guten Tag', 'ruhig']);
    expect(await Promise.all([render('text'), render('text')])).toEqual([['Guten Tag'], ['Guten Tag']]);
  });

  it('is that of a version: another one of the remote has its own', async () => {
    createPool();
    const drop = await prepare();
    for (let death = 0; death < 3; death += 1) await render('ende');
    await prepare('2', { text: "() => 'neu'" });
    drop();
    const results = await pool.render([block('text', { version: '2' })], seite);
    expect(results[0]?.html).toBe('neu');
  });
});

describe('a thread that does not come up', () => {
  /** A release that loads as long as there is no such file. */
  async function prepareFlagged(fault: string): Promise<string> {
    createPool(1);
    const flag = path.join(createTemporaryDir(), 'flag');
    const first = `if (process.getBuiltinModule('node:fs').existsSync(${JSON.stringify(flag)})) ${fault};`;
    const { dir, release } = storeRelease('1', TEMPLATES, 'mf-probe', first);
    await pool.prepare(release, dir);
    await prepare('7', { ruhig: "() => 'ruhig'" }, 'mf-other');
    fs.writeFileSync(flag, '');
    // Ends its thread after the page: a successor starts.
    expect(await render('nachwurf')).toEqual(['gezeigt']);
    return flag;
  }
  const tell = (message: RegExp) =>
    vi.waitFor(() => expect(told()).toContainEqual(expect.stringMatching(message)), { timeout: 5000 });

  it('is tried again, though the one it was to follow has ended meanwhile', async () => {
    const flag = await prepareFlagged('process.exit(1)');
    await tell(/ended its thread \(1\)/);
    expect(await render('ende')).toEqual([null]);
    fs.rmSync(flag);
    const calm = block('ruhig', { remote: 'mf-other', version: '7' });
    expect((await pool.render([calm], seite)).map(({ html }) => html)).toEqual(['ruhig']);
  }, 15_000);

  it('for one release alone tries that again, and serves the others', async () => {
    const flag = await prepareFlagged("throw Error('nicht jetzt')");
    await tell(/nicht jetzt/);
    fs.rmSync(flag);
    await vi.waitFor(async () => expect(await render('text')).toEqual(['Guten Tag']), { timeout: 8000, interval: 100 });
  }, 15_000);
});

describe('releases', () => {
  it.each([
    ['throws', "throw Error('lädt nicht');", /lädt nicht/],
    ['ends its thread', 'process.exit(3);', /ended its thread \(3\)/],
    ['loops', 'for (;;);', /did not answer within 5000 ms/],
  ])(
    'that do not load are refused, and cost no thread of the pages: %s',
    async (_name, serverCode, message) => {
      createPool(1);
      await prepare();
      expect(await render('text')).toEqual(['Guten Tag']);
      const dir = createTemporaryDir();
      const release = createBuild(dir, { version: '2', serverCode });
      const refused = expect(pool.prepare(release, dir)).rejects.toThrow(message);
      expect(await render('text')).toEqual(['Guten Tag']);
      await refused;
      expect(onFault).not.toHaveBeenCalled();
    },
    15_000,
  );

  it.each(["throw Error('lädt nicht');", 'for (;;);'])(
    'that do not load while the site starts are refused alone: %s',
    async (serverCode) => {
      createPool(2);
      const dir = createTemporaryDir();
      await expect(pool.prepare(createBuild(dir, { version: '2', serverCode }), dir)).rejects.toThrow();
      await prepare();
      expect(await Promise.all([render('text'), render('text')])).toEqual([['Guten Tag'], ['Guten Tag']]);
    },
    15_000,
  );

  it('are at hand side by side, and gone when they are dropped', async () => {
    createPool();
    const drop = await prepare();
    await prepare('2', { text: "() => 'neu'" });
    const both = async () =>
      (await pool.render([block('text'), block('text', { version: '2' })], seite)).map(({ html }) => html);
    expect(await both()).toEqual(['Guten Tag', 'neu']);
    drop();
    expect(await both()).toEqual([null, 'neu']);
  });

  it('come and go while pages are rendered: threads that have seen many are replaced, and nothing is missing', async () => {
    createPool(1);
    await prepare();
    for (let version = 100; version < 125; version += 1) {
      const [drop] = await Promise.all([prepare(String(version), { text: "() => 'neu'" }), render('text')]);
      drop();
      expect(await render('text')).toEqual(['Guten Tag']);
    }
    expect(onFault).not.toHaveBeenCalled();
  }, 30_000);
});
