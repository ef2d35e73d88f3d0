import type { FormState } from '@gm/shared/schemas/form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Asset } from '../base/seite-daten.ts';
import type { ApiReply } from '../http/api/api-client.ts';
import type { ContentVersion } from '../http/api/content-version.ts';
import type { Session } from '../http/session/session.ts';
import { loadHere, serverOf } from '../isolation/local-guest.examples.ts';
import { createLocalRenderer } from '../isolation/local-renderer.ts';
import type { SiteFrames } from '../page/render/site-frame.ts';
import type { StyleStore } from '../page/render/style-store.ts';
import type { Registry, Snapshot } from '../registry/registry.ts';
import { createBuild, createTemporaryDir } from '../registry/release.examples.ts';
import { RemoteCounts } from '../registry/remote-counts.ts';
import { assets, gemeinde, visitor } from '../server/page.examples.ts';
import { type DocumentAnswer, PageService } from './page-service.ts';

/** Variant of browsers by default. */
const PLAIN = { app: false, linked: false, canary: false };
let snapshot: Snapshot;
let contentVersion: string | null;
let older: Record<number, Record<string, string>>;
let eilmeldungen: string;
let reply: () => Promise<ApiReply>;
let service: PageService;
const get = vi.fn((_path: string, _headers?: object) => reply());
/** There is a start page, so a missing page does not mean a site without content. */
const read = async (path: string, headers?: object): Promise<ApiReply> =>
  path === '/api/cms/route?url=%2F' && headers === undefined ? { status: 200, body: null } : get(path, headers);
const onFault = vi.fn();

const ok = (route: object): ApiReply => ({ status: 200, body: { title: 'Seite', ...route } });
/** Header of every call on the visitor's behalf. */
const FROM = { 'x-forwarded-for': visitor.address };
const PAGE = ok({ blocks: [{ template: 'text' }] });

async function createSnapshot(
  generation: number,
  version: string,
  serverCode = '',
  island: 'load' | 'interaction' | null = 'load',
  paths: string[] = [],
): Promise<Snapshot> {
  const dir = createTemporaryDir();
  const server = await loadHere(
    createBuild(dir, {
      ...{ version, serverCode, island, paths },
      posts: { '/': '/api/fehlermeldung', '/a/b/': '/api/andere' },
    }),
    dir,
  );
  return {
    generation,
    edition: 1,
    remotes: new Map([['mf-probe', { server, releaseIntegrity: 'sha384-liste' }]]),
    owners: new Map([['text', 'mf-probe']]),
  };
}
const retire = ({ remotes }: Snapshot) => {
  for (const { server } of remotes.values()) server.retire();
};

/** From now on the template requests a foreign shop. */
function askForShop(): void {
  const template = snapshot.remotes.get('mf-probe')?.server.release.templates.text;
  if (template) template.policy = { from: ['url'], uses: ['frame'] };
  reply = () => Promise.resolve(ok({ blocks: [{ template: 'text', options: { url: 'https://tickets.example/a/' } }] }));
}

/** Sets of started requests that were replaced meanwhile. */
let replaced: Snapshot[];
/** Versions of the canary. */
let canary: Snapshot | null;
/** Header and footer wait for this. */
let frameReady: Promise<unknown>;

beforeEach(async () => {
  vi.clearAllMocks();
  canary = null;
  replaced = [];
  frameReady = Promise.resolve();
  snapshot = await createSnapshot(3, '3');
  contentVersion = 'inhalt-1';
  older = {};
  eilmeldungen = '';
  reply = () => Promise.resolve(PAGE);
  service = createService();
});
afterEach(() => retire(snapshot));

