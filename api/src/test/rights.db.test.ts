import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAll } from '../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

type Who = 'staff' | 'redaktion' | 'admin' | 'autor' | 'verein' | 'council';
const STAFF: Who[] = ['staff', 'redaktion', 'admin', 'autor'];
const EDITORS: Who[] = ['redaktion', 'admin'];
/** Roles that may write some of the content: staff with a permission, clubs on their own entries. */
const AUTHORS: Who[] = [...EDITORS, 'autor'];
const WRITERS: Who[] = [...AUTHORS, 'verein'];

/** Roles allowed by path prefix; the longest prefix wins. */
const RIGHTS: Record<string, Who[]> = {
  '/api/cms/passwort': STAFF,
  '/api/cms/zweiter-faktor': STAFF,
  '/api/cms/intranet/': STAFF,
  '/api/cms/intranet/konten': ['admin'],
  '/api/intranet/hallen': STAFF,
  '/api/intranet/mails': STAFF,
  '/api/cms/intranet/konto': [...STAFF, 'verein'],
  // Requested by the navigation; clubs get none.
  '/api/cms/intranet/rubrik': [...STAFF, 'verein'],
  '/api/cms/intranet/aufgaben': [...STAFF, 'verein'],
  '/api/cms/intranet/rubrik/': STAFF,
  '/api/intranet/suche': [...STAFF, 'verein'],
  '/api/intranet/freigaben': ['redaktion'],
  '/api/intranet/ferienprogramm': ['redaktion'],
  '/api/intranet/redaktion': WRITERS,
  // The test account may write articles, the club only its own directory entry.
  '/api/intranet/redaktion/inhalte/': AUTHORS,
  '/api/intranet/redaktion/vorschau': EDITORS,
  '/api/intranet/redaktion/pruefung': EDITORS,
  '/api/intranet/redaktion/medien': AUTHORS,
  '/api/intranet/redaktion/dokumente': AUTHORS,
  '/api/intranet/redaktion/links': EDITORS,
  '/api/intranet/redaktion/seite': AUTHORS,
  '/api/cms/raete/': ['council'],
  '/api/cms/ratsinfo/notiz': ['council'],
};
/** The roles of each account by the names of the OpenAPI description. */
const ROLES: Record<Who, string[]> = {
  staff: ['mitarbeiter'],
  redaktion: ['mitarbeiter', 'redaktion'],
  admin: ['mitarbeiter', 'admin'],
  autor: ['mitarbeiter', 'autor'],
  verein: ['verein'],
  council: ['rat'],
};
/** They use a password, a secret of their own, or a configured token. */
const WITHOUT_ROLE =
  /\/login$|^\/api\/ferienprogramm\/veranstalter\/|^\/api\/ferienprogramm\/verwaltung\/|^\/api\/push\//;
/** Always another user's profile in this test. */
const OWN = /\/(user\/\{uuid\}|raete\/\{id\})$/;
const VALUES: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  referenz: 'KO-2020-0001',
  art: 'artikel',
  url: 'personal',
};

let api: TestApp;
let head: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  api = await createTestApp({ LOGIN_LIMIT: 10_000 });
  head = await logInAll(api.database);
});
afterAll(() => api.close());

/** Every call that may require a login, from the OpenAPI description. */
async function listCalls() {
  type Operation = { responses: Record<string, unknown>; security: Record<string, string[]>[] };
  const { paths } = (await api.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses, security }]) =>
      '401' in responses && !WITHOUT_ROLE.test(path)
        ? [{ method: method.toUpperCase() as 'GET' | 'POST', pfad: path, security }]
        : [],
    ),
  );
}

const findRights = (path: string) =>
  Object.entries(RIGHTS)
    .filter(([beginning]) => path.startsWith(beginning))
    .sort(([one], [other]) => other.length - one.length)[0]?.[1];

/** 401 for visitors and the other kind of account, 403 for colleagues without the role. */
function describeExpected(path: string, who: string) {
  const allowed: string[] = findRights(path) ?? [];
  if (allowed.includes(who)) return OWN.test(path) ? 403 : 'ok';
  const hasAccess = who === 'verein' || STAFF.some((account) => account === who);
  return allowed[0] !== 'council' && hasAccess ? 403 : 401;
}

it('every call is available to exactly the intended roles', async () => {
  const calls = await listCalls();
  expect(calls.length).toBeGreaterThan(40);
  for (const { method, pfad: path, security } of calls) {
    const described = security.flatMap((way) => Object.values(way).flat());
    const missed = (findRights(path) ?? []).filter((who) => !ROLES[who].some((role) => described.includes(role)));
    expect([method, path, missed]).toEqual([method, path, []]);
    expect(findRights(path), `${path} has no line in the table`).toBeTruthy();
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => VALUES[name] ?? '2147483647');
    const payload = method === 'POST' ? { payload: {} } : {};
    for (const [who, headers] of Object.entries(head)) {
      const { statusCode } = await api.app.inject({ method, url, headers, ...payload });
      const result = statusCode === 401 || statusCode === 403 ? statusCode : 'ok';
      expect([method, path, who, result]).toEqual([method, path, who, describeExpected(path, who)]);
      const isDescribed = ROLES[who as Who]?.some((role) => described.includes(role)) ?? false;
      if (!isDescribed) expect([method, path, who, result]).not.toContain('ok');
    }
  }
});
