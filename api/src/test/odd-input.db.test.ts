import { problemSchema } from '@gm/shared/schemas/problem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildVeranstaltung } from '../../test/holiday.ts';
import { loadContent } from '../../test/load-content.ts';
import { fillRatsinfo } from '../../test/ratsinfo.ts';
import { logInTestAccount } from '../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { createTestContent } from '../../test/test-content.ts';
import { setProgram } from '../../test/test-ferienprogramm.ts';
import { fillVeranstaltungsData } from '../../test/veranstaltungen.ts';

interface JsonSchema {
  type?: string;
  const?: unknown;
  default?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
}
interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}
interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query: string[];
  body: JsonSchema | undefined;
}

const TOKEN = 'ein-langes-kennwort-fuer-programme';
const NUL = 'a\u0000b';
const HALF_A_CHARACTER = 'a\ud800b';
const LONG = 'x'.repeat(3000);
const TEXTS = [
  '',
  ' ',
  '-1',
  '1e308',
  "'; drop table --",
  '%',
  '\u202eabc\u200f',
  '👩‍👧‍👦'.repeat(9),
  '__proto__',
  '../x',
  LONG,
];
const UNREADABLE: unknown[] = [NUL, HALF_A_CHARACTER, [[HALF_A_CHARACTER]], { [NUL]: 1 }, { a: { b: NUL } }];
const NO_TEXT: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  {},
  [],
  [null],
  [[{}]],
  { a: { b: null } },
  { toString: null, valueOf: null },
];
const SIMILAR = [
  { size: 1, type: 'image/png' },
  { length: -1, 0: {} },
];
const VALUES: unknown[] = [...NO_TEXT, ...SIMILAR, ...TEXTS];
const FIELD_VALUES: unknown[] = [
  null,
  true,
  -1,
  1e308,
  {},
  [[{}]],
  { toString: null, valueOf: null },
  SIMILAR[0],
  '',
  LONG,
];
const DEEP = '['.repeat(50_000) + ']'.repeat(50_000);

let api: TestApp;
let calls: Call[] = [];
let insider: Record<string, string>;
const faults: string[] = [];

beforeAll(async () => {
  const endless = { LOGIN_LIMIT: 1e6, FORM_LIMIT: 1e6 };
  api = await createTestApp({ ...endless, STAFF_TOKEN: TOKEN, PUSH_TOKEN: TOKEN });
  const content = await createTestContent();
  await loadContent(api.database.db, content.ordner);
  await content.remove();
  await fillVeranstaltungsData(api.database);
  await fillRatsinfo(api.database.db);
  await setProgram(api.database.db, [buildVeranstaltung({ id: 1 })]);
  const person = { vorname: 'Ada', nachname: 'Test' };
  const staff = await logInTestAccount(api.database, { ...person, art: 'intern', rollen: ['redaktion', 'admin'] });
  const council = await logInTestAccount(api.database, { ...person, art: 'rat', rollen: [] });
  insider = { ...staff.headers, ...council.headers };
  calls = await listCalls();
  // Thousands are rejected, each with a stack trace.
  api.app.log.level = 'error';
});
afterAll(() => api.close());

/** Every call that returns immediately, from the OpenAPI description. */
async function listCalls(): Promise<Call[]> {
  type Paths = Record<string, Record<string, Operation>>;
  const { paths } = (await api.app.inject('/api/openapi.json')).json<{ paths: Paths }>();
  return Object.entries(paths).flatMap(([path, operations]) =>
    path === '/api/cms/ereignisse'
      ? []
      : Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
          method: method.toUpperCase() as Call['method'],
          path,
          query: parameters.flatMap((parameter) => (parameter.in === 'query' ? [parameter.name] : [])),
          body: requestBody?.content['application/json']?.schema,
        })),
  );
}

/** A body with valid types and meaningless values. */
function fillIn({ type, oneOf, anyOf, items, properties = {}, ...schema }: JsonSchema): unknown {
  const given = schema.const ?? schema.default ?? schema.enum?.[0];
  const alternative = (oneOf ?? anyOf)?.[0];
  if (given !== undefined) return given;
  if (alternative) return fillIn(alternative);
  if (type === 'object') {
    return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, fillIn(inner)]));
  }
  if (type === 'array') return [fillIn(items ?? {})];
  return { number: 1, integer: 1, boolean: true }[type ?? ''] ?? '1';
}

