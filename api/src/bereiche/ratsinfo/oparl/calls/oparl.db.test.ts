import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDemoRat } from '../../../../../test/read-demo-rat.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { createRatsAblage, type RatsinfoZeilen } from '../../rats-ablage-repository.ts';

type Objekt = { id: string; type: string; created: string; modified: string; deleted?: boolean } & Record<
  string,
  unknown
>;
interface Liste {
  data: Objekt[];
  pagination: { totalElements: number; elementsPerPage: number; currentPage: number; totalPages: number };
  links: { first: string; prev?: string; self: string; next?: string; last: string };
}

let api: TestApp;
let zeilen: RatsinfoZeilen;
const load = (neue: RatsinfoZeilen) =>
  api.database.db.transaction().execute((trx) => createRatsAblage(trx).replace(neue));
beforeAll(async () => {
  api = await createTestApp({ SITE_URL: 'https://musterhardt.example' });
  zeilen = (await readDemoRat())();
  await load(zeilen);
});
afterAll(() => api.close());

const BASIS = 'https://musterhardt.example/oparl/v1.1';
const ask = (url: string) => api.app.inject(url.replace('https://musterhardt.example', ''));
async function read<Antwort = Liste>(url: string): Promise<Antwort> {
  const antwort = await ask(url);
  expect(antwort.statusCode, `${url} ${antwort.body.slice(0, 200)}`).toBe(200);
  return antwort.json();
}
const ids = ({ data }: Liste) => data.map(({ id }) => Number(id.split('/').at(-1)));

/** Names of the schema of OParl 1.1 (github.com/OParl/spec, schema/*.json). */
const ALLE = 'id type license keyword created modified web deleted';
const FELDER: Record<string, string> = {
  System: 'oparlVersion otherOparlVersions body name contactEmail contactName website vendor product',
  Body: 'system shortName name website licenseValidSince oparlSince ags rgs equivalent contactEmail contactName organization person meeting paper legislativeTerm agendaItem consultation file locationList legislativeTermList membership classification location mainOrganization',
  LegislativeTerm: 'body name startDate endDate',
  Organization:
    'body name membership meeting consultation shortName post subOrganizationOf organizationType classification startDate endDate website location externalBody memberCount votingMemberCount',
  Person:
    'body name familyName givenName formOfAddress affix title gender phone email location locationObject status membership image life lifeSource',
  Membership: 'person organization role votingRight startDate endDate onBehalfOf',
  Meeting:
    'name meetingState cancelled start end location organization participant invitation resultsProtocol verbatimProtocol auxiliaryFile agendaItem',
  AgendaItem:
    'meeting number order name public consultation result resolutionText resolutionFile auxiliaryFile start end gemeindewebsite:vote',
  Paper:
    'body name reference date paperType relatedPaper superordinatedPaper subordinatedPaper mainFile auxiliaryFile location originatorPerson underDirectionOf originatorOrganization consultation',
  Consultation: 'paper agendaItem meeting organization authoritative role',
  File: 'name fileName mimeType date size sha1Checksum sha512Checksum text accessUrl downloadUrl externalServiceUrl masterFile derivativeFile fileLicense meeting agendaItem person paper',
  Location:
    'description geojson streetAddress room postalCode subLocality locality bodies organizations persons meetings papers',
};
const ZEIT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;

const isObject = (wert: unknown): wert is Objekt =>
  typeof wert === 'object' && wert !== null && 'id' in wert && 'type' in wert;

