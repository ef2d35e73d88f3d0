import type { Surface, TemplateDefinition, TemplateProps } from '@gm/shared/contract';
import type { Release } from '@gm/shared/contract/release';
import type { FormState } from '@gm/shared/schemas/form';
import type { Route } from '@gm/shared/schemas/page';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { PageData } from '../../base/seite-daten.ts';
import type { ApiClient, ApiReply } from '../../http/api/api-client.ts';
import { listFacts, type Server } from '../../isolation/inside.ts';
import { createLocalRenderer } from '../../isolation/local-renderer.ts';
import { ServedRelease } from '../../isolation/served-release.ts';
import type { Snapshot } from '../../registry/registry.ts';
import { RemoteCounts } from '../../registry/remote-counts.ts';
import { gemeinde, visitor } from '../../server/page.examples.ts';
import { renderBlocks } from '../render/render-page.tsx';
import { loadPage, type PageOutcome } from './load-page.ts';

const list = z.object({ data: z.array(z.object({ titel: z.string() })) }).optional();
const definitions: Record<string, TemplateDefinition & { surface: Surface }> = {
  text: {
    slots: ['content', 'sidebar'],
    query: ['art'],
    surface: 'sheet',
    context: z.object({ text: z.string() }),
    options: z.object({}),
  },
  liste: {
    slots: ['content'],
    surface: 'plain',
    context: z.object({ highlights: list, artikel: list }),
    options: z.object({ apiCalls: z.array(z.string()).default([]), spalten: z.number().default(2) }),
  },
  ticker: {
    slots: ['content'],
    surface: 'plain',
    context: z.object({ gruppe: z.number().catch(0), artikel: list }),
    options: z.object({}),
    calls: ({ context }) => ({
      artikel: { endpoint: '/api/cms/artikel', params: { gruppe: (context as { gruppe: number }).gruppe } },
    }),
  },
  leiste: {
    slots: ['content'],
    surface: 'plain',
    context: z.object({ konto: z.unknown().optional(), ratsinfo: z.unknown().optional() }),
    options: z.object({}),
    calls: () => ({
      konto: { endpoint: '/api/cms/intranet/konto', params: {} },
      ratsinfo: { endpoint: '/api/cms/ratsinfo/notiz', params: {} },
    }),
  },
  viele: {
    slots: ['content'],
    surface: 'plain',
    context: z.object({}),
    options: z.object({}),
    calls: () =>
      Object.fromEntries(
        Array.from({ length: 8 }, (_, index) => [`c${index}`, { endpoint: `/api/cms/c${index}`, params: {} }]),
      ),
  },
  notizen: {
    slots: ['content'],
    surface: 'plain',
    island: {
      when: 'idle',
      because: 'Members write notes.',
      only({ context }) {
        const { mitglied: member } = context as { mitglied: boolean | null };
        if (member === null) throw new Error('no member');
        return member;
      },
    },
    context: z.object({ mitglied: z.boolean().nullable() }),
    options: z.object({}),
  },
  ...Object.fromEntries(
    [
      ['spaet', 20],
      ['frueh', 10],
    ].map(([name, order]) => [
      name,
      {
        slots: ['content'],
        surface: 'plain',
        fills: { slot: 'strasse', order },
        context: z.object({ antwort: list }),
        options: z.object({}),
        calls: () => ({
          antwort: { endpoint: `/api/cms/${name}`, params: { pro_seite: 3 }, passThrough: ['strasse', 'fehlt'] },
        }),
      } as TemplateDefinition & { surface: Surface },
    ]),
  ),
  eintrag: { slots: ['content'], surface: 'plain', entry: true, context: z.object({}), options: z.object({}) },
};
const release = {
  name: 'mf-probe',
  version: '1',
  templates: Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [name, { ...definition, island: definition.island?.when }]),
  ),
} as unknown as Release;
/** Props of the templates, in the order of the blocks. */
const shown: Pick<TemplateProps, 'context' | 'options'>[] = [];
const guest: Server = {
  release,
  definition: (name) => definitions[name],
  template: () => (props) => {
    shown.push(props);
    return null;
  },
};
const renderer = createLocalRenderer(() => guest);
const server = new ServedRelease(release, listFacts(guest));
const staffServer = new ServedRelease({ ...release, name: 'mf-intranet' }, listFacts(guest));
const snapshot: Snapshot = {
  generation: 1,
  edition: 1,
  remotes: new Map([['mf-probe', { server, releaseIntegrity: '' }]]),
  owners: new Map(Object.keys(definitions).map((name) => [name, 'mf-probe'])),
};

