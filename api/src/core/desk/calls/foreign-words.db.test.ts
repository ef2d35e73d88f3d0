import { FORMS } from '@gm/shared/schemas/forms.examples';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { KITA_PAGE } from '../../../../test/kita-page.ts';
import { loadContent } from '../../../../test/load-content.ts';
import { logInAll } from '../../../../test/sign-in.ts';
import { createTestApp, type TestApp, WITHOUT_THROTTLING } from '../../../../test/test-app.ts';
import { createTestContent, type TestContent } from '../../../../test/test-content.ts';
import { AREAS } from '../../../areas.ts';

/** A formula and active markup, short enough for the shortest field. */
const EVIL = '=1+1<img src=x onerror=f()>';
const MASKIERT = '=1+1&lt;img src=x onerror=f()&gt;';
/** Detects unescaped markup. */
const LEBENDIG = /<(img|script|b)\b/i;

/** Minimum number of free-text fields per kind, so that the test does not silently cover fewer. */
const FREE_FIELDS: Record<string, number> = {
  veranstaltung: 8,
  hallenanmietung: 3,
  vorschlag: 12,
  ferienbetreuung: 22,
  kernzeitbetreuung: 22,
  kitavormerkung: 21,
  kontakt: 4,
  fehlermeldung: 3,
  mangel: 3,
};
const EXAMPLE: Record<string, string> = {
  veranstaltung: 'eintrag',
  hallenanmietung: 'halle',
  ferienbetreuung: 'ferien',
  kernzeitbetreuung: 'kernzeit',
  kitavormerkung: 'kita',
};

let api: TestApp;
let content: TestContent;
let headers: Record<string, string> = {};
beforeAll(async () => {
  api = await createTestApp({ ...WITHOUT_THROTTLING });
  content = await createTestContent({
    'veranstaltungsrubriken.yaml': '[{ id: 1, rubrik: Musik }, { id: 2, rubrik: Ausstellung }]',
    'seiten/vormerkung.md': KITA_PAGE,
  });
  await loadContent(api.database.db, content.ordner);
  headers = (await logInAll(api.database)).redaktion ?? {};
});
afterAll(async () => {
  await api.close();
  await content.remove();
});

const get = (url: string) => api.app.inject({ url, headers });
const readMails = (relation: string) =>
  api.database.db
    .selectFrom('outbox')
    .select(['text', 'html', 'betreff'])
    .where('text', 'like', `%${relation}%`)
    .orderBy('id')
    .execute();

/** A hall booking refers to an event submitted before. */
async function getVeranstaltung() {
  const event = await api.database.db.selectFrom('veranstaltung_eintragungen').select('id').executeTakeFirst();
  return event ? { veranstaltungen_id: String(event.id) } : {};
}

/** The sample answers with the malicious text in every free-text field. */
function contaminate(name: string) {
  const { schema, werte: values } = FORMS[EXAMPLE[name] ?? name]!;
  // Someone who is not employed has no employer.
  const work = {
    eltern_berufstaetig2: '1',
    eltern_berufstaetig_arbeitgeber2: '-',
    eltern_berufstaetig_tage2: ['Montag'],
  };
  let evil = 'eltern_berufstaetig2' in values ? { ...values, ...work } : values;
  const free: string[] = [];
  for (const [field, value] of Object.entries(values)) {
    // Fields for centres and halls take values of lists in the database only.
    const isList = /^kita_\d/.test(field) || (name === 'hallenanmietung' && field === 'veranstaltungsort');
    if (typeof value !== 'string' || isList) continue;
    const attempt = { ...evil, [field]: field === 'text' || field === 'nachricht' ? EVIL.repeat(5) : EVIL };
    const { data } = safeParse(schema, attempt) as { data?: Record<string, unknown> };
    // The form drops fields that the other answers do not ask for.
    if (!data?.[field]) continue;
    evil = attempt;
    free.push(field);
  }
  return { boese: evil, frei: free };
}