it('can be crawled whole: every reference leads to an object of the schema', async () => {
  const gesehen = new Map<string, Objekt>();
  const offen = [`${BASIS}/`];
  const besucht = new Set<string>();

  function take(objekt: Objekt) {
    const typ = objekt.type.replace('https://schema.oparl.org/1.1/', '');
    const erlaubt = new Set(`${ALLE} ${FELDER[typ]}`.split(' '));
    expect(
      Object.keys(objekt).filter((name) => !erlaubt.has(name)),
      objekt.id,
    ).toEqual([]);
    expect(objekt.created, objekt.id).toMatch(ZEIT);
    expect(objekt.modified, objekt.id).toMatch(ZEIT);
    expect(
      Object.values(objekt).filter((wert) => wert === null || wert === '' || (Array.isArray(wert) && !wert.length)),
    ).toEqual([]);
    gesehen.set(objekt.id, { ...gesehen.get(objekt.id), ...objekt });
    for (const wert of Object.values(objekt).flat()) {
      if (isObject(wert)) take(wert);
      if (typeof wert === 'string' && wert.startsWith(BASIS)) offen.push(wert);
    }
  }
  for (let url = offen.pop(); url; url = offen.pop()) {
    if (besucht.has(url)) continue;
    besucht.add(url);
    const antwort = await read<Objekt | Liste>(url);
    if (isObject(antwort)) {
      expect(antwort.id).toBe(url);
      take(antwort);
      continue;
    }
    for (const objekt of antwort.data) take(objekt);
    if (antwort.links.next) offen.push(antwort.links.next);
  }

  const zahlen = Object.fromEntries(
    Object.keys(FELDER).map((typ) => [
      typ,
      [...gesehen.values()].filter(({ type }) => type.endsWith(`/${typ}`)).length,
    ]),
  );
  const oeffentliche = (liste: readonly { oeffentlich: boolean }[]) => liste.filter((eine) => eine.oeffentlich).length;
  expect(zahlen).toEqual({
    System: 1,
    Body: 1,
    LegislativeTerm: zeilen.rats_wahlperioden.length,
    Organization: zeilen.rats_gremien.length,
    Person: zeilen.rats_personen.length,
    Membership: zeilen.rats_mitgliedschaften.length,
    Meeting: zeilen.rats_sitzungen.length,
    AgendaItem: oeffentliche(zeilen.rats_tagesordnungspunkte),
    Paper: oeffentliche(zeilen.rats_vorlagen),
    Consultation: oeffentliche(zeilen.rats_beratungen),
    File: oeffentliche(zeilen.rats_dateien),
    Location: zeilen.rats_orte.length,
  });
  const geheim = /Preisspiegel|Bauhofleitung|Gewerbesteuerforderung|paper\/8[0-4]"/;
  expect([...gesehen.values()].filter((objekt) => geheim.test(JSON.stringify(objekt)))).toEqual([]);
});

it('tells votes, and shows a paper’s way through three bodies', async () => {
  const vorlage = await read<Objekt>(`${BASIS}/paper/2`);
  expect(vorlage.consultation).toHaveLength(3);
  const punkt = await read<Objekt>(`${BASIS}/agendaitem/11005`);
  expect(punkt).toMatchObject({ public: true, 'gemeindewebsite:vote': { yes: 14, no: 8, abstention: 1 } });
});

describe('a list', () => {
  it('has pages, with a next one on all but the last, and keeps what was asked for', async () => {
    const erste = await read(
      `${BASIS}/body/1/paper?limit=20&created_since=2020-01-01T00:00:00%2B01:00&omit_internal=true`,
    );
    expect(erste.pagination).toMatchObject({ elementsPerPage: 20, currentPage: 1, totalPages: 3 });
    const alle = [erste];
    for (let next = erste.links.next; next; next = alle.at(-1)?.links.next) {
      const parameter = new URL(next).searchParams;
      expect(parameter.get('created_since')).toBe('2019-12-31T23:00:00+00:00');
      expect([parameter.get('limit'), parameter.get('omit_internal')]).toEqual(['20', 'true']);
      alle.push(await read(next));
    }
    expect(alle).toHaveLength(3);
    const nummern = alle.flatMap(ids);
    expect(nummern).toEqual([...new Set(nummern)].sort((a, b) => a - b));
    expect(nummern).toHaveLength(erste.pagination.totalElements);
    expect(alle.at(-1)?.links).toMatchObject({ first: erste.links.first, last: alle.at(-1)?.links.self });
    expect((await read(`${BASIS}/body/1/paper?page=99`)).data).toEqual([]);
  });

  it.each([
    ['meeting', 'agendaItem'],
    ['person', 'membership'],
    ['paper', 'auxiliaryFile'],
  ])('of %s leaves out %s with omit_internal', async (art, feld) => {
    const [mit, ohne] = await Promise.all([
      read(`${BASIS}/body/1/${art}`),
      read(`${BASIS}/body/1/${art}?omit_internal=true`),
    ]);
    expect(ids(ohne)).toEqual(ids(mit));
    expect(mit.data.some((objekt) => feld in objekt)).toBe(true);
    expect(ohne.data.some((objekt) => feld in objekt)).toBe(false);
  });

  it.each([
    ['created_since=2999-01-01T00:00:00Z', 0],
    ['created_until=2999-01-01T00:00:00Z', 4],
    ['created_until=2001-01-01T00:00:00Z', 0],
    ['modified_since=2999-01-01T00:00:00%2B01:00', 0],
    ['modified_until=2001-01-01T00:00:00Z', 0],
    ['modified_since=2001-01-01T00:00:00Z&modified_until=2999-01-01T00:00:00Z', 4],
  ])('narrowed down by %s has %i places', async (abfrage, anzahl) => {
    expect((await read(`${BASIS}/body/1/location?${abfrage}`)).data).toHaveLength(anzahl);
  });

  it('of a body holds its own meetings', async () => {
    const { data } = await read(`${BASIS}/organization/4/meeting`);
    expect(data).toHaveLength(5);
    expect(new Set(data.flatMap(({ organization }) => organization))).toEqual(new Set([`${BASIS}/organization/4`]));
  });
});