type Call = { name: string; options: Record<string, unknown> };
const call = (name: string, options: Record<string, unknown> = {}): Call => ({
  name,
  options: { endpoint: `/api/cms/${name}`, ...options },
});
const entries = (...titles: string[]) => ({
  data: titles.map((title) => ({ titel: title, detailURL: `/${title}/` })),
  pagination: { page: 1, pages: 1 },
});
type RouteReply = Omit<Partial<Route>, 'apiCalls' | 'blocks'> & { apiCalls?: Call[]; blocks?: object[] };

const onFault = vi.fn();
let replies: Record<string, ApiReply | Error>;
let asked: string[];
beforeEach(() => {
  onFault.mockReset();
  replies = {};
  asked = [];
});

/** Checks whether there is a start page; requested when a page is missing. */
const START = '/api/cms/route?url=%2F';

const api: ApiClient = {
  get: async (path) => {
    if (path !== START) asked.push(path);
    const reply = replies[path] ?? { status: path === START ? 200 : 404, body: null };
    if (reply instanceof Error) throw reply;
    return reply;
  },
  post: () => Promise.reject(new Error('A page posts nothing')),
  close: () => Promise.resolve(),
};
const ok = (body: unknown): ApiReply => ({ status: 200, body });

function open(address: string, route: RouteReply | ApiReply, form?: FormState): Promise<PageOutcome> {
  const [path = '', query] = address.split('?');
  const reply = 'status' in route ? (route as ApiReply) : ok({ title: 'Seite', ...route });
  replies[`/api/cms/route?url=${encodeURIComponent(path)}`] = reply;
  const dependencies = {
    api,
    snapshot,
    renderer,
    publicUrl: 'https://www.beispielhausen.example',
    siteName: 'Beispielhausen',
    onFault,
  };
  return loadPage({ pfad: path, query: new URLSearchParams(query), visitor, formular: form }, dependencies);
}
async function openPage(...request: Parameters<typeof open>): Promise<
  PageData & {
    complete: boolean;
    queryNames: string[] | undefined;
    first: PageData['blocks'][number] | undefined;
  }
> {
  const outcome = await open(...request);
  if (outcome.kind !== 'page') throw new Error(`Redirected to ${outcome.href}`);
  const { seite: page, queryNames } = outcome;
  shown.length = 0;
  const rendered = await renderBlocks(page, gemeinde, snapshot, { renderer, counts: new RemoteCounts(), onFault });
  const blocks = rendered.daten.blocks.map((block) => {
    const { context = null, options = null } = (block.remote && shown.shift()) || {};
    return { ...block, context, options };
  });
  const complete = outcome.complete && !rendered.hasMisfits;
  return { ...rendered.daten, blocks, complete, queryNames, first: blocks[0] };
}
const listBlock = { template: 'liste', options: { apiCalls: ['highlights', 'artikel'] } };

describe('without any content', () => {
  it.each(['/', '/aktuelles/'])('%s explains how to add some, and is no missing page', async (path) => {
    replies[START] = { status: 404, body: null };
    expect(await openPage(path, { status: 404, body: null })).toMatchObject({
      status: 503,
      leer: true,
      complete: false,
    });
  });

  it('is not assumed for a missing page on a site with a start page', async () => {
    expect(await openPage('/weg/', { status: 404, body: null })).toMatchObject({ status: 404 });
  });
});

describe('resolving the address', () => {
  it('requests the path only', async () => {
    await openPage('/straßen/?seite=2&x=1', {});
    expect(asked).toEqual(['/api/cms/route?url=%2Fstra%C3%9Fen%2F']);
  });

  it.each([
    [404, 404],
    [400, 404],
    [410, 410],
    [429, 429],
    [500, 503],
    [503, 503],
  ])('turns %d of the content system into a page with status %d', async (answered, status) => {
    expect(await openPage('/weg/', { status: answered, body: null })).toMatchObject({
      status,
      pfad: '/weg/',
      blocks: [],
      robots: 'noindex',
      documentTitle: `Fehler - ${status} – Beispielhausen`,
      complete: status < 500,
    });
  });

  it('reports an invalid reply and shows an error', async () => {
    expect(await openPage('/a/', ok({ blocks: 'keine' }))).toMatchObject({ status: 500, complete: false });
    expect(onFault).toHaveBeenCalledOnce();
  });

  it('rejects when there is no response', async () => {
    replies['/api/cms/route?url=%2Fa%2F'] = new Error('ECONNREFUSED');
    const pending = loadPage(
      { pfad: '/a/', query: new URLSearchParams(), visitor },
      { api, snapshot, renderer, publicUrl: '', siteName: '', onFault },
    );
    await expect(pending).rejects.toThrow('ECONNREFUSED');
  });

  it('is a redirect when the page has moved', async () => {
    expect(await open('/alt/', { redirect: { href: '/neu/', status: 302 } })).toEqual({
      kind: 'redirect',
      href: '/neu/',
      status: 302,
    });
  });
});

