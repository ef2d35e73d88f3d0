import { subscribe } from 'node:diagnostics_channel';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInTestkonto } from '../../test/anmelden.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { openTestDatabase } from '../../test/test-database.ts';

interface Call {
  parameters?: { in: string; name: string; required?: boolean }[];
  responses: Record<string, { content?: object }>;
}
type Reply = Awaited<ReturnType<TestApp['app']['inject']>>;

const TOKEN = 'ein-langes-kennwort-fuer-programme';
/** Nobody has released anything here, sent or booked: what is behind these only people and mails make. Photos have hashes. */
const ONLY_REFUSED =
  /\/(eilmeldungen|freigaben|redaktion)\/\{|\/ferienprogramm\/(buchung|familie|offen|rechnung|warteplatz|wunschzettel|verlosung\/ergebnis)$|\/(buchung|familie)\/kalender\.ics$|\/rechnung\/pdf$|\/veranstalter\/(helfer)?liste$|\/kasse\/\{|\/abmelden$|\/bild\/|\/mangel\/bild$|\/unterlagen\/|\/intranet\/dateien\/|\/bekanntmachungen\/\{id\}\/dateien\//;
/** An open stream: it ends with the process. */
const ENDLESS = '/api/cms/ereignisse';
/** What a call wants to know, where it stands in no other answer. */
const KNOWN: Record<string, string> = {
  url: '/',
  name: 'Hauptmenü',
  q: 'rat',
  token: 'x',
  strasse: 'conweiler-ahornweg',
  slug: 'personalausweis',
  datei: 'keine.pdf',
  breite: '320',
  nummer: '1',
  veranstalter: 'musterhardt',
  kategorie: 'hochzeitskalender',
  von: '2026-01-01',
  bis: '2026-12-31',
  upload: 'abcdef0123456789abcdef0123456789-0000abcd-10',
};

let api: TestApp;
let calls: [path: string, call: Call][];
const ajv = new Ajv2020({ strict: false, logger: false });
addFormats.default(ajv);
/** Most rows are numbered from 1. */
const IDS = Array.from({ length: 40 }, (_, index) => String(index + 1));
/** Everything an answer has named so far, by the name of its field, the newest first. */
const heard = new Map<string, string[]>();

/** What this process asked over HTTP while it answered: every client of Node says so on one of these. */
const asked: unknown[] = [];
for (const client of ['http.client.request.start', 'undici:request:create'])
  subscribe(client, (message) => {
    const { request } = message as { request: { origin?: string; host?: string; path: string } };
    asked.push(`${request.origin ?? request.host}${request.path}`);
  });

beforeAll(async () => {
  const database = await openTestDatabase({ beispiel: true });
  api = await createTestApp({ STAFF_TOKEN: TOKEN, FORMULAR_LIMIT: 1e6 }, database);
  const document = (await api.app.inject('/api/openapi.json')).json<{ paths: Record<string, { get?: Call }> }>();
  ajv.addSchema(document, 'api');
  // Lists before what is in them.
  calls = Object.entries(document.paths)
    .flatMap(([path, { get }]): [string, Call][] => (get && path !== ENDLESS ? [[path, get]] : []))
    .sort(([a], [b]) => a.split('{').length - b.split('{').length);
}, 120_000);
afterAll(() => api.close());

it('the description is OpenAPI 3.1, and every reference in it leads somewhere', async () => {
  const document = (await api.app.inject('/api/openapi.json')).json();
  const { valid, errors } = await new Validator().validate(document);
  expect([valid, errors]).toEqual([true, undefined]);
});

/** What is wrong with a reply as the description has it; undefined if nothing is. */
function findFault(path: string, { responses }: Call, reply: Reply): string | undefined {
  const type = String(reply.headers['content-type'] ?? '').replace(/;.*/, '');
  const described = responses[reply.statusCode];
  const types = Object.keys(described?.content ?? { '': {} });
  if (!described || !types.includes(type)) return `${path}: ${reply.statusCode} as „${type}“ is not described`;
  if (!type.endsWith('json')) return undefined;
  const place = ['paths', path, 'get', 'responses', String(reply.statusCode), 'content', type, 'schema'];
  const pointer = place.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const fits = ajv.getSchema(`api#/${pointer}`);
  return fits?.(reply.json()) ? undefined : `${path}: ${reply.statusCode}: ${ajv.errorsText(fits?.errors)}`;
}

function listen(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'object') listen(inner);
    // Whole addresses, as OParl's ids are, stand in no path.
    else if (/^[\w-]+$/.test(String(inner))) {
      heard.set(name, [String(inner), ...(heard.get(name) ?? []).slice(0, 400)]);
    }
  }
}

/** Addresses of a call, the likeliest first. */
function* fillIn(path: string, { parameters = [] }: Call): Generator<string> {
  const needed = parameters.filter(
    ({ in: place, name, required }) => place === 'query' && (required || name === 'strasse'),
  );
  const query = needed.map(({ name }) => `${name}=${encodeURIComponent(KNOWN[name] ?? '1')}`).join('&');
  const [first = '', ...others] = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const likely = first === 'id' ? IDS : [KNOWN[first] ?? []].flat();
  const known = [...new Set([...likely, ...(heard.get(first) ?? [])])];
  for (const value of first ? known : ['']) {
    const rest = others.reduce((url, name) => url.replace(`{${name}}`, KNOWN[name] ?? '1'), path);
    yield `${rest.replace(`{${first}}`, encodeURIComponent(value))}?${query}`;
  }
}

it('every call that reads answers as it is described', async () => {
  const person = { vorname: 'Ada', nachname: 'Test' };
  const staff = await logInTestkonto(api.database, { ...person, art: 'intern', rollen: ['redaktion', 'admin'] });
  const council = await logInTestkonto(api.database, { ...person, art: 'rat', rollen: [] });
  const insider = { ...staff.headers, ...council.headers };
  const program = { authorization: `Bearer ${TOKEN}` };
  const faults = new Set<string>();
  const refused: string[] = [];
  for (const [path, call] of calls) {
    const headers = path.startsWith('/api/ferienprogramm/verwaltung/') ? program : insider;
    let status = 0;
    for (const url of fillIn(path, call)) {
      const reply = await api.app.inject({ url, headers });
      const fault = findFault(path, call, reply);
      if (fault) faults.add(fault);
      status = reply.statusCode;
      if (status === 200 && String(reply.headers['content-type']).endsWith('json; charset=utf-8')) listen(reply.json());
      if (status === 200) break;
    }
    if (status !== 200 && !ONLY_REFUSED.test(path)) refused.push(`${path}: ${status}`);
  }
  expect([...faults]).toEqual([]);
  expect(refused).toEqual([]);
  expect(asked, 'what one call needs of another is a function of the api').toEqual([]);
}, 240_000);
