import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FormularZustand } from '@gm/shared/schemas/formular';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CanarySet } from '../registry/registry.ts';
import type { Staff } from '../werkzeuge/staff.ts';
import type { ApiReply } from './api-client.ts';
import type { CanaryJudge } from './canary-judge.ts';
import { createFormSeal } from './form-seal.ts';
import { registerPageRoutes } from './page-routes.ts';
import type { PageForms, PageService } from './page-service.ts';
import type { Visitor } from './visitor.ts';

const pages = {
  document: vi.fn(async () => 'Seite'),
  formDocument: vi.fn(async () => 'Seite mit Formular'),
  takeForm: vi.fn((_request: unknown, _app: boolean, use: (forms: PageForms) => Promise<unknown>) => use(found)),
  data: vi.fn<PageService['data']>(async () => ({ answer: { reload: true } })),
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
  ['fehler-melden', '/api/fehlermeldung'],
  ['anmeldung', '/api/cms/login'],
]);
const noteView = vi.fn();
const registry: { canary: CanarySet | null } = { canary: null };
let app: ReturnType<typeof Fastify>;

beforeEach(() => {
  vi.clearAllMocks();
  found = { aktionen: FORMS, showRefused: showRefused as never };
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
  it('leaves pages for staff, and pages with their boundaries, to the browser', async () => {
    const reload = { reload: true };
    expect((await app.inject('/_shell/page?url=/_shell/galerie/')).json()).toEqual(reload);
    expect((await app.inject({ url: '/_shell/page?url=/a/', headers: { cookie: 'grenzen=1' } })).json()).toEqual(
      reload,
    );
    expect(pages.data).not.toHaveBeenCalled();
  });

  it('shows boundaries to staff that asked for them, and to nobody else', async () => {
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

  it('draws a visitor while a version is being tried, and counts the page for it', async () => {
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

  it('shows the outcome of a form that was stored', async () => {
    await app.inject(`/a/?${SUCCESS}`);
    expect(pages.formDocument).toHaveBeenCalledOnce();
    expect(pages.document).not.toHaveBeenCalled();
  });

  it('leads to the empty form when nobody stored anything', async () => {
    const { statusCode, headers } = await app.inject('/a/?id=7&formular=fehler-melden&gesendet=FM-2026-1');
    expect([statusCode, headers.location]).toEqual([302, '/a/?id=7']);
    expect(pages.formDocument).not.toHaveBeenCalled();
  });

  it.each([
    ['/a/', { reload: true }],
    ['/a', { redirect: '/a/' }],
  ])('as data of %s for client navigation is never kept', async (url, expected) => {
    const reply = await app.inject(`/_shell/page?url=${encodeURIComponent(url)}&generation=3`);
    expect(reply.json()).toEqual(expected);
    if (url.endsWith('/')) expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('posting a form', () => {
  it.each([
    ['/fehler-melden/', '/fehler-melden/'],
    ['/stra%C3%9Fe%20%E2%80%93%20neu/', '/stra%C3%9Fe%20%E2%80%93%20neu/'],
  ])('%s leads to the page with the reference number, so that a reload sends nothing twice', async (url, path) => {
    const { statusCode, headers } = await send(url);
    expect(statusCode).toBe(303);
    expect(headers.location).toBe(`${path}?${SUCCESS}`);
  });

  it('hands on what keeps a log-in alive, for client navigation and for forms; what the form itself set comes last', async () => {
    pages.data.mockResolvedValueOnce({ answer: { reload: true }, cookies: ['intranetauth=neu'] });
    const reply = await app.inject('/_shell/page?url=%2Fa%2F&generation=3');
    expect(reply.headers['set-cookie']).toEqual('intranetauth=neu');
    found = { aktionen: FORMS, cookies: ['intranetauth=neu'], showRefused: showRefused as never };
    post.mockResolvedValue({ status: 204, body: null, cookies: ['intranetauth='] });
    expect((await send('/a/')).headers['set-cookie']).toEqual(['intranetauth=neu', 'intranetauth=']);
  });

  it('leads where the form says once a log-in began, with its cookie, and to no other site', async () => {
    post.mockResolvedValue({ status: 200, body: { uuid: 'x' }, cookies: ['intranetauth=x'] });
    const lead = async (weiter: string) =>
      (await send('/intranet/', {}, new URLSearchParams({ formular: 'anmeldung', weiter }).toString())).headers;
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

  it('tells the outcome on the page the call names, where the form’s own may be gone', async () => {
    for (const [weiter, location] of [
      ['/liste/', `/liste/?${SUCCESS}`],
      ['/liste/?ansicht=neu', `/liste/?ansicht=neu&${SUCCESS}`],
    ]) {
      post.mockResolvedValueOnce({ status: 201, body: { id: 1, referenz: 'FM-2026-1', weiter } });
      expect((await send('/a/')).headers.location).toBe(location);
    }
  });

  it('tells the log-in of a browser it knows, and from where the form came', async () => {
    post.mockResolvedValue({ status: 204, body: null, cookies: [] });
    const geraet = `intranetgeraet=${'a'.repeat(32)}`;
    await send('/intranet/', { cookie: `isApp=1; ${geraet}` });
    expect(post).toHaveBeenLastCalledWith(
      expect.any(String),
      expect.anything(),
      expect.objectContaining({ cookie: geraet, 'x-forwarded-for': '127.0.0.1' }),
    );
  });

  it('shows the page again with what was refused', async () => {
    post.mockResolvedValue({ status: 422, body: { title: '', status: 422, detail: '' } });
    await send('/fehler-melden/', {}, 'formular=fehler-melden&name=Erika&passwort=geheim');
    const [formular, status] = showRefused.mock.calls[0] as unknown as [FormularZustand, number];
    expect(formular.werte).toMatchObject({ name: 'Erika' });
    expect(JSON.stringify(formular)).not.toContain('geheim');
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

describe('an upload that nobody takes', () => {
  /** Announces ten megabytes and sends nothing; the status that comes all the same. */
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

  it.each([404, 405, 429, 503])('is answered with %d before it has come', async (errorStatus) => {
    found = { errorStatus };
    expect(await announce('POST')).toBe(errorStatus);
  });

  it.each<[string, Record<string, string>, number]>([
    ['POST', { 'content-type': 'application/json' }, 415],
    ['POST', { 'sec-fetch-site': 'cross-site' }, 403],
    ['POST', { 'content-length': '12000001' }, 413],
    ['PUT', {}, 405],
    ['DELETE', { 'content-type': 'application/json' }, 405],
  ])('so is %s with %o', async (method, headers, status) => {
    expect(await announce(method, headers)).toBe(status);
  });
});

describe('other methods', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('%s is none of a page', async (method) => {
    const { statusCode, headers } = await app.inject({ method, url: '/a/' });
    expect(statusCode).toBe(405);
    expect(headers.allow).toBe('GET, HEAD, POST');
  });
});