describe('an open slot', () => {
  const route: RouteReply = { openSlot: 'strasse', blocks: [{ template: 'text', context: { text: 'Wahl' } }] };
  const FRUEH = '/api/cms/frueh?pro_seite=3&strasse=ring';
  const SPAET = '/api/cms/spaet?pro_seite=3&strasse=ring';

  it('has no cards before something is chosen, but the choice always belongs to the address', async () => {
    const { blocks, queryNames, robots } = await openPage('/a/?strasse=', route);
    expect(blocks.map(({ template }) => template)).toEqual(['text']);
    expect(queryNames).toEqual(['art', 'strasse']);
    expect(robots).toBeNull();
  });

  it('gets the cards of all remotes after the blocks, in their order, each with its own answer', async () => {
    replies[FRUEH] = ok(entries('F'));
    replies[SPAET] = ok(entries('S'));
    const page = await openPage('/a/?strasse=ring&x=1', route);
    expect(page.blocks.map(({ template, surface }) => [template, surface])).toEqual([
      ['text', 'sheet'],
      ['frueh', 'card'],
      ['spaet', 'card'],
    ]);
    expect(page.blocks[1]?.context).toEqual({ antwort: { data: [{ titel: 'F' }] } });
    expect(page).toMatchObject({ complete: true, robots: 'noindex', suche: '?strasse=ring' });
  });

  it('is never kept in a cache', async () => {
    replies[FRUEH] = replies[SPAET] = ok(entries());
    expect(await open('/a/?strasse=ring', route)).toMatchObject({ noStore: true });
    expect(await open('/a/', route)).not.toHaveProperty('noStore');
  });

  it.each([
    ['does not answer', new Error('ECONNRESET')],
    ['has many requests', { status: 429, body: null }],
    ['knows no such street', { status: 404, body: null }],
    ['wants a log-in', { status: 401, body: null }],
  ])('keeps the page and the other cards when the api %s', async (_what, reply) => {
    replies[FRUEH] = reply;
    replies[SPAET] = ok(entries('S'));
    const page = await openPage('/a/?strasse=ring', { ...route, anmeldung: '/login/' });
    expect(page).toMatchObject({ status: 200, complete: false });
    expect(page.blocks.map(({ template }) => template)).toEqual(['text', 'frueh', 'spaet']);
    expect(page.blocks[2]?.context).toEqual({ antwort: { data: [{ titel: 'S' }] } });
  });
});

describe('a block of an island’s template', () => {
  const openNotes = async (member: boolean | null) =>
    (await openPage('/a/', { blocks: [{ template: 'notizen', context: { mitglied: member } }] })).first;

  it('is hydrated where its data require it, and plain HTML elsewhere', async () => {
    expect(await openNotes(true)).toMatchObject({ island: 'idle' });
    expect(await openNotes(false)).toMatchObject({ island: null, remote: 'mf-probe' });
    expect(onFault).not.toHaveBeenCalled();
  });

  it('is hydrated when its condition throws, which is reported', async () => {
    expect(await openNotes(null)).toMatchObject({ island: 'idle' });
    expect(onFault).toHaveBeenCalledOnce();
  });
});

describe('facts of the page', () => {
  it.each<[string, RouteReply, Partial<PageData>]>([
    ['/', { title: 'Willkommen' }, { documentTitle: 'Willkommen', title: 'Willkommen' }],
    ['/kontakt/', { title: 'Kontakt' }, { documentTitle: 'Kontakt – Beispielhausen', suche: '', theme: 'default' }],
    ['/a/', {}, { canonical: 'https://www.beispielhausen.example/a/', robots: null, description: null }],
    [
      '/a/',
      { canonical: 'https://anderswo.example/', robots: 'noindex', description: 'Text' },
      { canonical: 'https://anderswo.example/', robots: 'noindex', description: 'Text' },
    ],
    ['/a/?q=x%20y&b=1', { apiCalls: [call('suche', { passThrough: ['q'] })] }, { suche: '?q=x+y' }],
    ['/a/', { pageLayout: 'portal' }, { layout: 'portal' }],
    ['/a/', { pageLayout: 'dreispaltig' } as unknown as RouteReply, { layout: 'default' }],
  ])('%s with %o yields %o', async (address, route, expected) => {
    expect(await openPage(address, route)).toMatchObject(expected);
  });

  it.each([
    ['/schule/', 'default', 'schule'],
    ['/schule/anmeldung/', '', 'schule'],
    ['/feuerwehr/', 'default', 'feuerwehr'],
    ['/barfusspark/', 'default', 'barfusspark'],
    ['/klima-umwelt/', 'default', 'natur'],
    ['/schulen/', 'default', 'default'],
    ['/aktuelles/schule/', 'default', 'default'],
    ['/kontakt/', 'natur', 'natur'],
    ['/schule/', 'feuerwehr', 'feuerwehr'],
    ['/schule/', 'unbekannt', 'schule'],
    ['/kontakt/', 'unbekannt', 'default'],
  ])('%s with the theme %o has the theme %s', async (path, pageTheme, theme) => {
    expect((await openPage(path, { pageTheme })).theme).toBe(theme);
  });

  it('a missing page keeps the theme of its area', async () => {
    expect(await openPage('/feuerwehr/weg/', { status: 404, body: null })).toMatchObject({
      status: 404,
      theme: 'feuerwehr',
    });
  });

  it('its document title has no soft hyphens', async () => {
    expect(await openPage('/a/', { title: 'Ferien\u00adprogramm' })).toMatchObject({
      title: 'Ferien\u00adprogramm',
      documentTitle: 'Ferienprogramm – Beispielhausen',
    });
  });

  it('passes on the result of a form', async () => {
    const form: FormState = { template: 'text', status: 'error', werte: {}, fehler: [] };
    expect((await openPage('/a/', {}, form)).formular).toEqual(form);
    expect(await openPage('/a/', {})).not.toHaveProperty('formular');
  });
});