it('keeps what is gone: 200 with deleted, in lists only for those who ask what changed', async () => {
  const weg = zeilen.rats_vorlagen.filter(({ id }) => id === 45 || id === 44);
  await load({
    ...zeilen,
    rats_vorlagen: zeilen.rats_vorlagen
      .filter(({ id }) => id !== 45)
      .map((vorlage) => (vorlage.id === 44 ? { ...vorlage, oeffentlich: false } : vorlage)),
    rats_beratungen: zeilen.rats_beratungen.filter(({ vorlage_id }) => vorlage_id !== 45 && vorlage_id !== 44),
    rats_dateien: zeilen.rats_dateien.filter(({ vorlage_id }) => vorlage_id !== 45 && vorlage_id !== 44),
  });
  expect(weg).toHaveLength(2);
  for (const id of [44, 45]) {
    const objekt = await read<Objekt>(`${BASIS}/paper/${id}`);
    expect(Object.keys(objekt).sort()).toEqual(['created', 'deleted', 'id', 'modified', 'type']);
    expect(objekt.deleted).toBe(true);
  }
  expect(ids(await read(`${BASIS}/body/1/paper`))).not.toEqual(expect.arrayContaining([44]));
  expect(ids(await read(`${BASIS}/body/1/paper`))).not.toEqual(expect.arrayContaining([45]));
  const geaendert = await read(`${BASIS}/body/1/paper?modified_since=2020-01-01T00:00:00Z`);
  expect(geaendert.data.filter(({ deleted }) => deleted).map(({ id }) => id)).toEqual([
    `${BASIS}/paper/44`,
    `${BASIS}/paper/45`,
  ]);
  expect((await ask('/api/ratsinfo/dateien/900/x.pdf')).statusCode).toBe(410);
  await load(zeilen);
  expect((await read<Objekt>(`${BASIS}/paper/44`)).deleted).toBeUndefined();
});

describe('nothing is told', () => {
  it.each([
    '/oparl/v1.1/paper/80',
    '/oparl/v1.1/paper/999999',
    '/oparl/v1.1/paper/abc',
    '/oparl/v1.1/agendaitem/11651',
    '/oparl/v1.1/file/1600',
    '/oparl/v1.1/body/7/paper',
    '/oparl/v1.1/organization/77/meeting',
    '/api/ratsinfo/dateien/1600/erwerb.pdf',
    '/api/ratsinfo/dateien/61/preisspiegel.pdf',
  ])('of %s', async (url) => {
    const antwort = await ask(url);
    expect(antwort.statusCode).toBe(404);
    expect(antwort.body).not.toMatch(/nicht öffentlich|Erwerb|Preisspiegel/);
  });

  it('and a wrong filter is refused in OParl’s words', async () => {
    const antwort = await ask('/oparl/v1.1/body/1/paper?modified_since=gestern');
    expect(antwort.statusCode).toBe(400);
    expect(antwort.json()).toMatchObject({ type: 'https://schema.oparl.org/1.1/Error', message: /modified_since/ });
    expect(antwort.headers['access-control-allow-origin']).toBe('*');
  });
});

it('lets any site read it, and serves the files it names', async () => {
  const antwort = await ask('/oparl/v1.1/');
  expect(antwort.headers['access-control-allow-origin']).toBe('*');
  expect((await ask('/oparl/v1.1')).json()).toEqual(antwort.json());
  const datei = await read<Objekt>(`${BASIS}/file/40`);
  const bytes = await ask(String(datei.accessUrl));
  expect(bytes.headers['content-type']).toBe('application/pdf');
  expect(bytes.headers['content-disposition']).toMatch(/^inline/);
  expect(bytes.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await ask(String(datei.downloadUrl))).headers['content-disposition']).toMatch(/^attachment/);
});
