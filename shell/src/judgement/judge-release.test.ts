// @vitest-environment node
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JudgedGuest } from '../isolation/judged-guest.ts';
import { judgeHere } from '../isolation/local-guest.examples.ts';
import { createBuild, createTemporaryDir } from '../registry/release.examples.ts';
import { judgeBudget } from './budget.ts';
import { differInWords } from './compare-html.ts';
import { hideByMarkup } from './hide-by-markup.ts';
import { GEMEINDE_OF_EXAMPLES } from './judge-examples.ts';
import { judgeRelease } from './judge-release.ts';
import { type Finding, findFaults, summarize } from './judgement.ts';
import { createBarrierSearch } from './search-barriers.ts';
import type { SiteContent } from './site-content.ts';

// Other load on the machine is no fault of a release.
vi.setConfig({ testTimeout: 60_000 });

// As in the judging process. Measuring memory takes longer than everything else, so only its own tests do it.
v8.setFlagsFromString('--expose-gc');
const gc = vm.runInNewContext('gc') as NodeJS.GCFunction;
beforeEach(() => {
  globalThis.gc = undefined;
});

const findBarriers = createBarrierSearch(Promise.resolve(hideByMarkup(new JSDOM().window)));

/** Pages whose content names a heading, a link and a text. */
const PAGES = ['/a/', '/b/', '/c/'];
const content: SiteContent = {
  gemeinde: GEMEINDE_OF_EXAMPLES,
  findPages: () => Promise.resolve(PAGES),
  api: {
    get: (address) => {
      const url = new URL(address, 'http://api').searchParams.get('url') ?? '';
      const context = { titel: `Über ${url}`, ziel: `/ziel${url}`, text: 'Ein Absatz' };
      const block = { template: 'text', slotName: 'content', options: { gross: true }, context };
      return Promise.resolve({
        status: 200,
        body: { title: url, pageLayout: 'default', breadcrumbs: [], blocks: [block], apiCalls: [] },
      });
    },
  },
};

/** Rendering of the current version; `$` replaces a part of it. */
const FORM = `h('form', null, h('label', null, 'Name', h('input', { name: 'name' })), h('input', { name: 'ort' }))`;
const BODY = `h('div', null,
  h('h2', null, context.titel),
  h('h3', null, 'Mehr dazu'),
  h('a', { href: context.ziel }, 'Weiter'),
  h('a', { href: '/hilfe/' }, 'Hilfe'),
  h('p', null, context.text),
  ${FORM})`;

interface Example {
  /** Runs at the start of every rendering. */
  statement?: string;
  body?: string;
  /** Body of the schema's check of a context. */
  check?: string;
  templates?: string[];
  /** The page is about the one entry it shows. */
  entry?: boolean;
  /** Measure leaks. */
  memory?: boolean;
}

let versions = 0;
async function load({
  statement = '',
  body = BODY,
  check = '',
  templates = ['text'],
  entry = false,
}: Example = {}): Promise<JudgedGuest> {
  versions += 1;
  const dir = createTemporaryDir();
  const release = createBuild(dir, {
    version: `v${versions}`,
    templates,
    serverCode: `
      const { createElement: h, Fragment } = require(${JSON.stringify(path.resolve(import.meta.dirname, '../../../node_modules/react'))});
      const kept = [];
      for (const id of ${JSON.stringify(templates)}) modules['./' + id] = { default: ({ context, seite }) => { ${statement}; return ${body}; } };
      const { templates: declared } = modules['./contract'].remote;
      const issue = (path) => ({ success: false, error: { issues: [{ path: [path], message: 'fehlt' }] } });
      for (const definition of Object.values(declared)) definition.entry = ${entry};
      for (const definition of Object.values(declared)) definition.context = { safeParse: (data) => { ${check}; return { success: true, data }; } };`,
  });
  return judgeHere(release, dir);
}

async function judge(after: Example, before: Example | null = {}) {
  if (after.memory) globalThis.gc = gc;
  const old = before && (await load(before));
  return judgeRelease({ before: old, after: await load(after), content, examples: {}, findBarriers });
}