function createService(): PageService {
  return new PageService({
    renderer: createLocalRenderer(({ remote, version }) => {
      const sets = [snapshot, ...replaced, ...(canary ? [canary] : [])];
      const served = sets.map(({ remotes }) => remotes.get(remote)?.server);
      return serverOf(served.find((server) => server?.release.version === version && serverOf(server)));
    }),
    api: { get: read, post: () => Promise.reject(new Error('unused')), close: () => Promise.resolve() },
    registry: {
      choose: (isCanary: boolean, generation?: number) =>
        (generation !== snapshot.generation && (isCanary || generation === canary?.generation) && canary) || snapshot,
      get canary() {
        return canary && { generation: canary.generation };
      },
      versionsOf: (generation: number) => older[generation] ?? null,
    } as unknown as Registry,
    content: {
      get current() {
        return contentVersion;
      },
    } as ContentVersion,
    frames: {
      get: async () => {
        await frameReady;
        return { gemeinde, chrome: { kopf: '', panele: '', fuss: '' }, eilmeldungen };
      },
    } as unknown as SiteFrames,
    assets,
    styles: { read: ({ href }: Asset) => ({ href, css: `/* ${href} */`, hash: `hash of ${href}` }) } as StyleStore,
    publicUrl: 'https://www.beispielhausen.example',
    hotReload: false,
    templateSources: ['https://tickets.example'],
    counts: new RemoteCounts(),
    cacheSize: 10,
    isCompared: () => canary !== null,
    onFault,
  });
}

async function readPage(answer: Promise<DocumentAnswer>) {
  const { kind, ...rest } = await answer;
  if (kind !== 'page' || !('page' in rest)) throw new Error(`Not a page: ${kind}`);
  return { ...rest, status: rest.page.status, html: String(await rest.page.body('identity')) };
}
const ask = (path = '/a/', search = '', session: Session | null = null) => ({
  pfad: path,
  query: new URLSearchParams(search),
  visitor: { ...visitor, session },
});
const open = (path?: string, search?: string) => readPage(service.document(ask(path, search), PLAIN));

