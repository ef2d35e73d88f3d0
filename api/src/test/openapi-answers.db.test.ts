import { subscribe } from 'node:diagnostics_channel';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInTestAccount } from '../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { openTestDatabase } from '../../test/test-database.ts';

interface Call {
  parameters?: { in: string; name: string; required?: boolean }[];
  responses: Record<string, { content?: object }>;
}
type Reply = Awaited<ReturnType<TestApp['app']['inject']>>;

const TOKEN = 'ein-langes-kennwort-fuer-programme';
/** Routes that need an approval, mail or booking, which this data does not have. Photos have hashes. */
const ONLY_REFUSED =
  /\/(eilmeldungen|freigaben|redaktion)\/\{|\/ferienprogramm\/(buchung|familie|offen|rechnung|warteplatz|wunschzettel|verlosung\/ergebnis)$|\/(buchung|familie)\/kalender\.ics$|\/rechnung\/pdf$|\/veranstalter\/(helfer)?liste$|\/kasse\/\{|\/abmelden$|\/bild\/|\/mangel\/bild$|\/unterlagen\/|\/intranet\/dateien\/|\/bekanntmachungen\/\{id\}\/dateien\/|\/berichtigung$/;
/** An open stream, which ends with the process. */
const ENDLESS = '/api/cms/ereignisse';
/** Parameters that occur in no other answer. */
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
/** Most ids start at 1. */
const IDS = Array.from({ length: 40 }, (_, index) => String(index + 1));
/** All values seen in answers so far, by field name, newest first. */
const heard = new Map<string, string[]>();

/** HTTP requests made by this process while answering: every client of Node publishes them on one of these channels. */
const asked: unknown[] = [];
for (const client of ['http.client.request.start', 'undici:request:create'])
  subscribe(client, (message) => {
    const { request } = message as { request: { origin?: string; host?: string; path: string } };
    asked.push(`${request.origin ?? request.host}${request.path}`);
  });

beforeAll(async () => {
  const database = await openTestDatabase({ beispiel: true });
  api = await createTestApp({ STAFF_TOKEN: TOKEN, FORM_LIMIT: 1e6 }, database);
  const document = (await api.app.inject('/api/openapi.json')).json<{ paths: Record<string, { get?: Call }> }>();
  ajv.addSchema(document, 'api');
  // Lists before their items.
  calls = Object.entries(document.paths)
    .flatMap(([path, { get }]): [string, Call][] => (get && path !== ENDLESS ? [[path, get]] : []))
    .sort(([a], [b]) => a.split('{').length - b.split('{').length);
}, 120_000);
afterAll(() => api.close());

it('the description is valid OpenAPI 3.1 and all references resolve', async () => {
  const document = (await api.app.inject('/api/openapi.json')).json();
  const { valid, errors } = await new Validator().validate(document);
  expect([valid, errors]).toEqual([true, undefined]);
});

/** Describes how a reply differs from the description; undefined if it does not. */
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

function lists(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'object') lists(inner);
    // Absolute URLs, such as OParl ids, do not occur in paths.
    else if (/^[\w-]+$/.test(String(inner))) {
      heard.set(name, [String(inner), ...(heard.get(name) ?? []).slice(0, 400)]);
    }
  }
}

/** Candidate URLs of a call, most likely first. */
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

it('every reading call answers as described', async () => {
  const person = { vorname: 'Ada', nachname: 'Test' };
  const staff = await logInTestAccount(api.database, { ...person, art: 'intern', rollen: ['redaktion', 'admin'] });
  const council = await logInTestAccount(api.database, { ...person, art: 'rat', rollen: [] });
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
      if (status === 200 && String(reply.headers['content-type']).endsWith('json; charset=utf-8')) lists(reply.json());
      if (status === 200) break;
    }
    if (status !== 200 && !ONLY_REFUSED.test(path)) refused.push(`${path}: ${status}`);
  }
  expect([...faults]).toEqual([]);
  expect(refused).toEqual([]);
  expect(asked, 'what one call needs of another is a function of the api').toEqual([]);
}, 240_000);