const without = (part: string, instead = 'null') => {
  expect(BODY).toContain(part);
  return BODY.replace(part, instead);
};
const busy = (ms: number) =>
  `for (const end = process.cpuUsage().user + ${ms * 1000}; process.cpuUsage().user < end;);`;

describe('refuses', () => {
  it.each<[string, Example, Partial<Finding>]>([
    ['what throws', { statement: "throw new Error('kaputt')" }, { kind: 'throws', where: '/a/', what: 'kaputt' }],
    [
      'what throws on one page only',
      { statement: "if (seite.pfad === '/b/') throw new Error('nur hier')" },
      { kind: 'throws', where: '/b/', template: 'text', what: 'nur hier' },
    ],
    [
      'a schema that stored content does not fit',
      { check: "if (data.titel.includes('/c/')) return issue('untertitel')" },
      { kind: 'does not fit', where: '/c/', template: 'text', what: 'untertitel (fehlt)' },
    ],
    [
      'a template that pages use',
      { templates: ['anders'] },
      { kind: 'template missing', where: '/a/', template: 'text' },
    ],
    [
      'a lost form field',
      { body: without(", h('input', { name: 'ort' })", '') },
      { kind: 'field lost', where: '/a/', what: 'ort' },
    ],
    [
      'a heading of the content',
      { body: without("h('h2', null, context.titel)") },
      { kind: 'content heading lost', where: '/a/', what: 'Über /a/' },
    ],
    [
      'a link of the content',
      { body: without('context.ziel', "'/'") },
      { kind: 'content link lost', where: '/a/', what: '/ziel/a/' },
    ],
    ['what is slower', { statement: busy(5) }, { kind: 'slower', template: 'text' }],
    [
      'what keeps memory',
      { statement: 'kept.push(Array(4000).fill(0).map(String))', memory: true },
      { kind: 'keeps memory' },
    ],
  ])('%s', async (_name, example, finding) => {
    const faults = findFaults(await judge(example));
    expect(faults).toContainEqual(expect.objectContaining(finding));
    expect(new Set(faults.map(({ kind }) => kind))).toEqual(new Set([finding.kind]));
  });

  it('a page that becomes an error; an error that becomes a page is reported', async () => {
    const nothing = { template: 'text', slotName: 'content', options: {}, context: null };
    const body = { title: 'x', pageLayout: 'default', breadcrumbs: [], blocks: [nothing], apiCalls: [] };
    const site = {
      ...content,
      findPages: () => Promise.resolve(['/a/']),
      api: { get: () => Promise.resolve({ status: 200, body }) },
    };
    const judgeEntry = async (before: boolean, after: boolean) => {
      const [old, now] = await Promise.all([before, after].map((entry) => load({ entry, body: "h('p', null, 'x')" })));
      if (!old || !now) throw new Error('not loaded');
      return (await judgeRelease({ before: old, after: now, content: site, examples: {}, findBarriers })).findings;
    };
    expect(await judgeEntry(false, true)).toEqual([
      { kind: 'page lost', where: '/a/', template: '', what: '200 → 404' },
    ]);
    expect(await judgeEntry(true, false)).toMatchObject([{ kind: 'status changed', where: '/a/', what: '404 → 200' }]);
  });

  it('a page with an unanswered call as not compared, whatever both versions render', async () => {
    const page = { title: 'x', pageLayout: 'default', breadcrumbs: [], blocks: [], apiCalls: [] };
    const get: SiteContent['api']['get'] = (address) => {
      if (address.includes('%2Fa%2F')) return Promise.resolve({ status: 503, body: null });
      if (address.includes('%2Fb%2F')) return Promise.reject(new Error('no answer'));
      return Promise.resolve({ status: 200, body: page });
    };
    const [before, after] = [await load(), await load()];
    const judgement = await judgeRelease({
      before,
      after,
      content: { ...content, api: { get } },
      examples: {},
      findBarriers,
    });
    const findings = ['/a/', '/b/'].map((where) => expect.objectContaining({ kind: 'not compared', where }));
    expect(findFaults(judgement)).toEqual(findings);
    expect(findFaults(judgement, true)).toEqual([]);
    expect(summarize(judgement)).toMatch(
      /^judged on 3 pages .*: not compared: \/a\/ {2}\/api\/cms\/route\S+ answered 503; \/b\/ {2}\/api\/cms\/route\S+ was not answered$/,
    );
  });

  it('a slot that pages use; a newly allowed slot is reported', async () => {
    const judgeSlots = async (before: ['content' | 'sidebar'], after: ['content' | 'sidebar']) => {
      const [old, now] = [await load(), await load()];
      for (const [server, slots] of [[old, before] as const, [now, after] as const])
        if (server.release.templates.text) server.release.templates.text.slots = slots;
      const input = { before: old, after: now, content, examples: {}, findBarriers };
      const judgement = await judgeRelease(input);
      return { refused: findFaults(judgement), meant: findFaults(judgement, true), all: judgement.findings };
    };
    const lost = await judgeSlots(['content'], ['sidebar']);
    expect(lost.refused).toEqual(
      PAGES.map((where) => ({ kind: 'slot lost', where, template: 'text', what: 'content → sidebar' })),
    );
    expect(lost.meant, 'whoever runs the site may take it').toEqual([]);
    const given = await judgeSlots(['sidebar'], ['content']);
    expect([given.refused, given.all[0]]).toEqual([
      [],
      { kind: 'slot changed', where: '/a/', template: 'text', what: 'sidebar → content' },
    ]);
  });

  it('with faults listed before differences, each page by page', async () => {
    const after = { body: without("'Mehr dazu'", "'Noch mehr'").replace(FORM, 'null') };
    const { findings } = await judge(after);
    expect(findings.map(({ kind, where }) => `${kind} ${where}`)).toEqual([
      ...PAGES.map((where) => `field lost ${where}`),
      ...PAGES.flatMap((where) => ['heading lost', 'landmark lost', 'text changed'].map((kind) => `${kind} ${where}`)),
    ]);
  });

  it('with only those pages that have the fault', async () => {
    const { findings } = await judge({ statement: "if (seite.pfad === '/b/') throw new Error('nur hier')" });
    expect(findings.map(({ where }) => where)).toEqual(['/b/']);
  });

  it('an example that throws or does not fit', async () => {
    const after = await load({ check: "if (data.falsch) return issue('titel')", statement: 'context.titel.length' });
    const example = { art: 'beispiel', options: {}, seite: {} } as const;
    const examples = {
      text: [
        { ...example, name: 'falsch', context: { falsch: true } },
        { ...example, name: 'leer', context: {} },
        { ...example, name: 'gut', context: { titel: 'x', ziel: '/', text: '' } },
      ],
    };
    const site = { ...content, findPages: () => Promise.resolve([]) };
    const judgement = await judgeRelease({ before: null, after, content: site, examples, findBarriers });
    expect(judgement).toMatchObject({ examples: 3, pages: 0 });
    expect(findFaults(judgement).map(({ kind, where }) => [kind, where])).toEqual([
      ['does not fit', 'example falsch'],
      ['inaccessible', 'example gut'],
      ['throws', 'example leer'],
    ]);
  });

  it('a new barrier in an example', async () => {
    const examples = {
      text: [
        { art: 'beispiel', name: 'gut', context: { titel: 'x', ziel: '/', text: '' }, options: {}, seite: {} } as const,
      ],
    };
    const judgeExamples = async (body: string) =>
      findFaults(
        await judgeRelease({
          before: await load(),
          after: await load({ body }),
          content: site,
          examples,
          findBarriers,
        }),
      );
    const site = { ...content, findPages: () => Promise.resolve([]) };
    // One of its fields has no label, before and after.
    expect(await judgeExamples(without("'Mehr dazu'", "'Noch mehr'"))).toEqual([]);
    expect(await judgeExamples(without("h('p'", "h('h3', null, 'Neu'), h('p'"))).toEqual([]);
    expect(await judgeExamples(without("h('label', null, 'Name',", "h('div', null, 'Name',"))).toMatchObject([
      { kind: 'inaccessible', where: 'example gut', template: 'text', what: expect.stringContaining('name="name"') },
    ]);
  });

  it.each([
    ['other words', '<a href="/x/">Mehr</a>', true],
    ['no words', '<a href="/x/"> \u00AD</a>', false],
    ['another attribute', '<a href="/x/" role="button">Mehr</a>', false],
    ['another element', '<b><a href="/x/">Mehr</a></b>', false],
  ])('%s in an example: whether only words differ', (_name, after, isSo) => {
    expect(differInWords('<a href="/x/">Weiter</a>', after)).toBe(isSo);
  });

  it('a leaking template, named among many that do not leak', async () => {
    globalThis.gc = gc;
    const templates = ['text', ...Array.from({ length: 31 }, (_, number) => `probe-${number}`)];
    const example = { art: 'beispiel', name: 'eins', context: { titel: 'x', ziel: '/', text: '' } } as const;
    const examples = Object.fromEntries(
      templates.map((template) => [template, [{ ...example, options: {}, seite: {} }]]),
    );
    const after = await load({
      templates,
      statement: "if (id === 'probe-7') kept.push(Array(4000).fill(0).map(Math.random))",
    });
    const judgement = await judgeRelease({ before: await load({ templates }), after, content, examples, findBarriers });
    expect(findFaults(judgement)).toEqual([
      {
        kind: 'keeps memory',
        where: '',
        template: 'probe-7',
        what: expect.stringMatching(/^3\d kB with each rendering$/),
      },
    ]);
  });

  it('a loss unless it is accepted, and a fault always', async () => {
    expect(findFaults(await judge({ body: without(FORM) }), true)).toEqual([]);
    expect(findFaults(await judge({ statement: "throw new Error('kaputt')" }), true)).not.toEqual([]);
  });

  it('code clearly above its budget', () => {
    const build = (version: string, code: string) => {
      const dir = createTemporaryDir();
      const release = createBuild(dir, { version });
      fs.writeFileSync(path.join(dir, 'client/text.js'), code);
      return { release, dir };
    };
    const noise = (length: number) => Array.from({ length }, (_, n) => Math.imul(n + 1, 2654435761) >>> 0).join();
    const small = build('1', noise(3000));
    expect(judgeBudget(build('2', noise(3100)), small, undefined)).toEqual([]);
    expect(judgeBudget(build('3', noise(3600)), small, undefined)).toMatchObject([{ kind: 'more code' }]);
    expect(judgeBudget(build('4', noise(9000)), small, undefined)).toMatchObject([
      { kind: 'over budget', template: 'text' },
    ]);
    expect(judgeBudget(small, null, 1000)).toMatchObject([{ kind: 'over budget' }]);
    expect(judgeBudget(small, null, undefined)).toEqual([]);
  });
});