describe('the document of a page', () => {
  it('is rendered with the current releases', async () => {
    const { status, html, cached } = await open();
    expect({ status, cached }).toEqual({ status: 200, cached: false });
    expect(html).toContain('data-block="mf-probe/text"');
    expect(html).toContain('/remotes/mf-probe/3/client/text.js');
  });

  it('waits for header and page in parallel', async () => {
    let finish = () => {};
    frameReady = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const document = open();
    await vi.waitFor(() => expect(get).toHaveBeenCalledOnce());
    finish();
    expect((await document).status).toBe(200);
  });

  it('comes from the cache while content and releases are the same', async () => {
    const first = await open();
    const second = await open();
    expect(second).toMatchObject({ cached: true, html: first.html });
    expect(get).toHaveBeenCalledOnce();
  });

  it('inlines its stylesheets, and names them for its CSP', async () => {
    const { html, page } = await open();
    const hrefs = ['/shell/main.1.css', '/remotes/mf-probe/3/client/text.css', '/shell/unten.1.css'];
    for (const href of hrefs) expect(html).toContain(`<style data-href="${href}">/* ${href} */</style>`);
    expect(page.policy).toEqual({ style: hrefs.map((href) => `hash of ${href}`) });
  });

  it.each([
    ['a text', '/a/', [], ['huegel']],
    ['a text of the school', '/schule/', [], ['huegel', 'themen']],
    ['a form', '/a/', [{ template: 'text' }], []],
  ])('has the styles of hills and themes only where they show: %s', async (_name, path, blocks, expected) => {
    reply = async () => ok({ blocks });
    const { html } = await open(path);
    expect(['huegel', 'themen'].filter((name) => html.includes(`/shell/frame-${name}.1.css`))).toEqual(expected);
  });

  it('leaves long data of an island to its first touch, and loads them again after a restart', async () => {
    snapshot = await createSnapshot(4, '4', '', 'interaction');
    const entries = Array.from({ length: 200 }, (_, index) => `Verein ${index}`);
    const call = { name: 'vereine', options: { endpoint: '/api/cms/vereine' } };
    reply = async () =>
      ok({ apiCalls: [call], blocks: [{ template: 'text', options: { apiCalls: ['vereine'] } }], entries });
    const { html } = await open();
    expect(html).not.toContain('Verein 7');
    const hash = /"contextHash":"([\w-]+)"/.exec(html)?.[1] ?? '';
    const kept = await service.context(hash, ask(), false);
    expect(String(await kept?.body('identity'))).toContain('Verein 7');
    const restarted = createService();
    expect(String(await (await restarted.context(hash, ask(), false))?.body('identity'))).toContain('Verein 7');
    entries.push('Neuer Verein');
    contentVersion = 'neu';
    expect(await createService().context(hash, ask(), false)).toBeNull();
  });

  it('links the shell’s stylesheets for a browser that has them, and is cached separately', async () => {
    const whole = await open();
    const linked = await readPage(service.document(ask(), { app: false, linked: true, canary: false }));
    expect(linked.cached).toBe(false);
    expect(linked.html).toContain('<link rel="stylesheet" href="/shell/main.1.css" integrity="sha384-css">');
    expect(linked.page.policy).toEqual({ style: ['hash of /remotes/mf-probe/3/client/text.css'] });
    expect(await open()).toMatchObject({ cached: true, html: whole.html });
    expect(await readPage(service.document(ask(), { app: false, linked: true, canary: false }))).toMatchObject({
      cached: true,
    });
  });

  it('may be cached by a CDN as long as here, but not while a canary runs', async () => {
    const first = await readPage(service.document(ask(), PLAIN));
    expect(first.sharedFor).toBeGreaterThan(50);
    const again = await readPage(service.document(ask(), PLAIN));
    expect([again.cached, again.sharedFor]).toEqual([true, expect.any(Number)]);
    canary = await createSnapshot(9, '9');
    expect((await readPage(service.document(ask(), PLAIN))).sharedFor).toBeUndefined();
  });

  it('of a canary is cached separately; a tab keeps its set', async () => {
    const usual = await open();
    canary = await createSnapshot(9, '9');
    const theirs = { ...PLAIN, canary: true };
    const tried = await readPage(service.document(ask(), theirs));
    expect(tried).toMatchObject({ cached: false, html: expect.stringContaining('/mf-probe/9/') });
    expect(tried.html).toContain('"compared":true');
    expect([...tried.page.remotes]).toEqual(['mf-probe']);
    expect(await open()).toMatchObject({ cached: true, html: usual.html });
    expect(await readPage(service.document(ask(), theirs))).toMatchObject({ cached: true, html: tried.html });
    for (const [generation, version] of [
      [9, '9'],
      [3, '3'],
    ] as const) {
      const { answer } = await service.data(ask(), generation, true);
      expect(answer).toMatchObject({ page: { remotes: { 'mf-probe': { version } } } });
    }
    retire(canary);
  });

  it('has the CSP permissions of its blocks, also from the cache, and says that the document is for this page only', async () => {
    expect((await open('/ohne/')).page.policy.frame).toBeUndefined();
    askForShop();
    for (const cached of [false, true]) {
      const page = await open();
      expect(page).toMatchObject({ cached, page: { policy: { frame: ['https://tickets.example'] } } });
      expect(page.html).toContain('"ownDocument":true');
    }
    expect((await readPage(service.errorDocument('/a/', 404, PLAIN))).page.policy.frame).toBeUndefined();
  });

  it('permits a remote’s folder at another origin in every document, for what a module loads', async () => {
    const loaded = snapshot.remotes.get('mf-probe');
    if (loaded) loaded.origin = 'https://cdn.example';
    for (const { page } of [await open('/ohne/'), await readPage(service.errorDocument('/a/', 404, PLAIN))]) {
      const { script, style, image, font, connect } = page.policy;
      for (const sources of [script, style, image, font])
        expect(sources?.at(-1)).toBe('https://cdn.example/remotes/mf-probe/');
      expect(connect).toBeUndefined();
    }
  });

  it('is never cached when a call says so: places of an event, the page of one family', async () => {
    const call = { name: 'plaetze', options: { endpoint: '/api/ferienprogramm/programm/3' } };
    reply = () => Promise.resolve({ ...ok({ apiCalls: [call] }), noStore: true });
    expect(await open()).toMatchObject({ cached: false, noStore: true });
    expect(await open()).toMatchObject({ cached: false, noStore: true });
    expect(get).toHaveBeenCalledTimes(4);
  });

  it('with free places is cached for a second; then one visitor waits for a new one, and a burst gets the old', async () => {
    const call = { name: 'plaetze', options: { endpoint: '/api/ferienprogramm/programm/3' } };
    const lasting = { freshFor: 1, staleFor: 9 };
    let answer = () => {};
    reply = () => Promise.resolve({ ...ok({ apiCalls: [call] }), lasting });
    await open();
    expect((await open()).cached).toBe(true);
    expect(get).toHaveBeenCalledTimes(2);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_001 });
    try {
      reply = () =>
        new Promise((resolve) => (answer = () => resolve({ ...ok({ apiCalls: [call], title: 'Neu' }), lasting })));
      const first = open();
      await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(3));
      expect((await open()).html).toContain('<title>Seite');
      reply = () => Promise.resolve({ ...ok({ apiCalls: [call], title: 'Neu' }), lasting });
      answer();
      expect((await first).html).toContain('<title>Neu');
      expect((await open()).html).toContain('<title>Neu');
      expect(get).toHaveBeenCalledTimes(4);
      vi.setSystemTime(Date.now() + 10_001);
      expect((await open()).cached, 'too old for anybody').toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('of a logged-in visitor is neither cached nor taken from the cache, and renews the session', async () => {
    const call = { name: 'konto', options: { endpoint: '/api/cms/konto' } };
    reply = () => Promise.resolve({ ...ok({ apiCalls: [call] }), cookies: ['a=1'] });
    const session = { authorization: 'geheim' };
    const own = await readPage(service.document(ask('/a/', '', session), PLAIN));
    expect(own).toMatchObject({ cached: false, noStore: true, cookies: ['a=1'] });
    expect(await service.data(ask('/a/', '', session), 3)).toMatchObject({ cookies: ['a=1'] });
    get.mockClear();
    await readPage(service.document(ask('/a/', '', session), PLAIN));
    // The route, its call, and the question for the form of the page.
    expect(get.mock.calls.map(([, headers]) => headers)).toEqual(Array(3).fill({ ...session, ...FROM }));
    expect(await open()).toMatchObject({ cached: false });
    expect(get.mock.calls.slice(3).map(([, headers]) => headers)).toEqual([FROM, FROM]);
    expect(await readPage(service.document(ask('/a/', '', session), PLAIN))).toMatchObject({ cached: false });
  });

  it('is rendered again when the content has changed', async () => {
    await open();
    contentVersion = 'inhalt-2';
    reply = () => Promise.resolve(ok({ title: 'Neuer Titel' }));
    expect((await open()).html).toContain('<title>Neuer Titel');
  });

  it('is rendered again after a release', async () => {
    await open();
    const before = snapshot;
    replaced.push(before);
    snapshot = await createSnapshot(4, '4');
    retire(before);
    expect((await open()).html).toContain('/remotes/mf-probe/4/client/text.js');
  });

  it.each<[string, () => void]>([
    [
      'content may have changed unseen',
      () => {
        contentVersion = null;
      },
    ],
    [
      'a block is missing',
      () => {
        reply = () => Promise.resolve(ok({ blocks: [{ template: 'unbekannt' }] }));
      },
    ],
    [
      'the page does not exist',
      () => {
        reply = () => Promise.resolve({ status: 404, body: null });
      },
    ],
  ])('is not cached when %s', async (_name, arrange) => {
    arrange();
    await open();
    expect((await open()).cached).toBe(false);
    // A missing page also asks for what others look for.
    const asked = get.mock.calls.filter(([path]) => path.startsWith('/api/cms/route'));
    expect(asked).toHaveLength(2);
  });

  it('is not cached when a block failed', async () => {
    retire(snapshot);
    snapshot = await createSnapshot(3, '3b', "modules['./text'].default = () => { throw new Error('kaputt'); };");
    await open();
    expect(onFault).toHaveBeenCalledWith(expect.objectContaining({ message: 'kaputt' }));
    expect((await open()).cached).toBe(false);
  });

  it('is rendered once for a burst', async () => {
    const crowd = await Promise.all([open(), open(), open('/b/')]);
    expect(get).toHaveBeenCalledTimes(2);
    expect(crowd[0]?.page).toBe(crowd[1]?.page);
  });

  it('does not wait for one that started before a rollback', async () => {
    reply = () => new Promise(() => {});
    void open();
    await vi.waitFor(() => expect(get).toHaveBeenCalledOnce());
    const before = snapshot;
    reply = () => Promise.resolve(PAGE);
    snapshot = await createSnapshot(4, '2');
    expect((await open()).html).toContain('/remotes/mf-probe/2/client/text.js');
    retire(before);
  });

  it('is a redirect when the page has moved', async () => {
    reply = () => Promise.resolve(ok({ redirect: { href: '/neu/', status: 301 } }));
    expect(await service.document(ask(), PLAIN)).toEqual({ kind: 'redirect', href: '/neu/', status: 301 });
  });
});

