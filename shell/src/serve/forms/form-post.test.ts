import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Receipt } from '@gm/shared/schemas/form';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import type { ApiClient, ApiReply } from '../../http/api/api-client.ts';
import { PostedForm } from '../../http/read-form.ts';
import { isSameOrigin, submitForm } from './form-post.ts';

describe('posting from another site', () => {
  it.each<[string, FastifyRequest['headers'], boolean]>([
    ['the same page, told by the browser', { 'sec-fetch-site': 'same-origin' }, true],
    ['the visitor', { 'sec-fetch-site': 'none' }, true],
    ['another site', { 'sec-fetch-site': 'cross-site' }, false],
    ['another host of the same domain', { 'sec-fetch-site': 'same-site' }, false],
    [
      'another site that claims our origin',
      { 'sec-fetch-site': 'cross-site', origin: 'https://www.b.example', host: 'www.b.example' },
      false,
    ],
    ['an old browser', { origin: 'https://www.b.example', host: 'www.b.example' }, true],
    ['an old browser on another site', { origin: 'https://evil.example', host: 'www.b.example' }, false],
    [
      'an old browser on a host that begins like ours',
      { origin: 'https://www.b.example.evil.example', host: 'www.b.example' },
      false,
    ],
    ['an old browser on another port', { origin: 'http://localhost:4000', host: 'localhost:3000' }, false],
    ['a sandboxed frame', { origin: 'null', host: 'www.b.example' }, false],
    ['a program that is no browser', { host: 'www.b.example' }, true],
  ])('%s', (_name, headers, allowed) => {
    expect(isSameOrigin({ headers } as FastifyRequest)).toBe(allowed);
  });
});

const URLENCODED = 'application/x-www-form-urlencoded';

describe('passing the fields to the api', () => {
  const FIELDS = 'formular=fehler-melden&name=Erika&tag=mo&tag=mi&leer=';
  const ERROR = [{ feld: 'name', meldung: 'Bitte geben Sie Ihren Namen an.' }];
  const problem = (status: number, more: object = {}): ApiReply => ({
    status,
    body: { title: 'Eingabe', status, detail: 'Bitte prüfen Sie die Angaben.', ...more },
  });
  const submit = (reply: ApiReply | Error, fields = FIELDS, files: string[] = []) => {
    const post = vi.fn<ApiClient['post']>(() =>
      reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply),
    );
    const api: ApiClient = { post, get: () => Promise.reject(new Error('unused')), close: () => Promise.resolve() };
    const posted = new PostedForm(new URLSearchParams(fields), [Buffer.from(fields)], URLENCODED, files);
    const outcome = submitForm(api, '/api/fehlermeldung', posted, { 'x-forwarded-for': '::1' });
    return { outcome, post };
  };

  it('forwards them as the browser sent them, with the visitor’s address', async () => {
    const { post } = submit({ status: 201, body: { id: 1, referenz: 'FM-2026-1' } });
    expect(post).toHaveBeenCalledExactlyOnceWith('/api/fehlermeldung', expect.any(Readable), {
      'x-forwarded-for': '::1',
      'content-type': URLENCODED,
      'content-length': String(FIELDS.length),
    });
    expect(await text(post.mock.calls[0]?.[1] as Readable)).toBe(FIELDS);
  });

  it('returns the reference number of the stored form', async () => {
    const { outcome } = submit({ status: 201, body: { id: 1, referenz: 'FM-2026-1' } });
    expect(await outcome).toEqual({ kind: 'stored', eingang: { id: 1, referenz: 'FM-2026-1' }, cookies: [] });
  });

  it('succeeds without content, or with a new session', async () => {
    const receipt = { id: 0, referenz: '' };
    const cookies = ['intranetauth=x'];
    expect(await submit({ status: 204, body: null }).outcome).toEqual({
      kind: 'stored',
      eingang: receipt,
      cookies: [],
    });
    expect(await submit({ status: 200, body: {}, cookies }).outcome).toEqual({
      kind: 'stored',
      eingang: receipt,
      cookies,
    });
  });

  it.each<[string, unknown, Receipt]>([
    ['an id alone', { id: 77 }, { id: 77, referenz: '' }],
    ['an id that is no number', { id: 'a-b' }, { id: 'a-b', referenz: '' }],
    ['neither', { ok: true }, { id: 0, referenz: '' }],
    ['no object', true, { id: 0, referenz: '' }],
    [
      'no acknowledgement',
      { id: 5, referenz: 'A', ohneBestaetigung: true },
      { id: 5, referenz: 'A', ohneBestaetigung: true },
    ],
    ['an odd word about it', { id: 5, referenz: 'A', ohneBestaetigung: 'ja' }, { id: 5, referenz: 'A' }],
  ])('succeeds with any truthy reply: %s', async (_what, body, receipt) => {
    expect(await submit({ status: 200, body }).outcome).toEqual({ kind: 'stored', eingang: receipt, cookies: [] });
  });

  it('returns the page to visit first, if it belongs to the site', async () => {
    const cookies = ['ratsinfoauthJWT=x'];
    const lead = async (next: unknown) => submit({ status: 200, body: { weiter: next }, cookies }).outcome;
    expect(await lead('/ratsinfo/passwort/')).toMatchObject({ weiter: '/ratsinfo/passwort/' });
    for (const elsewhere of ['//evil.example/', 7]) expect(await lead(elsewhere)).not.toHaveProperty('weiter');
  });

  it.each<[string, ApiReply | Error, number, object[]]>([
    ['refused fields', problem(422, { errors: ERROR }), 422, ERROR],
    ['a refusal without fields', problem(429), 429, []],
    ['a fault of the api', problem(500), 500, []],
    ['a refusal that is no problem document', { status: 400, body: 'nein' }, 400, []],
    ['a reply that says no', { status: 201, body: false }, 502, []],
    ['a reply that is none', { status: 200, body: null }, 502, []],
    ['a redirect', { status: 302, body: null }, 502, []],
    ['no reply', new Error('ECONNREFUSED'), 503, []],
  ])('%s: keeps the entered values', async (_name, reply, status, error) => {
    expect(await submit(reply).outcome).toEqual({
      kind: 'refused',
      status,
      cookies: [],
      formular: {
        template: 'fehler-melden',
        status: 'error',
        werte: { formular: 'fehler-melden', name: 'Erika', tag: ['mo', 'mi'], leer: '' },
        fehler: error,
      },
    });
  });

  it('names the files that were sent: the returned page cannot contain them', async () => {
    expect(await submit(problem(422), FIELDS, ['bild']).outcome).toMatchObject({ formular: { dateien: ['bild'] } });
  });

  it('treats field names as plain data, whatever they mean to JavaScript', async () => {
    const { outcome } = submit(problem(422), '__proto__=a&__proto__=b&constructor=c&toString=d');
    const refused = await outcome;
    expect(refused.kind === 'refused' && Object.entries(refused.formular.werte)).toEqual([
      ['__proto__', ['a', 'b']],
      ['constructor', 'c'],
      ['toString', 'd'],
    ]);
  });
});