describe('calls of the page', () => {
  it('run in parallel', async () => {
    const answers: (() => void)[] = [];
    vi.spyOn(api, 'get').mockImplementation(async (path) => {
      if (path.startsWith('/api/cms/route')) return ok({ title: 'Seite', apiCalls: [call('a'), call('b'), call('c')] });
      await new Promise<void>((resolve) => answers.push(resolve));
      return ok(entries());
    });
    const opening = open('/a/', {});
    await vi.waitFor(() => expect(answers).toHaveLength(3));
    for (const answer of answers) answer();
    expect((await opening).kind).toBe('page');
    vi.mocked(api.get).mockRestore();
  });

  it('put their replies into the blocks that name them, and into no other', async () => {
    replies['/api/cms/highlights'] = ok(entries('eins'));
    replies['/api/cms/artikel'] = ok(entries('zwei', 'drei'));
    const { blocks, complete } = await openPage('/a/', {
      apiCalls: [call('highlights'), call('artikel')],
      blocks: [
        listBlock,
        { template: 'liste', options: { apiCalls: ['artikel', 'unbekannt'] } },
        { template: 'liste', options: [] },
      ],
    });
    expect(blocks.map(({ context }) => context)).toEqual([
      { highlights: { data: [{ titel: 'eins' }] }, artikel: { data: [{ titel: 'zwei' }, { titel: 'drei' }] } },
      { artikel: { data: [{ titel: 'zwei' }, { titel: 'drei' }] } },
      {},
    ]);
    expect(complete).toBe(true);
  });

  it.each([null, [], undefined])('need no context of the content system (%o)', async (context) => {
    replies['/api/cms/artikel'] = ok(entries('eins'));
    const { first } = await openPage('/a/', { apiCalls: [call('artikel')], blocks: [{ ...listBlock, context }] });
    expect(first).toMatchObject({ remote: 'mf-probe', context: { artikel: { data: [{ titel: 'eins' }] } } });
  });

  it.each<[string, ApiReply | Error, { complete: boolean; faults: number }]>([
    ['a refused line', new Error('ECONNREFUSED'), { complete: false, faults: 1 }],
    ['500', { status: 500, body: { data: [{ titel: 'nie' }] } }, { complete: false, faults: 1 }],
    ['503', { status: 503, body: null }, { complete: false, faults: 1 }],
    // An answer, so nothing is missing; but nothing to show either.
    ['404', { status: 404, body: { title: 'Nicht gefunden' } }, { complete: true, faults: 0 }],
    ['499', { status: 499, body: null }, { complete: true, faults: 0 }],
    ['204', { status: 204, body: null }, { complete: true, faults: 0 }],
  ])('that end with %s are empty lists', async (_name, reply, { complete, faults }) => {
    replies['/api/cms/artikel'] = reply;
    const page = await openPage('/a/', { apiCalls: [call('artikel')], blocks: [listBlock] });
    expect(page).toMatchObject({ status: 200, complete, first: { context: { artikel: { data: [] } } } });
    expect(onFault).toHaveBeenCalledTimes(faults);
  });

  it.each([
    ['/a/?seite=2', { passThrough: ['seite'] }, '/api/cms/artikel?seite=2'],
    ['/a/?seite=2&seite=3', { passThrough: ['seite'] }, '/api/cms/artikel?seite=2'],
    ['/a/?rubrik_id=7', { passThrough: ['rubrik_id'] }, '/api/cms/artikel?rubriken=7'],
    ['/a/?q=m%C3%BCll%26x', { passThrough: ['q'] }, '/api/cms/artikel?q=m%C3%BCll%26x'],
    ['/a/?seite=2&rubrik_id=7&q=x', { passThrough: [] }, '/api/cms/artikel'],
    ['/a/?pro_seite=999', { passThrough: ['seite'], params: { pro_seite: 12 } }, '/api/cms/artikel?pro_seite=12'],
    ['/a/?seite=2', { passThrough: ['seite'], params: { news: true } }, '/api/cms/artikel?news=true&seite=2'],
    ['/a/?rubrik_id=7', { passThrough: ['rubrik_id'], params: { rubriken: 1 } }, '/api/cms/artikel?rubriken=7'],
  ])('get only permitted parameters from %s with %o', async (address, options, expected) => {
    replies[expected] = ok(entries());
    await openPage(address, { apiCalls: [call('artikel', options)] });
    expect(asked[1]).toBe(expected);
  });

  it.each([400, 404])('whose parameter is answered with %d are a missing page', async (status) => {
    replies['/api/cms/artikel?seite=abc'] = { status, body: null };
    const route = { apiCalls: [call('artikel', { passThrough: ['seite'] })], blocks: [listBlock] };
    expect(await openPage('/a/?seite=abc', route)).toMatchObject({ status: 404, blocks: [] });
    // No parameter was passed on, so the address is not wrong.
    replies['/api/cms/artikel'] = { status, body: null };
    expect((await openPage('/a/?x=abc', route)).status).toBe(200);
  });

  it.each([
    ['/a/?seite=3', true, 'Seite – Seite 3 – Beispielhausen', 'https://www.beispielhausen.example/a/?seite=3'],
    ['/a/?seite=1', true, 'Seite – Beispielhausen', 'https://www.beispielhausen.example/a/'],
    ['/a/?seite=3', false, 'Seite – Beispielhausen', 'https://www.beispielhausen.example/a/'],
  ])('name the page of a list: %s', async (address, allowed, documentTitle, canonical) => {
    for (const query of ['?seite=3', '?seite=1', '']) replies[`/api/cms/artikel${query}`] = ok(entries('a'));
    const apiCalls = [call('artikel', { passThrough: allowed ? ['seite'] : [] })];
    expect(await openPage(address, { apiCalls })).toMatchObject({ documentTitle, canonical });
  });
});