describe('an irrelevant query', () => {
  const call = { name: 'liste', options: { endpoint: '/api/cms/liste', passThrough: ['seite'] } };
  const LIST = ok({ apiCalls: [call], blocks: [{ template: 'text' }] });
  beforeEach(() => {
    reply = () => Promise.resolve(LIST);
  });

  it('yields the same page, from the cache', async () => {
    const first = await open('/a/', 'seite=2');
    get.mockClear();
    for (const search of ['seite=2&x=1', 'utm_source=a&seite=2', 'formular=x&seite=2']) {
      expect(await open('/a/', search)).toMatchObject({ cached: true, html: first.html });
    }
    expect(get).not.toHaveBeenCalled();
    expect(first.html).not.toContain('utm_source');
    expect((await open('/a/', 'seite=3')).cached).toBe(false);
  });

  it('does not evict other pages, however many are made up', async () => {
    await open('/b/');
    await open('/a/');
    for (let x = 0; x < 30; x += 1) await open('/a/', `x=${x}`);
    for (let page = 2; page < 30; page += 1) await open('/a/', `seite=${page}`);
    expect([(await open('/a/')).cached, (await open('/b/')).cached]).toEqual([true, true]);
  });

  it('yields the last good page, too, while the api is down', async () => {
    const { html } = await open('/a/');
    contentVersion = null;
    reply = () => Promise.reject(new Error('ECONNREFUSED'));
    expect(await open('/a/', 'x=1')).toMatchObject({ status: 200, html });
  });

  it('becomes relevant as soon as the page reads it', async () => {
    await open('/a/', 'q=1');
    const both = { ...call, options: { ...call.options, passThrough: ['seite', 'q'] } };
    reply = () => Promise.resolve(ok({ apiCalls: [both] }));
    contentVersion = 'inhalt-2';
    expect((await open('/a/')).cached).toBe(false);
    expect((await open('/a/', 'q=1')).cached).toBe(false);
    expect(get).toHaveBeenLastCalledWith('/api/cms/liste?q=1', FROM);
  });

  it('is relevant when a template reads it', async () => {
    retire(snapshot);
    snapshot = await createSnapshot(3, '3d', "modules['./contract'].remote.templates.text.query = ['tag'];");
    await open('/a/');
    const { cached, html } = await open('/a/', 'tag=2026-08-03&x=1');
    expect(cached).toBe(false);
    expect(html).toContain('?tag=2026-08-03');
  });
});

