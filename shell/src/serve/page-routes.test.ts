import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FormState } from '@gm/shared/schemas/form';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiReply } from '../http/api/api-client.ts';
import { CachedPage } from '../http/cache/html-cache.ts';
import type { Staff } from '../http/session/staff.ts';
import type { Visitor } from '../http/session/visitor.ts';
import type { CanarySet } from '../registry/registry.ts';
import type { CanaryJudge } from './canary/canary-judge.ts';
import { createFormSeal } from './forms/form-seal.ts';
import { registerPageRoutes } from './page-routes.ts';
import type { PageForms, PageService } from './page-service.ts';

const pages = {
  document: vi.fn(async () => 'Seite'),
  formDocument: vi.fn(async () => 'Seite mit Formular'),
  takeForm: vi.fn((_request: unknown, _app: boolean, use: (forms: PageForms) => Promise<unknown>) => use(found)),
  data: vi.fn<PageService['data']>(async () => ({ answer: { reload: true } })),
  context: vi.fn<PageService['context']>(async () => null),
};
const showRefused = vi.fn(async () => 'Seite mit Fehlern');
let found: PageForms;
const replies = {
  send: vi.fn(async (_request: FastifyRequest, reply: FastifyReply, answer: unknown) => reply.send(answer)),
  sendError: vi.fn(async (_request: FastifyRequest, reply: FastifyReply, status: number) => reply.code(status).send()),
};
const post = vi.fn<() => Promise<ApiReply>>();
const seal = createFormSeal('geheim');
const SUCCESS = seal.write({ template: 'fehler-melden', referenz: 'FM-2026-1', id: 1 });
const FORMS = new Map([
  ['fehler-melden', { aktion: '/api/fehlermeldung', withSession: false }],
  ['anmeldung', { aktion: '/api/cms/login', withSession: true }],
]);
const noteView = vi.fn();
const registry: { canary: CanarySet | null } = { canary: null };
let app: ReturnType<typeof Fastify>;

beforeEach(() => {
  vi.clearAllMocks();
  found = { forms: FORMS, showRefused: showRefused as never };
  post.mockResolvedValue({ status: 201, body: { id: 1, referenz: 'FM-2026-1' } });
  app = Fastify();
  registerPageRoutes(app, {
    pages: pages as unknown as PageService,
    replies,
    api: { post, get: () => Promise.reject(new Error('unused')), close: () => Promise.resolve() },
    seal,
    secure: true,
    styles: 'a1b2',
    registry,
    judge: { noteView } as unknown as CanaryJudge,
    staff: { read: async ({ session }: Visitor) => session && ['mitarbeiter'] } as unknown as Staff,
  });
});
afterEach(() => app.close());

const send = (url: string, headers: Record<string, string> = {}, payload = 'formular=fehler-melden&name=Erika') =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
  });