describe('calls of a template', () => {
  const path = (group: number) => `/api/cms/artikel?gruppe=${group}`;
  const ticker = (group: number) => ({ template: 'ticker', context: { gruppe: group } });

  it('are made for each block from its context', async () => {
    replies[path(1)] = ok(entries('eins'));
    replies[path(2)] = ok(entries('zwei'));
    const { blocks } = await openPage('/a/', { blocks: [ticker(1), ticker(2)] });
    expect(blocks.map(({ context }) => context)).toEqual([
      { gruppe: 1, artikel: { data: [{ titel: 'eins' }] } },
      { gruppe: 2, artikel: { data: [{ titel: 'zwei' }] } },
    ]);
  });

  it.each([
    ['a call of the page', { ...ticker(1), options: { apiCalls: ['artikel'] } }],
    ['the context', { template: 'ticker', context: { gruppe: 1, artikel: { data: [{ titel: 'da' }] } } }],
  ])('are skipped where %s provides their data', async (_what, block) => {
    replies['/api/cms/artikel'] = ok(entries('da'));
    const { first } = await openPage('/a/', { apiCalls: [call('artikel')], blocks: [block] });
    expect(first?.context).toEqual({ gruppe: 1, artikel: { data: [{ titel: 'da' }] } });
    expect(asked).not.toContain(path(1));
  });

  describe('on behalf of a visitor with a log-in', () => {
    const session = { authorization: 'geheim' };
    const own = { remotes: new Map([['mf-intranet', { server: staffServer, releaseIntegrity: '' }]]) };
    const owners = new Map([['leiste', 'mf-intranet']]);
    /** Calls with the log-in. */
    const openAs = async (sitePath: string, set: Snapshot, calls: Call[] = []) => {
      const get = vi.spyOn(api, 'get');
      replies[`/api/cms/route?url=${encodeURIComponent(sitePath)}`] = ok({
        title: 'Seite',
        anmeldung: '/intranet/',
        apiCalls: calls,
        blocks: [{ template: 'leiste' }],
      });
      const dependencies = { api, snapshot: set, renderer, publicUrl: '', siteName: '', onFault };
      const request = { pfad: sitePath, query: new URLSearchParams(), visitor: { ...visitor, session } };
      const outcome = await loadPage(request, dependencies);
      const made = get.mock.calls.filter(([, headers]) => headers?.authorization).map(([url]) => url);
      get.mockRestore();
      return { outcome, made: made.filter((url) => !/route|zur-seite/.test(url)) };
    };

    it('are made without it, so that nobody gets their data', async () => {
      replies['/api/cms/intranet/konto'] = { ...ok({}), cookies: ['fremd=1'] };
      const { outcome, made } = await openAs('/intranet/', snapshot, [call('intern')]);
      expect(made).toEqual(['/api/cms/intern']);
      expect(asked).toContain('/api/cms/intranet/konto');
      expect(outcome).not.toHaveProperty('cookies');
    });

    it.each([401, 403, 429])('cost the page nothing when they are refused with %d', async (status) => {
      replies['/api/cms/intranet/konto'] = replies['/api/cms/ratsinfo/notiz'] = { status, body: null };
      const { outcome } = await openAs('/intranet/', snapshot);
      expect(outcome).toMatchObject({ kind: 'page', seite: { status: 200 }, complete: false });
    });

    it('are made with it for the remote and the calls that the shell names, on their pages', async () => {
      const set = { ...snapshot, ...own, owners };
      expect((await openAs('/intranet/', set)).made).toEqual(['/api/cms/intranet/konto']);
      expect((await openAs('/kontakt/', set)).made).toEqual([]);
    });

    it('lead to the log-in once it has expired', async () => {
      replies['/api/cms/intranet/konto'] = { status: 401, body: null };
      const { outcome } = await openAs('/intranet/archiv/', { ...snapshot, ...own, owners });
      expect(outcome).toMatchObject({ kind: 'redirect', href: expect.stringContaining('/intranet/?weiter=') });
    });
  });

  it('are limited for each remote; the block that makes too many is named, and the page is shown', async () => {
    const viele = { template: 'viele' };
    const page = await openPage('/a/', { blocks: [viele, viele, viele, viele, ticker(1)] });
    expect(asked.filter((url) => url.startsWith('/api/cms/c'))).toHaveLength(24);
    expect(asked).toContain(path(1));
    expect(page).toMatchObject({ status: 200, complete: false });
    expect(String(onFault.mock.calls)).toContain("/a/: 'viele' may make no calls, mf-probe makes 30 already");
  });

  it('are empty lists when they fail', async () => {
    replies[path(1)] = { status: 500, body: null };
    const page = await openPage('/a/', { blocks: [ticker(1)] });
    expect(page.first?.context).toEqual({ gruppe: 1, artikel: { data: [] } });
    expect(page.complete).toBe(false);
  });
});