describe('a rate-limited visitor', () => {
  const TOO_MANY: ApiReply = { status: 429, body: { title: 'Zu viele Anfragen' } };
  const call = { name: 'stand', options: { endpoint: '/api/kitavormerkung/stand', passThrough: ['token'] } };
  const PRIVATE = ok({ apiCalls: [call], blocks: [{ template: 'text' }] });

  it('gets a page that says so and is never cached', async () => {
    reply = () => Promise.resolve(PRIVATE);
    get.mockImplementationOnce(() => reply()).mockImplementationOnce(() => Promise.resolve(TOO_MANY));
    const { status, html, noStore } = await open('/a/', 'token=geheim');
    expect({ status, noStore }).toEqual({ status: 429, noStore: true });
    expect(html).toContain('429 - Zu viele Anfragen');
    expect((await open('/a/', 'token=geheim')).status).toBe(200);
  });

  it('is the only one: others of the burst get their page', async () => {
    get.mockImplementation((path, headers) => {
      const isGreedy = (headers as Record<string, string>)['x-forwarded-for'] === '198.51.100.1';
      return Promise.resolve(isGreedy && path.startsWith('/api/kita') ? TOO_MANY : PRIVATE);
    });
    const greedy = { ...ask('/a/'), visitor: { address: '198.51.100.1', session: null } };
    const [first, second] = await Promise.all([readPage(service.document(greedy, PLAIN)), open('/a/')]);
    get.mockImplementation(() => reply());
    expect([first.status, second.status]).toEqual([429, 200]);
  });
});

