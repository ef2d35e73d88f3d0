import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAll } from '../../test/anmelden.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

type Wer = 'staff' | 'redaktion' | 'admin' | 'autor' | 'verein' | 'council';
const STAFF: Wer[] = ['staff', 'redaktion', 'admin', 'autor'];
const EDITORS: Wer[] = ['redaktion', 'admin'];
/** Who may write on some of the content: staff with a right, clubs on their own entries. */
const AUTHORS: Wer[] = [...EDITORS, 'autor'];
const WRITERS: Wer[] = [...AUTHORS, 'verein'];

/** Who may make the calls whose path begins so; the longest beginning counts. */
const RECHTE: Record<string, Wer[]> = {
  '/api/cms/passwort': STAFF,
  '/api/cms/zweiter-faktor': STAFF,
  '/api/cms/intranet/': STAFF,
  '/api/cms/intranet/konten': ['admin'],
  '/api/intranet/hallen': STAFF,
  '/api/intranet/mails': STAFF,
  '/api/cms/intranet/konto': [...STAFF, 'verein'],
  // The navigation asks for it; clubs are told of none.
  '/api/cms/intranet/rubrik': [...STAFF, 'verein'],
  '/api/cms/intranet/rubrik/': STAFF,
  '/api/intranet/suche': [...STAFF, 'verein'],
  '/api/intranet/freigaben': ['redaktion'],
  '/api/intranet/ferienprogramm': ['redaktion'],
  '/api/intranet/redaktion': WRITERS,
  // The account of the test has a right to articles, the club to its entry of the directory alone.
  '/api/intranet/redaktion/inhalte/': AUTHORS,
  '/api/intranet/redaktion/vorschau': EDITORS,
  '/api/intranet/redaktion/pruefung': EDITORS,
  '/api/intranet/redaktion/medien': AUTHORS,
  '/api/intranet/redaktion/dokumente': AUTHORS,
  '/api/intranet/redaktion/links': EDITORS,
  '/api/cms/raete/': ['council'],
  '/api/cms/ratsinfo/notiz': ['council'],
};
/** They want a password, the secret of a log-in of their own, or a token that is configured. */
const OHNE_ROLLE =
  /\/login$|^\/api\/ferienprogramm\/veranstalter\/|^\/api\/ferienprogramm\/verwaltung\/|^\/api\/push\//;
/** Somebody else's profile, whoever asks. */
const EIGENES = /\/(user\/\{uuid\}|raete\/\{id\})$/;
const WERTE: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  referenz: 'KO-2020-0001',
  art: 'artikel',
  url: 'personal',
};

let api: TestApp;
let kopf: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  api = await createTestApp({ ANMELDE_LIMIT: 10_000 });
  kopf = await logInAll(api.database);
});
afterAll(() => api.close());

/** Every call that may want a log-in, as the description of the interface names them. */
async function listCalls() {
  type Operation = { responses: Record<string, unknown> };
  const { paths } = (await api.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  return Object.entries(paths).flatMap(([pfad, operationen]) =>
    Object.entries(operationen).flatMap(([method, { responses }]) =>
      '401' in responses && !OHNE_ROLLE.test(pfad) ? [{ method: method.toUpperCase() as 'GET' | 'POST', pfad }] : [],
    ),
  );
}

const findRights = (pfad: string) =>
  Object.entries(RECHTE)
    .filter(([anfang]) => pfad.startsWith(anfang))
    .sort(([eines], [anderes]) => anderes.length - eines.length)[0]?.[1];

/** Visitors and the other kind of account are asked to log in, colleagues are turned away. */
function describeExpected(pfad: string, wer: string) {
  const erlaubt: string[] = findRights(pfad) ?? [];
  if (erlaubt.includes(wer)) return EIGENES.test(pfad) ? 403 : 'ok';
  const hatZugang = wer === 'verein' || STAFF.some((konto) => konto === wer);
  return erlaubt[0] !== 'council' && hatZugang ? 403 : 401;
}

it('every call is for those it is meant for, and for nobody else', async () => {
  const aufrufe = await listCalls();
  expect(aufrufe.length).toBeGreaterThan(40);
  for (const { method, pfad } of aufrufe) {
    expect(findRights(pfad), `${pfad} has no line in the table`).toBeTruthy();
    const url = pfad.replaceAll(/\{(\w+)\}/g, (_, name: string) => WERTE[name] ?? '2147483647');
    const payload = method === 'POST' ? { payload: {} } : {};
    for (const [wer, headers] of Object.entries(kopf)) {
      const { statusCode } = await api.app.inject({ method, url, headers, ...payload });
      const ergebnis = statusCode === 401 || statusCode === 403 ? statusCode : 'ok';
      expect([method, pfad, wer, ergebnis]).toEqual([method, pfad, wer, describeExpected(pfad, wer)]);
    }
  }
});