describe('a page whose template shows an entry', () => {
  it.each([[null], ['Text'], [[]], [7]])('does not exist when its context is %j', async (context) => {
    expect(await openPage('/a/', { blocks: [{ template: 'eintrag', context }] })).toMatchObject({ status: 404 });
  });

  it.each([
    ['an object', { template: 'eintrag', context: {} }],
    ['left to a call', { template: 'eintrag', context: null, options: { apiCalls: ['artikel'] } }],
  ])('exists when its context is %s', async (_what, block) => {
    expect(await openPage('/a/', { blocks: [block] })).toMatchObject({ status: 200 });
  });
});

it('keeps only query parameters that its calls or templates use', async () => {
  replies['/api/cms/artikel?seite=2'] = ok(entries('a'));
  const apiCalls = [
    call('artikel', { passThrough: ['seite'] }),
    call('eintrag', { endpoint: '/api/cms/eintrag/{id}' }),
  ];
  const address = '/a/?x=1&art=papier&seite=2&art=bio&utm_source=x&id=7';
  expect(await openPage(address, { apiCalls, blocks: [{ template: 'text', context: { text: '' } }] })).toMatchObject({
    suche: '?art=papier&seite=2&art=bio&id=7',
    queryNames: ['seite', 'id', 'art'],
  });
});

it('gives all requests of a page one time limit', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => limit.signal);
  const { get } = api;
  // The route answers in the last moment, and the call after it not at all.
  vi.spyOn(api, 'get').mockImplementation((path, headers, deadline) => {
    if (path.startsWith('/api/cms/route')) return get(path, headers, deadline);
    return new Promise((_, reject) => deadline?.addEventListener('abort', () => reject(deadline.reason)));
  });
  const opened = openPage('/', { apiCalls: [call('artikel')], blocks: [listBlock] });
  await vi.waitFor(() => expect(api.get).toHaveBeenCalledTimes(2));
  limit.abort();
  expect((await opened).status).toBe(200);
  expect(AbortSignal.timeout).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