describe('while the api is down', () => {
  it.each<[string, () => Promise<ApiReply>]>([
    ['refuses the line', () => Promise.reject(new Error('ECONNREFUSED'))],
    ['answers with a fault', () => Promise.resolve({ status: 500, body: null })],
  ])('the last good page is shown, else the error page: it %s', async (_name, away) => {
    const good = await open();
    reply = away;
    contentVersion = null;
    expect(await open()).toMatchObject({ status: 200, cached: true, html: good.html });
    const other = await open('/b/');
    expect(other.status).toBe(503);
    expect(other.html).toContain('Leider ist ein Fehler aufgetreten');
  });
});

describe('a release during a request', () => {
  it('does not change the versions of the request', async () => {
    let answer: (reply: ApiReply) => void = () => {};
    reply = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const opening = open();
    await vi.waitFor(() => expect(get).toHaveBeenCalledOnce());
    const before = snapshot;
    replaced.push(before);
    snapshot = await createSnapshot(4, '4');
    retire(before);
    answer(PAGE);
    expect((await opening).html).toContain('/remotes/mf-probe/3/client/text.js');
    expect(onFault).not.toHaveBeenCalled();
    expect(serverOf(before.remotes.get('mf-probe')?.server)?.template('text')).toBeUndefined();
  });
});