it.each(AREAS.flatMap(({ formulare: forms }) => forms ?? []))('$name', async ({ name, felder: fields }) => {
  const { boese: evil, frei: free } = contaminate(name);
  expect(free.length).toBeGreaterThanOrEqual(FREE_FIELDS[name] ?? Number.POSITIVE_INFINITY);
  const url = name === 'vorschlag' ? '/api/ferienprogramm/vorschlag' : `/api/${name}`;
  const answer = await api.app.inject({
    method: 'POST',
    url,
    payload: { ...evil, ...(await getVeranstaltung()), route: '/' },
  });
  expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined]);
  const { referenz: reference } = answer.json();

  // The address is unverified, so the mail must not repeat the answers.
  const [thanks] = await readMails(reference);
  expect(thanks?.text).toContain('Die Referenznummer ist');
  expect(JSON.stringify(thanks)).not.toContain('onerror');

  // The desk shows the text as typed.
  const { angaben: details, titel: title, version } = (await get(`/api/intranet/freigaben/${reference}`)).json();
  const shown = new Map(details.map((detail: { titel: string; wert: string }) => [detail.titel, detail.wert]));
  for (const field of free) if (fields[field]) expect([field, shown.get(fields[field])]).toEqual([field, evil[field]]);
  const { data } = (await get(`/api/intranet/freigaben?q=${reference}`)).json();
  expect(data).toMatchObject([{ referenz: reference, titel: title }]);

  const csv = (await get(`/api/intranet/freigaben/export?q=${reference}`)).body.split('\r\n')[1] ?? '';
  for (const cell of csv.split(';')) expect(cell).not.toMatch(/^"?[=+\-@\t]/);
  const { rawPayload } = await get(`/api/intranet/freigaben/export?format=xlsx&q=${reference}`);
  const files = Object.values(unzipSync(rawPayload)).map((bytes) => Buffer.from(bytes).toString());
  expect(files.some((file) => file.includes(reference))).toBe(true);
  for (const file of files) expect(file).not.toMatch(/<(f|img)\b/);

  const decision = { referenz: reference, version, was: 'rueckfrage', nachricht: EVIL };
  const asked = await api.app.inject({
    method: 'POST',
    url: '/api/intranet/freigaben/entscheidung',
    payload: decision,
    headers,
  });
  expect(asked.statusCode).toBe(201);
  const mails = await readMails(reference);
  expect(mails.length).toBeGreaterThan(1);
  expect(mails.some(({ html }) => html.includes(MASKIERT))).toBe(true);
  for (const { html, betreff: subject } of mails) {
    expect(html.replace(/<(\/?)b>/g, '')).not.toMatch(LEBENDIG);
    expect(subject).not.toMatch(/[\r\n]/);
  }
});

it('a released event shows the text of its form and no active markup', async () => {
  const reference = (await get('/api/intranet/freigaben?typ=veranstaltung')).json().data[0].referenz;
  const { version } = (await get(`/api/intranet/freigaben/${reference}`)).json();
  const payload = {
    referenz: reference,
    version,
    was: 'freigeben',
    neu_text: `<p>${EVIL}<script>f()</script>${'Musik '.repeat(20)}</p>`,
  };
  await api.app.inject({ method: 'POST', url: '/api/intranet/freigaben/entscheidung', payload, headers });
  const { oeffentlich: isPublic } = (await get(`/api/intranet/freigaben/${reference}`)).json();
  const id = /id_(\d+)\/$/.exec(isPublic)?.[1];
  const event = (await api.app.inject(`/api/cms/veranstaltungen/${id}`)).json();
  expect(event.titel).toBe(EVIL);
  expect(event.text).not.toMatch(LEBENDIG);
  expect((await api.app.inject('/veranstaltungen/kalender.ics')).body).not.toContain('<script');
});