describe('rate-limited calls', () => {
  it.each([
    ['the page is about', { required: true, passThrough: ['token'] }],
    ['of a list', { passThrough: ['token'] }],
  ])('lead to a page that says so, and to no broken link: one %s', async (_name, options) => {
    replies['/api/cms/stand?token=x'] = { status: 429, body: null };
    const outcome = await open('/stand/?token=x', { apiCalls: [call('stand', options)], blocks: [listBlock] });
    expect(outcome).toMatchObject({
      seite: { status: 429, blocks: [], title: '429 - Zu viele Anfragen' },
      noStore: true,
    });
  });
});

describe('a link from a mail', () => {
  const stand = { apiCalls: [call('stand', { passThrough: ['token'] })], blocks: [listBlock] };

  it.each([[{ status: 500, body: null }], [new Error('ECONNREFUSED')]])(
    'is not called wrong because its call failed (%o)',
    async (reply) => {
      replies['/api/cms/stand?token=x'] = reply;
      expect(await openPage('/stand/?token=x', stand)).toMatchObject({ status: 503, blocks: [] });
    },
  );

  it('that is incomplete has the page that says so, also while the call fails', async () => {
    replies['/api/cms/stand'] = { status: 500, body: null };
    expect(await openPage('/stand/', stand)).toMatchObject({ status: 200 });
  });
});

describe('a list with one entry', () => {
  const single = { apiCalls: [call('artikel', { redirectOnSingleEntry: true })] };

  it('redirects to that entry', async () => {
    replies['/api/cms/artikel'] = ok(entries('eins'));
    expect(await open('/a/', single)).toEqual({ kind: 'redirect', href: '/eins/', status: 302 });
  });

  it.each<[string, unknown]>([
    ['two entries', entries('eins', 'zwei')],
    ['none', entries()],
    ['an entry without a page', { data: [{ titel: 'eins', detailURL: '' }] }],
    ['the last of several pages', { ...entries('letzter'), pagination: { page: 2, pages: 2 } }],
  ])('is shown when it has %s', async (_name, body) => {
    replies['/api/cms/artikel'] = ok(body);
    expect((await open('/a/', single)).kind).toBe('page');
  });

  it('is shown where the route does not ask for a redirect', async () => {
    replies['/api/cms/artikel'] = ok(entries('eins'));
    expect((await open('/a/', { apiCalls: [call('artikel')] })).kind).toBe('page');
  });
});

describe('a page about one entry', () => {
  const detail = { title: 'Artikel', apiCalls: [call('artikel', { required: true })] };

  it.each<[ApiReply | Error, number]>([
    [{ status: 404, body: null }, 404],
    [{ status: 400, body: null }, 404],
    [{ status: 410, body: null }, 410],
    [{ status: 500, body: null }, 503],
    [new Error('ECONNREFUSED'), 503],
    [ok('kein Objekt'), 404],
    [ok(null), 404],
    [ok([]), 404],
  ])('without the entry (%o) has the status %d', async (reply, status) => {
    replies['/api/cms/artikel'] = reply;
    expect(await openPage('/a/', detail)).toMatchObject({ status, blocks: [] });
  });

  it.each<[object, { title: string; description: string | null }]>([
    [
      { seo: { title: 'Für Suchmaschinen', description: 'Kurz' }, titel: 'Neue Brücke' },
      { title: 'Für Suchmaschinen', description: 'Kurz' },
    ],
    [
      { seo: { title: ' ', description: null }, titel: 'Neue Brücke' },
      { title: 'Neue Brücke', description: 'Der Route' },
    ],
    [{ titel: 'Neue Brücke' }, { title: 'Neue Brücke', description: 'Der Route' }],
    [
      { vorname: 'Erika', nachname: 'Muster' },
      { title: 'Erika Muster', description: 'Der Route' },
    ],
    [{ nachname: 'Muster' }, { title: 'Muster', description: 'Der Route' }],
    [{ id: 1 }, { title: 'Artikel', description: 'Der Route' }],
  ])('takes its name: %o', async (body, { title, description }) => {
    replies['/api/cms/artikel'] = ok(body);
    expect(await openPage('/a/', { ...detail, description: 'Der Route' })).toMatchObject({
      title,
      description,
      documentTitle: `${title} – Beispielhausen`,
    });
  });

  it('keeps its own name where the entry is optional, and gets SEO data', async () => {
    replies['/api/cms/veranstaltungen/7'] = ok({ titel: 'Fest', seo: { type: 'event', description: 'Musik' } });
    const route = {
      title: 'Hallenanmietung',
      description: 'Der Route',
      apiCalls: [call('veranstaltung', { endpoint: '/api/cms/veranstaltungen/{id}' })],
    };
    expect(await openPage('/h/?id=7', route)).toMatchObject({
      title: 'Hallenanmietung: Fest',
      description: 'Der Route',
    });
    const about = await open('/h/?id=7', route);
    expect(about).not.toMatchObject({ seo: { type: 'event' } });
    expect(await openPage('/h/', route)).toMatchObject({ title: 'Hallenanmietung' });
  });

  it('takes no name from another list', async () => {
    replies['/api/cms/artikel'] = ok({ titel: 'Neue Brücke' });
    replies['/api/cms/verwandte'] = ok({ titel: 'Liste', seo: { title: 'Liste' }, data: [] });
    const apiCalls = [...detail.apiCalls, call('verwandte')];
    expect((await openPage('/a/', { ...detail, apiCalls })).title).toBe('Neue Brücke');
  });
});