describe('page data for client-side navigation', () => {
  it('are the main element, its head and data of its islands', async () => {
    const { answer } = await service.data(ask('/a/', 'seite=2'), 3);
    if (!('page' in answer)) throw new Error('Not a page');
    const { seite: page, kopf: head, html, islands, remotes, styles } = answer.page;
    expect(page).toEqual({ pfad: '/a/', suche: '', titel: 'Seite' });
    expect(head).toMatchObject({ status: 200, documentTitle: 'Seite – Beispielhausen', layout: 'default' });
    expect(html).toMatch(/^<main id="inhalt"[\s\S]*data-block="mf-probe\/text" data-island="0"/);
    expect(islands).toMatchObject([{ id: 0, remote: 'mf-probe', template: 'text', when: 'load' }]);
    expect(remotes['mf-probe']?.templates.text?.[0]?.href).toBe('/remotes/mf-probe/3/client/text.js');
    expect(styles.map(({ href }) => href)).toEqual(['/remotes/mf-probe/3/client/text.css']);
  });

  it('are sent to a tab of an older generation whose islands run the same code', async () => {
    older[1] = { 'mf-probe': '3', 'mf-other': 'geloescht' };
    expect((await service.data(ask(), 1)).answer).toMatchObject({
      page: { remotes: { 'mf-probe': { version: '3' } } },
    });
  });

  it('make a tab reload whose islands ran other code, or whose generation is unknown', async () => {
    older[1] = { 'mf-probe': '1' };
    older[2] = { 'mf-other': '3' };
    for (const generation of [1, 2, 99, Number.NaN]) {
      expect((await service.data(ask(), generation)).answer).toEqual({ reload: true });
    }
  });

  it('are sent to every tab for a page without islands, which mixes no code', async () => {
    retire(snapshot);
    snapshot = await createSnapshot(4, '4', '', null);
    older[1] = { 'mf-probe': '1' };
    for (const generation of [4, 1, 99, Number.NaN]) {
      expect((await service.data(ask(), generation)).answer).toMatchObject({ page: { islands: [], remotes: {} } });
    }
  });

  it('make a tab reload for a page without header and footer', async () => {
    reply = () => Promise.resolve(ok({ pageLayout: 'blank' }));
    expect((await service.data(ask(), 3)).answer).toEqual({ reload: true });
  });

  it('contain the urgent notices, because the header does not change with the page', async () => {
    expect((await service.data(ask(), 3)).answer).toMatchObject({ page: { eilmeldungen: '' } });
    eilmeldungen = '<gm-eilmeldung></gm-eilmeldung>';
    contentVersion = 'inhalt-2';
    expect((await service.data(ask(), 3)).answer).toMatchObject({ page: { eilmeldungen } });
  });

  it('are cached like documents: once for all, separately per content version, and not for logged-in visitors', async () => {
    const { answer, kept } = await service.data(ask(), 3);
    expect(JSON.parse(String(await kept?.body('identity')))).toEqual(answer);
    expect(await service.data(ask(), 3)).toEqual({ answer, kept });
    expect(get).toHaveBeenCalledTimes(1);
    contentVersion = 'inhalt-2';
    expect((await service.data(ask(), 3)).kept).not.toBe(kept);
    expect((await service.data(ask('/a/', '', { authorization: 'geheim' }), 3)).kept).toBeUndefined();
    expect(get).toHaveBeenCalledTimes(4);
  });

  it('name their content version, where it is known', async () => {
    expect((await service.data(ask(), 3)).answer).toMatchObject({ page: { contentVersion: 'inhalt-1' } });
    contentVersion = null;
    expect((await service.data(ask(), 3)).answer).not.toHaveProperty('page.contentVersion');
  });

  it('are not sent for a page with its own CSP, which no other document may show', async () => {
    askForShop();
    expect((await service.data(ask(), 3)).answer).toEqual({ reload: true });
    expect((await service.data(ask(), 2)).answer).toEqual({ reload: true });
  });

  it('report where a page moved to', async () => {
    reply = () => Promise.resolve(ok({ redirect: { href: '/neu/' } }));
    expect((await service.data(ask(), 3)).answer).toEqual({ redirect: '/neu/' });
  });
});