describe('reading a page', () => {
  it('leaves staff pages, and pages with boundaries, to the browser', async () => {
    const reload = { reload: true };
    expect((await app.inject('/_shell/page?url=/_shell/gallery/')).json()).toEqual(reload);
    expect((await app.inject({ url: '/_shell/page?url=/a/', headers: { cookie: 'grenzen=1' } })).json()).toEqual(
      reload,
    );
    expect(pages.data).not.toHaveBeenCalled();
  });

  it('serves data of an island by their hash', async () => {
    pages.context.mockResolvedValueOnce(new CachedPage(200, '{"a":1}', ''));
    const reply = await app.inject({
      url: '/_shell/context/a1b2?url=/a/%3Fb%3D1',
      headers: { cookie: 'intranetauth=0123456789abcdef' },
    });
    expect(reply.json()).toEqual({ a: 1 });
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const asked = {
      pfad: '/a/',
      query: new URLSearchParams('b=1'),
      visitor: expect.objectContaining({ session: null }),
    };
    expect(pages.context).toHaveBeenCalledWith('a1b2', asked, false);
    expect((await app.inject('/_shell/context/a1b2?url=/a/')).statusCode).toBe(404);
  });

  it('shows boundaries to staff on request only', async () => {
    const staff = { cookie: 'intranetauth=0123456789abcdef' };
    const shown = await app.inject({ url: '/a/?grenzen=1', headers: staff });
    expect(shown.headers['set-cookie']).toMatch(/^grenzen=1; Path=\/; HttpOnly/);
    expect(pages.document).toHaveBeenLastCalledWith(
      expect.objectContaining({ query: new URLSearchParams() }),
      expect.objectContaining({ werkzeug: 'grenzen' }),
    );
    const visitor = await app.inject({ url: '/a/?grenzen=1', headers: { cookie: 'grenzen=1' } });
    expect(visitor.headers['set-cookie']).toBeUndefined();
    expect(pages.document).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.not.objectContaining({ werkzeug: expect.anything() }),
    );
  });

  it('assigns a visitor during a canary, and counts the page for it', async () => {
    const remotes = new Set(['mf-a']);
    pages.document.mockResolvedValue({ kind: 'page', page: { remotes } } as never);
    registry.canary = { remote: 'mf-a', version: '2', share: 1, token: 'geheim' } as CanarySet;
    const reply = await app.inject('/a/?fassung=geheim&seite=2');
    registry.canary = null;
    expect(reply.headers['set-cookie']).toMatch(/^fassung=[\w-]+\.1; /);
    expect(pages.document).toHaveBeenCalledWith(
      expect.objectContaining({ query: new URLSearchParams('seite=2') }),
      expect.objectContaining({ canary: true }),
    );
    expect(noteView).toHaveBeenCalledExactlyOnceWith(true, remotes);
  });

  it.each([
    ['/a/?seite=2', 200],
    ['/a', 301],
    ['/a%2Fb/', 404],
    ['/%zz/', 400],
  ])('%s is answered with %d', async (url, status) => {
    expect((await app.inject(url)).statusCode).toBe(status);
  });

  it('shows the result of a stored form', async () => {
    await app.inject(`/a/?${SUCCESS}`);
    expect(pages.formDocument).toHaveBeenCalledOnce();
    expect(pages.document).not.toHaveBeenCalled();
  });

  it('redirects to the empty form when the result is forged', async () => {
    const { statusCode, headers } = await app.inject('/a/?id=7&formular=fehler-melden&gesendet=FM-2026-1');
    expect([statusCode, headers.location]).toEqual([302, '/a/?id=7']);
    expect(pages.formDocument).not.toHaveBeenCalled();
  });

  it.each([
    ['/a/', { reload: true }],
    ['/a', { redirect: '/a/' }],
  ])('is never cached as data of %s for client-side navigation', async (url, expected) => {
    const reply = await app.inject(`/_shell/page?url=${encodeURIComponent(url)}&generation=3`);
    expect(reply.json()).toEqual(expected);
    if (url.endsWith('/')) expect(reply.headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    ['of a page for all', {}, 'no-store'],
    ['of a page that sets a cookie', { cookies: ['a=b'] }, 'private, no-store'],
    ['of a page that was made for one visitor', { kept: undefined }, 'private, no-store'],
  ])('tells the service worker whether data are public: %s', async (_was, rest, control) => {
    const kept = new CachedPage(200, '{"page":{}}', 'stand', {}, new Set());
    pages.data.mockResolvedValueOnce({ answer: { reload: true }, kept, ...rest });
    const reply = await app.inject('/_shell/page?url=%2Fa%2F&generation=3');
    expect(reply.headers['cache-control']).toBe(control);
  });
});