/** Everyday changes of teams. */
const HARMLESS: [string, Example][] = [
  ['nothing', { memory: true }],
  ['a heading of the template renamed', { body: without("'Mehr dazu'", "'Noch mehr'") }],
  ['a heading of the template dropped', { body: without("h('h3', null, 'Mehr dazu')") }],
  ['a heading added', { body: without("h('p'", "h('h3', null, 'Neu'), h('p'") }],
  ['a heading one level deeper', { body: without("h('h2'", "h('h3'") }],
  ['a heading of the content as a paragraph', { body: without("h('h2'", "h('p'") }],
  [
    'a heading wrapped',
    { body: without("h('h2', null, context.titel)", "h('header', null, h('h2', null, context.titel))") },
  ],
  ['words added to a heading', { body: without('context.titel', "context.titel, ' – neu'") }],
  ['white space in a heading', { body: without('context.titel', "' ', context.titel, '  '") }],
  ['soft hyphens', { body: without("'Mehr dazu'", "'Mehr\u00ADdazu'.replace('\u00AD', ' \u00AD')") }],
  ['a link of the template to elsewhere', { body: without("'/hilfe/'", "'/kontakt/'") }],
  ['a link of the template dropped', { body: without("h('a', { href: '/hilfe/' }, 'Hilfe')") }],
  ['a link said otherwise', { body: without("'Weiter'", "'Zur Seite'") }],
  [
    'a link with a class and a target',
    { body: without('href: context.ziel', "className: 'x', target: '_blank', href: context.ziel") },
  ],
  ['a link twice', { body: without("h('p'", "h('a', { href: context.ziel }, 'Bild'), h('p'") }],
  [
    'a link around the heading',
    { body: without("h('h2', null, context.titel)", "h('a', { href: context.ziel }, h('h2', null, context.titel))") },
  ],
  [
    'a field added',
    { body: without("h('input', { name: 'ort' })", "h('input', { name: 'ort' }), h('input', { name: 'plz' })") },
  ],
  [
    'fields in another order',
    { body: without(FORM, `h('form', null, h('input', { name: 'ort' }), h('input', { name: 'name' }))`) },
  ],
  [
    'a field as a list to choose from',
    { body: without("h('input', { name: 'ort' })", "h('select', { name: 'ort' }, h('option', null, 'Halle'))") },
  ],
  ['a label renamed', { body: without("'Name'", "'Ihr Name'") }],
  ['the form in a section', { body: without(FORM, `h('section', null, ${FORM})`) }],
  ['a class', { body: without("h('div', null", "h('div', { className: 'neu' }") }],
  ['another element around', { body: without("h('div', null", "h('section', null") }],
  ['nothing around', { body: without("h('div', null", 'h(Fragment, null') }],
  ['a paragraph more', { body: without("h('p'", "h('p', null, 'Noch ein Absatz'), h('p'") }],
  ['an attribute for readers', { body: without("h('p', null", "h('p', { 'aria-live': 'polite' }") }],
  [
    'a long text',
    { body: without("h('p', null, context.text)", "h('p', null, context.text, 'x '.repeat(3000))"), memory: true },
  ],
  ['a millisecond more', { statement: busy(1) }],
  ['a cache', { statement: 'kept[seite.pfad] ??= Array(4000).fill(0).map(String)', memory: true }],
  ['a template more', { templates: ['text', 'neu'] }],
  ['a stricter schema that content fits', { check: "if (!data.titel) return issue('titel')" }],
  [
    'another order',
    { body: without("h('h2', null, context.titel),", '').replace(FORM, `${FORM}, h('h2', null, context.titel)`) },
  ],
];