describe('forms without scripts', () => {
  const findForms = () => service.takeForm(ask(), PLAIN, async (forms) => forms);

  const forms = (action: string) => ({ forms: new Map([['text', { aktion: action, withSession: false }]]) });

  it('go to the call that the release declares for the path, whatever the content says', async () => {
    expect(await findForms()).toMatchObject(forms('/api/fehlermeldung'));
    const below = service.takeForm(ask('/a/b/c/'), PLAIN, async (found) => found);
    expect(await below).toMatchObject(forms('/api/andere'));
    const options = { aktion: '/api/cms/intranet/konten' };
    reply = () => Promise.resolve(ok({ blocks: [{ template: 'text', options }] }));
    expect(await findForms()).toMatchObject(forms('/api/fehlermeldung'));
    expect((await readPage(service.document(ask(), PLAIN))).html).not.toContain('intranet/konten');
  });

  it('exist below the paths of their template only, which give a remote no session', async () => {
    retire(snapshot);
    snapshot = await createSnapshot(4, '4', '', 'load', ['/a/']);
    expect(await findForms()).toMatchObject(forms('/api/fehlermeldung'));
    const elsewhere = await service.takeForm(ask('/kontakt/'), PLAIN, async (found) => found);
    expect(elsewhere).toEqual({ errorStatus: 405 });
    expect(String(onFault.mock.calls)).toContain("/kontakt/: 'text' stands below /a/ alone");
  });

  it.each<[number, ApiReply]>([
    [405, ok({ redirect: { href: '/neu/' } })],
    [404, { status: 404, body: null }],
    [429, { status: 429, body: null }],
    [503, { status: 500, body: null }],
  ])('do not exist on a page whose answer is %d', async (errorStatus, answer) => {
    reply = () => Promise.resolve(answer);
    expect(await findForms()).toEqual({ errorStatus });
  });

  it('return with their own status on the page that was loaded once, hidden from search engines and the cache', async () => {
    const form: FormState = { template: 'text', status: 'error', werte: { name: 'Erika' }, fehler: [] };
    const page = await service.takeForm(ask(), PLAIN, async (forms) => {
      if ('errorStatus' in forms) throw new Error(`No form: ${forms.errorStatus}`);
      return readPage(forms.showRefused(form, 422));
    });
    expect(get).toHaveBeenCalledOnce();
    expect(page).toMatchObject({ status: 422, noStore: true });
    expect(page.html).toContain('<meta name="robots" content="noindex"/>');
    expect(page.html).toContain('Erika');
    expect(page.html).toContain('<title>Fehler: Seite – Beispielhausen</title>');
    const next = await open();
    expect(next.cached).toBe(false);
    expect(next.html).not.toContain('Erika');
  });

  it('that were stored are confirmed on a page of the same kind', async () => {
    const form: FormState = { template: 'text', status: 'success', werte: {}, fehler: [] };
    const page = await readPage(service.formDocument({ ...ask(), formular: form }, PLAIN));
    expect(page).toMatchObject({ status: 200, noStore: true });
    expect(page.html).toContain('<meta name="robots" content="noindex"/>');
    expect(page.html, 'a log-in').toContain('<title>Seite – Beispielhausen</title>');
    const stored = { ...ask(), formular: { ...form, referenz: 'FM-2026-1' } };
    expect((await readPage(service.formDocument(stored, PLAIN))).html).toContain(
      '<title>Gesendet: Seite – Beispielhausen</title>',
    );
  });

  it('keep the versions of their page until they have been answered', async () => {
    const [remote] = snapshot.remotes.values();
    await service.takeForm(ask(), PLAIN, async (forms) => {
      retire(snapshot);
      if ('errorStatus' in forms) throw new Error(`No form: ${forms.errorStatus}`);
      const page = await readPage(forms.showRefused({ template: 'text', status: 'error', werte: {}, fehler: [] }, 422));
      expect(page.html).toContain('data-block="mf-probe/text"');
      expect(serverOf(remote?.server)?.template('text')).toBeDefined();
    });
    expect(serverOf(remote?.server)?.template('text')).toBeUndefined();
  });
});

describe('an error of the shell itself', () => {
  it.each([400, 404, 405, 500])('%d has its page', async (status) => {
    const page = await readPage(service.errorDocument('/', status, PLAIN));
    expect(page.status).toBe(status);
    expect(page.html).toContain(`Fehler - ${status}`);
    expect(get).not.toHaveBeenCalled();
  });
});
