import { FORMULARE } from '@gm/shared/schemas/formulare.beispiele';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { logInAll } from '../../../../test/anmelden.ts';
import { KITASEITE } from '../../../../test/kitaseite.ts';
import { loadInhalt } from '../../../../test/load-inhalt.ts';
import { createTestApp, OHNE_BREMSEN, type TestApp } from '../../../../test/test-app.ts';
import { createTestInhalt, type TestInhalt } from '../../../../test/test-inhalt.ts';
import { BEREICHE } from '../../../bereiche.ts';

/** A formula and markup that would run; short enough for the shortest field. */
const BOESE = '=1+1<img src=x onerror=f()>';
const MASKIERT = '=1+1&lt;img src=x onerror=f()&gt;';
/** What would be markup if it were not masked. */
const LEBENDIG = /<(img|script|b)\b/i;

/** How many fields of each kind take any words, at least: what is tested must not become less unnoticed. */
const FREIE_FELDER: Record<string, number> = {
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
const BEISPIEL: Record<string, string> = {
  veranstaltung: 'eintrag',
  hallenanmietung: 'halle',
  ferienbetreuung: 'ferien',
  kernzeitbetreuung: 'kernzeit',
  kitavormerkung: 'kita',
};

let api: TestApp;
let inhalt: TestInhalt;
let headers: Record<string, string> = {};
beforeAll(async () => {
  api = await createTestApp({ ...OHNE_BREMSEN });
  inhalt = await createTestInhalt({
    'veranstaltungsrubriken.yaml': '[{ id: 1, rubrik: Musik }, { id: 2, rubrik: Ausstellung }]',
    'seiten/vormerkung.md': KITASEITE,
  });
  await loadInhalt(api.database.db, inhalt.ordner);
  headers = (await logInAll(api.database)).redaktion ?? {};
});
afterAll(async () => {
  await api.close();
  await inhalt.remove();
});

const get = (url: string) => api.app.inject({ url, headers });
const readMails = (bezug: string) =>
  api.database.db
    .selectFrom('outbox')
    .select(['text', 'html', 'betreff'])
    .where('text', 'like', `%${bezug}%`)
    .orderBy('id')
    .execute();

/** A hall is rented for the event that was sent before. */
async function getVeranstaltung() {
  const event = await api.database.db.selectFrom('veranstaltung_eintragungen').select('id').executeTakeFirst();
  return event ? { veranstaltungen_id: String(event.id) } : {};
}

/** The answers of the example with those words in every field that takes them. */
function contaminate(name: string) {
  const { schema, werte } = FORMULARE[BEISPIEL[name] ?? name]!;
  // Who does not work has no employer.
  const arbeit = {
    eltern_berufstaetig2: '1',
    eltern_berufstaetig_arbeitgeber2: '-',
    eltern_berufstaetig_tage2: ['Montag'],
  };
  let boese = 'eltern_berufstaetig2' in werte ? { ...werte, ...arbeit } : werte;
  const frei: string[] = [];
  for (const [feld, wert] of Object.entries(werte)) {
    // Centres and halls are those of lists the database knows.
    const isListe = /^kita_\d/.test(feld) || (name === 'hallenanmietung' && feld === 'veranstaltungsort');
    if (typeof wert !== 'string' || isListe) continue;
    const versuch = { ...boese, [feld]: feld === 'text' || feld === 'nachricht' ? BOESE.repeat(5) : BOESE };
    const { data } = safeParse(schema, versuch) as { data?: Record<string, unknown> };
    // What the other answers do not ask for is dropped.
    if (!data?.[feld]) continue;
    boese = versuch;
    frei.push(feld);
  }
  return { boese, frei };
}

it.each(BEREICHE.flatMap(({ formulare }) => formulare ?? []))('$name', async ({ name, felder }) => {
  const { boese, frei } = contaminate(name);
  expect(frei.length).toBeGreaterThanOrEqual(FREIE_FELDER[name] ?? Number.POSITIVE_INFINITY);
  const url = name === 'vorschlag' ? '/api/ferienprogramm/vorschlag' : `/api/${name}`;
  const antwort = await api.app.inject({
    method: 'POST',
    url,
    payload: { ...boese, ...(await getVeranstaltung()), route: '/' },
  });
  expect([antwort.statusCode, antwort.json().errors]).toEqual([201, undefined]);
  const { referenz } = antwort.json();

  // Nobody has proved that the address is the sender's.
  const [dank] = await readMails(referenz);
  expect(dank?.text).toContain('Die Referenznummer ist');
  expect(JSON.stringify(dank)).not.toContain('onerror');

  // The desk sees the words as they were typed.
  const { angaben, titel, version } = (await get(`/api/intranet/freigaben/${referenz}`)).json();
  const gezeigt = new Map(angaben.map((angabe: { titel: string; wert: string }) => [angabe.titel, angabe.wert]));
  for (const feld of frei) if (felder[feld]) expect([feld, gezeigt.get(felder[feld])]).toEqual([feld, boese[feld]]);
  const { data } = (await get(`/api/intranet/freigaben?q=${referenz}`)).json();
  expect(data).toMatchObject([{ referenz, titel }]);

  const csv = (await get(`/api/intranet/freigaben/export?q=${referenz}`)).body.split('\r\n')[1] ?? '';
  for (const zelle of csv.split(';')) expect(zelle).not.toMatch(/^"?[=+\-@\t]/);
  const { rawPayload } = await get(`/api/intranet/freigaben/export?format=xlsx&q=${referenz}`);
  const dateien = Object.values(unzipSync(rawPayload)).map((bytes) => Buffer.from(bytes).toString());
  expect(dateien.some((datei) => datei.includes(referenz))).toBe(true);
  for (const datei of dateien) expect(datei).not.toMatch(/<(f|img)\b/);

  const entscheidung = { referenz, version, was: 'rueckfrage', nachricht: BOESE };
  const gefragt = await api.app.inject({
    method: 'POST',
    url: '/api/intranet/freigaben/entscheidung',
    payload: entscheidung,
    headers,
  });
  expect(gefragt.statusCode).toBe(201);
  const mails = await readMails(referenz);
  expect(mails.length).toBeGreaterThan(1);
  expect(mails.some(({ html }) => html.includes(MASKIERT))).toBe(true);
  for (const { html, betreff } of mails) {
    expect(html.replace(/<(\/?)b>/g, '')).not.toMatch(LEBENDIG);
    expect(betreff).not.toMatch(/[\r\n]/);
  }
});

it('a released event has the words of its form and no markup that runs', async () => {
  const referenz = (await get('/api/intranet/freigaben?typ=veranstaltung')).json().data[0].referenz;
  const { version } = (await get(`/api/intranet/freigaben/${referenz}`)).json();
  const payload = {
    referenz,
    version,
    was: 'freigeben',
    neu_text: `<p>${BOESE}<script>f()</script>${'Musik '.repeat(20)}</p>`,
  };
  await api.app.inject({ method: 'POST', url: '/api/intranet/freigaben/entscheidung', payload, headers });
  const { oeffentlich } = (await get(`/api/intranet/freigaben/${referenz}`)).json();
  const id = /id_(\d+)\/$/.exec(oeffentlich)?.[1];
  const event = (await api.app.inject(`/api/cms/veranstaltungen/${id}`)).json();
  expect(event.titel).toBe(BOESE);
  expect(event.text).not.toMatch(LEBENDIG);
  expect((await api.app.inject('/veranstaltungen/kalender.ics')).body).not.toContain('<script');
});