describe('accepts', () => {
  it.each(HARMLESS)('%s', async (_name, example) => {
    expect(findFaults(await judge(example))).toEqual([]);
  });

  it('and reports costs: bytes and time of all pages, and each page that grows', async () => {
    const grown = await judge({
      body: without("h('p', null, context.text)", "h('p', null, context.text, 'x '.repeat(3000))"),
    });
    expect(grown.html.after - grown.html.before).toBe(3 * 6000);
    expect(grown.findings).toContainEqual(
      expect.objectContaining({
        kind: 'more HTML',
        where: '/a/',
        template: 'text',
        what: expect.stringMatching(/^\d+ → \d+ bytes$/),
      }),
    );
    const slow = await judge({ statement: busy(4) });
    expect(slow.time.after - slow.time.before).toBeGreaterThan(1);
  });

  it('and reports differences, page by page', async () => {
    const { findings } = await judge({ body: without("'Mehr dazu'", "'Noch mehr'") });
    expect(findings.filter(({ where }) => where === '/b/')).toEqual([
      { kind: 'heading lost', where: '/b/', template: 'text', what: 'Mehr dazu' },
      { kind: 'text changed', where: '/b/', template: 'text', what: expect.stringContaining('Noch mehr') },
    ]);
  });

  it('a template that already threw before', async () => {
    const broken = { statement: "throw new Error('kaputt')" };
    expect(findFaults(await judge(broken, broken))).toEqual([]);
    expect(findFaults(await judge({}, broken))).toEqual([]);
  });
});