describe('posting a form', () => {
  it.each([
    ['/fehler-melden/', '/fehler-melden/'],
    ['/stra%C3%9Fe%20%E2%80%93%20neu/', '/stra%C3%9Fe%20%E2%80%93%20neu/'],
  ])(
    '%s redirects to the page with the reference number, so that a reload submits nothing twice',
    async (url, path) => {
      const { statusCode, headers } = await send(url);
      expect(statusCode).toBe(303);
      expect(headers.location).toBe(`${path}?${SUCCESS}`);
    },
  );

  it('reaches the api without the sender’s session, except for staff and council', async () => {
    const token = 'a'.repeat(32);
    const headers = { cookie: `intranetauth=${token}` };
    await send('/kontakt/', headers);
    expect(post).toHaveBeenLastCalledWith(
      '/api/fehlermeldung',
      expect.anything(),
      expect.not.objectContaining({ authorization: expect.anything() }),
    );
    await send('/intranet/', headers, 'formular=anmeldung');
    expect(post).toHaveBeenLastCalledWith(
      '/api/cms/login',
      expect.anything(),
      expect.objectContaining({ authorization: token }),
    );
  });

  it('submits nothing from a preview, and does not even load it', async () => {
    const headers = { cookie: `intranetauth=${'a'.repeat(32)}` };
    expect((await send('/vorschau/abcdefghijklmnopqrstuvwxyz012345/', headers)).statusCode).toBe(403);
    expect(pages.takeForm).not.toHaveBeenCalled();
    expect(post).not.toHaveBeenCalled();
  });

  it('forwards cookies that extend a session, for client-side navigation and forms; those of the form itself come last', async () => {
    pages.data.mockResolvedValueOnce({ answer: { reload: true }, cookies: ['intranetauth=neu'] });
    const reply = await app.inject('/_shell/page?url=%2Fa%2F&generation=3');
    expect(reply.headers['set-cookie']).toEqual('intranetauth=neu');
    found = { forms: FORMS, cookies: ['intranetauth=neu'], showRefused: showRefused as never };
    post.mockResolvedValue({ status: 204, body: null, cookies: ['intranetauth='] });
    expect((await send('/a/')).headers['set-cookie']).toEqual(['intranetauth=neu', 'intranetauth=']);
  });

  it('redirects as the form says after a log-in, with its cookie, and to no other site', async () => {
    post.mockResolvedValue({ status: 200, body: { uuid: 'x' }, cookies: ['intranetauth=x'] });
    const lead = async (next: string) =>
      (await send('/intranet/', {}, new URLSearchParams({ formular: 'anmeldung', weiter: next }).toString())).headers;
    expect(await lead('/intranet/archiv/?seite=2')).toMatchObject({
      location: '/intranet/archiv/?seite=2',
      'set-cookie': 'intranetauth=x',
    });
    post.mockResolvedValueOnce({
      status: 200,
      body: { weiter: '/ratsinfo/passwort/' },
      cookies: ['ratsinfoauthJWT=x'],
    });
    expect((await lead('/ratsinfo/')).location).toBe('/ratsinfo/passwort/');
    for (const elsewhere of ['https://evil.example/', '//evil.example/', '/\\evil.example/', '/\t/evil.example/']) {
      expect((await lead(elsewhere)).location).toMatch(/^\/intranet\/\?formular=anmeldung&/);
    }
  });

  it('shows the result on the page the call names, where the form’s own may have been deleted', async () => {
    for (const [next, location] of [
      ['/liste/', `/liste/?${SUCCESS}`],
      ['/liste/?ansicht=neu', `/liste/?ansicht=neu&${SUCCESS}`],
    ]) {
      post.mockResolvedValueOnce({ status: 201, body: { id: 1, referenz: 'FM-2026-1', weiter: next } });
      expect((await send('/a/')).headers.location).toBe(location);
    }
  });

  it('passes the cookie of a known browser and the origin of the form to the log-in', async () => {
    post.mockResolvedValue({ status: 204, body: null, cookies: [] });
    const device = `intranetgeraet=${'a'.repeat(32)}`;
    await send('/intranet/', { cookie: `isApp=1; ${device}` });
    expect(post).toHaveBeenLastCalledWith(
      expect.any(String),
      expect.anything(),
      expect.objectContaining({ cookie: device, 'x-forwarded-for': '127.0.0.1' }),
    );
  });

  it('shows the page again with the refused values', async () => {
    post.mockResolvedValue({ status: 422, body: { title: '', status: 422, detail: '' } });
    await send('/fehler-melden/', {}, 'formular=fehler-melden&name=Erika&passwort=geheim');
    const [form, status] = showRefused.mock.calls[0] as unknown as [FormState, number];
    expect(form.werte).toMatchObject({ name: 'Erika' });
    expect(JSON.stringify(form)).not.toContain('geheim');
    expect(status).toBe(422);
  });

  it.each<[string, () => ReturnType<typeof send>, number]>([
    ['from another site', () => send('/a/', { 'sec-fetch-site': 'cross-site' }), 403],
    ['in another format', () => send('/a/', { 'content-type': 'application/json' }, '{}'), 415],
    [
      'whose parts cannot be told apart',
      () => send('/a/', { 'content-type': 'multipart/form-data; boundary=x' }, 'kaputt'),
      400,
    ],
    ['to no page', () => send('/a%2F/'), 404],
    ['to a page without its slash', () => send('/a'), 404],
    [
      'to a page without that form',
      () => {
        found = { errorStatus: 405 };
        return send('/a/');
      },
      405,
    ],
  ])('%s stores nothing', async (_name, attempt, status) => {
    expect((await attempt()).statusCode).toBe(status);
    expect(post).not.toHaveBeenCalled();
  });
});

describe('an unwanted upload', () => {
  /** Announces ten megabytes and sends nothing; returns the status of the early response. */
  async function announce(method: string, headers: Record<string, string> = {}): Promise<number | undefined> {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const type = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '10000000' };
    const outgoing = request({ port, path: '/a/', method, agent: false, headers: { ...type, ...headers } });
    outgoing.flushHeaders();
    const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
    outgoing.destroy();
    return reply.statusCode;
  }

  it.each([404, 405, 429, 503])('is answered with %d before it has arrived', async (errorStatus) => {
    found = { errorStatus };
    expect(await announce('POST')).toBe(errorStatus);
  });

  it.each<[string, Record<string, string>, number]>([
    ['POST', { 'content-type': 'application/json' }, 415],
    ['POST', { 'sec-fetch-site': 'cross-site' }, 403],
    ['POST', { 'content-length': '12000001' }, 413],
    ['PUT', {}, 405],
    ['DELETE', { 'content-type': 'application/json' }, 405],
  ])('is answered for %s with %o, too', async (method, headers, status) => {
    expect(await announce(method, headers)).toBe(status);
  });
});

describe('other methods', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('%s is not supported by pages', async (method) => {
    const { statusCode, headers } = await app.inject({ method, url: '/a/' });
    expect(statusCode).toBe(405);
    expect(headers.allow).toBe('GET, HEAD, POST');
  });
});