/** Percent-encoding including lone surrogates, which `encodeURIComponent` refuses. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/u, '%%')).replace('%25%25', '%ED%A0%80');
const fillPath = (path: string, text: string) => path.replaceAll(/\{\w+\}/g, encode(text));

/** Calls for programs with a password of their own. */
const isForPrograms = (path: string) => /^\/api\/(ferienprogramm\/verwaltung|push\/nachricht)/.test(path);
const nameInsider = ({ path }: Call) => (isForPrograms(path) ? { authorization: `Bearer ${TOKEN}` } : insider);

const isEnglish = (text: string) => /\b(invalid|expected|received|required|must|undefined|null|object)\b/i.test(text);

/**
 * Makes a call and records unacceptable replies: a 500, an error without a German problem document, an unexpected
 * success.
 */
async function check(call: Call, url: string, { headers = {}, json, accepted = true }: Attempt): Promise<void> {
  const body = json === undefined ? {} : { payload: json };
  const type = json === undefined ? {} : { 'content-type': 'application/json' };
  const reply = await api.app.inject({ method: call.method, url, headers: { ...headers, ...type }, ...body });
  const note = (fault: string) =>
    faults.push(`${fault}: ${call.method} ${url.slice(0, 120)} ${json?.slice(0, 120) ?? ''}`);
  if (reply.statusCode >= 500) note(`${reply.statusCode}`);
  if (reply.statusCode < 400 && !accepted) note('accepted');
  if (reply.statusCode < 400) return;
  if (reply.headers['content-type'] !== 'application/problem+json; charset=utf-8')
    return void note('no problem document');
  const { detail, errors = [] } = problemSchema.parse(reply.json());
  const sentences = [detail, ...errors.map(({ meldung: message }) => message)];
  if (!sentences.every((words) => /^[A-ZÄÖÜ„].* /s.test(words)) || sentences.some(isEnglish))
    note(sentences.join(' | '));
}
interface Attempt {
  headers?: Record<string, string>;
  /** Body as sent. */
  json?: string;
  /** Whether a success is acceptable. */
  accepted?: boolean;
}

/** Generous, because the machine may be busy. */
const PATIENCE_MS = 240_000;

it('odd texts in paths and queries never cause a server error', {
  timeout: PATIENCE_MS,
}, async () => {
  for (const call of calls) {
    const headers = nameInsider(call);
    const plain = fillPath(call.path, '1');
    if (call.method === 'GET') await check(call, plain, {});
    for (const text of [...TEXTS, NUL, HALF_A_CHARACTER]) {
      if (call.path.includes('{')) await check(call, fillPath(call.path, text), { headers });
      const query = call.query.map((name) => `${name}=${encode(text.slice(0, 300))}`).join('&');
      if (query) await check(call, `${plain}?${query}`, { headers });
    }
    for (const name of call.query) {
      await check(call, `${plain}?${name}=%00`, { accepted: false });
      await check(call, `${plain}?${name}=1&${name}=2`, { headers });
      await check(call, `${plain}?${name}[a]=1&${name}=${LONG}`, {});
    }
  }
  expect(faults.splice(0)).toEqual([]);
});

it('a body of any other shape never causes a server error', { timeout: PATIENCE_MS }, async () => {
  for (const call of calls) {
    if (!call.body) continue;
    const headers = nameInsider(call);
    const url = fillPath(call.path, '1');
    for (const value of VALUES) await check(call, url, { headers, json: JSON.stringify(value) });
    for (const json of [DEEP, '', '{"a":', '{"__proto__":{}}', '[]', 'null']) await check(call, url, { json });
    for (const value of UNREADABLE)
      await check(call, url, { headers, json: JSON.stringify({ x: value }), accepted: false });
  }
  expect(faults.splice(0)).toEqual([]);
});

/** Every copy of a value with one nested value replaced by `odd`. */
function* putInto(value: unknown, odd: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    for (const changed of [odd, ...putInto(inner, odd)]) {
      yield Array.isArray(value) ? [changed] : { ...value, [name]: changed };
    }
  }
}

it('a single field of any other type never causes a server error', {
  timeout: PATIENCE_MS,
}, async () => {
  for (const call of calls) {
    for (const shape of call.body?.oneOf ?? call.body?.anyOf ?? [call.body ?? {}]) {
      const good = fillIn(shape);
      for (const body of FIELD_VALUES.flatMap((odd) => [...putInto(good, odd)])) {
        await check(call, fillPath(call.path, '1'), { headers: nameInsider(call), json: JSON.stringify(body) });
      }
    }
  }
  expect(faults.splice(0)).toEqual([]);
});