describe('blocks', () => {
  it('carry what their template declares, and nothing else', async () => {
    const { blocks } = await openPage('/a/', {
      blocks: [
        { template: 'text', slotName: 'sidebar', context: { text: 'Hallo', intern: 'geheim' }, options: { x: 1 } },
        { template: 'liste', slotName: 'links', context: {}, options: null },
      ],
    });
    expect(blocks).toEqual([
      {
        template: 'text',
        remote: 'mf-probe',
        slot: 'sidebar',
        surface: 'sheet',
        context: { text: 'Hallo' },
        options: {},
        island: null,
      },
      {
        template: 'liste',
        remote: 'mf-probe',
        slot: 'content',
        surface: 'plain',
        context: {},
        options: { apiCalls: [], spalten: 2 },
        island: null,
      },
    ]);
  });

  it('in a slot that is not allowed move to the first allowed one, and are reported with page and template', async () => {
    const misplaced = { template: 'liste', slotName: 'sidebar' };
    const page = await openPage('/a/', {
      blocks: [misplaced, { template: 'text', slotName: 'sidebar', context: { text: 'Da' } }],
    });
    expect(page).toMatchObject({
      complete: true,
      blocks: [{ remote: 'mf-probe', slot: 'content' }, { slot: 'sidebar' }],
    });
    expect(onFault.mock.calls.map(([fault]) => String(fault))).toEqual([
      "MisplacedBlock: /a/: 'liste' may not stand in the slot 'sidebar', it is shown in 'content'",
    ]);
  });

  it.each([
    ['whose context does not fit', { template: 'text', context: { text: 7 } }],
    ['whose options do not fit', { template: 'liste', options: { spalten: 'zwei' } }],
    ['nobody owns', { template: 'gibt-es-nicht', context: {} }],
  ])('%s are left out, and the rest of the page is shown', async (_name, block) => {
    const page = await openPage('/a/', { blocks: [block, { template: 'text', context: { text: 'Da' } }] });
    expect(page).toMatchObject({ status: 200, complete: false });
    expect(page.blocks).toMatchObject([
      { remote: null, context: null, options: null },
      { remote: 'mf-probe', context: { text: 'Da' } },
    ]);
    expect(onFault).toHaveBeenCalledOnce();
  });
});

describe('a page that requires a log-in', () => {
  const page: RouteReply = { anmeldung: '/intranet/', apiCalls: [call('intern')] };
  beforeEach(() => {
    replies['/api/cms/intern'] = { status: 401, body: null };
  });

  it('redirects to the log-in and back', async () => {
    expect(await open('/intranet/archiv/?seite=2', page)).toEqual({
      kind: 'redirect',
      href: '/intranet/?weiter=%2Fintranet%2Farchiv%2F%3Fseite%3D2',
      status: 302,
    });
  });

  it('is shown where the log-in itself is', async () => {
    expect(await openPage('/intranet/', page)).toMatchObject({ status: 200 });
  });

  it('names itself last in its breadcrumbs, once its call has returned its name', async () => {
    const intranet = { title: 'Intranet', href: '/intranet/' };
    const route = { ...page, breadcrumbs: [intranet], apiCalls: [call('intern', { required: true })] };
    replies['/api/cms/intern'] = { status: 200, body: { titel: 'Schulung' } };
    const { breadcrumbs } = await openPage('/intranet/it/7/', route);
    expect(breadcrumbs).toEqual([intranet, { title: 'Schulung', href: '/intranet/it/7/' }]);
    expect((await openPage('/intranet/', route)).breadcrumbs).toEqual([intranet]);
  });

  it('says that the account has no permission', async () => {
    replies['/api/cms/intern'] = { status: 403, body: null };
    expect(await openPage('/intranet/freigaben/', page)).toMatchObject({ status: 403, title: 'Kein Zugang' });
    replies['/api/cms/intern'] = { status: 403, body: { detail: 'Es braucht „Freigaben“.' } };
    expect(await openPage('/intranet/freigaben/', page)).toMatchObject({ fehlertext: 'Es braucht „Freigaben“.' });
  });
});
