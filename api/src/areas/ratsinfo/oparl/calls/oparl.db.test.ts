import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDemoCouncil } from '../../../../../test/read-demo-council.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { createCouncilStorage, type RatsinfoLines } from '../../files/council-storage-repository.ts';

type Entity = { id: string; type: string; created: string; modified: string; deleted?: boolean } & Record<
  string,
  unknown
>;
interface List {
  data: Entity[];
  pagination: { totalElements: number; elementsPerPage: number; currentPage: number; totalPages: number };
  links: { first: string; prev?: string; self: string; next?: string; last: string };
}

let api: TestApp;
let lines: RatsinfoLines;
const load = (fresh: RatsinfoLines) =>
  api.database.db.transaction().execute((trx) => createCouncilStorage(trx).replace(fresh));
beforeAll(async () => {
  api = await createTestApp({ SITE_URL: 'https://musterhardt.example' });
  lines = (await readDemoCouncil())();
  await load(lines);
});
afterAll(() => api.close());

const BASIS = 'https://musterhardt.example/oparl/v1.1';
const ask = (url: string) => api.app.inject(url.replace('https://musterhardt.example', ''));
async function read<Answer = List>(url: string): Promise<Answer> {
  const answer = await ask(url);
  expect(answer.statusCode, `${url} ${answer.body.slice(0, 200)}`).toBe(200);
  return answer.json();
}
const ids = ({ data }: List) => data.map(({ id }) => Number(id.split('/').at(-1)));

/** Property names from the OParl 1.1 schema (github.com/OParl/spec, schema/*.json). */
const ALL = 'id type license keyword created modified web deleted';
const FIELDS: Record<string, string> = {
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
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;

const isObject = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && 'id' in value && 'type' in value;

it('can be crawled completely: every reference leads to an object that matches the schema', async () => {
  const seen = new Map<string, Entity>();
  const open = [`${BASIS}/`];
  const visited = new Set<string>();

  function take(entity: Entity) {
    const typeName = entity.type.replace('https://schema.oparl.org/1.1/', '');
    const allowed = new Set(`${ALL} ${FIELDS[typeName]}`.split(' '));
    expect(
      Object.keys(entity).filter((name) => !allowed.has(name)),
      entity.id,
    ).toEqual([]);
    expect(entity.created, entity.id).toMatch(TIME);
    expect(entity.modified, entity.id).toMatch(TIME);
    expect(
      Object.values(entity).filter(
        (value) => value === null || value === '' || (Array.isArray(value) && !value.length),
      ),
    ).toEqual([]);
    seen.set(entity.id, { ...seen.get(entity.id), ...entity });
    for (const value of Object.values(entity).flat()) {
      if (isObject(value)) take(value);
      if (typeof value === 'string' && value.startsWith(BASIS)) open.push(value);
    }
  }
  for (let url = open.pop(); url; url = open.pop()) {
    if (visited.has(url)) continue;
    visited.add(url);
    const answer = await read<Entity | List>(url);
    if (isObject(answer)) {
      expect(answer.id).toBe(url);
      take(answer);
      continue;
    }
    for (const entity of answer.data) take(entity);
    if (answer.links.next) open.push(answer.links.next);
  }

  const figures = Object.fromEntries(
    Object.keys(FIELDS).map((typeName) => [
      typeName,
      [...seen.values()].filter(({ type }) => type.endsWith(`/${typeName}`)).length,
    ]),
  );
  const publicOnes = (list: readonly { oeffentlich: boolean }[]) => list.filter((one) => one.oeffentlich).length;
  expect(figures).toEqual({
    System: 1,
    Body: 1,
    LegislativeTerm: lines.rats_wahlperioden.length,
    Organization: lines.rats_gremien.length,
    Person: lines.rats_personen.length,
    Membership: lines.rats_mitgliedschaften.length,
    Meeting: lines.rats_sitzungen.length,
    AgendaItem: publicOnes(lines.rats_tagesordnungspunkte),
    Paper: publicOnes(lines.rats_vorlagen),
    Consultation: publicOnes(lines.rats_beratungen),
    File: publicOnes(lines.rats_dateien),
    Location: lines.rats_orte.length,
  });
  const secret = /Preisspiegel|Bauhofleitung|Gewerbesteuerforderung|paper\/8[0-4]"/;
  expect([...seen.values()].filter((entity) => secret.test(JSON.stringify(entity)))).toEqual([]);
});

it('contains votes, and a paper’s consultations in three bodies', async () => {
  const paper = await read<Entity>(`${BASIS}/paper/2`);
  expect(paper.consultation).toHaveLength(3);
  const point = await read<Entity>(`${BASIS}/agendaitem/11005`);
  expect(point).toMatchObject({ public: true, 'gemeindewebsite:vote': { yes: 14, no: 8, abstention: 1 } });
});

describe('a list', () => {
  it('is paged with a next link on all but the last page, and keeps its query', async () => {
    const first = await read(
      `${BASIS}/body/1/paper?limit=20&created_since=2020-01-01T00:00:00%2B01:00&omit_internal=true`,
    );
    expect(first.pagination).toMatchObject({ elementsPerPage: 20, currentPage: 1, totalPages: 3 });
    const all = [first];
    for (let next = first.links.next; next; next = all.at(-1)?.links.next) {
      const parameter = new URL(next).searchParams;
      expect(parameter.get('created_since')).toBe('2019-12-31T23:00:00+00:00');
      expect([parameter.get('limit'), parameter.get('omit_internal')]).toEqual(['20', 'true']);
      all.push(await read(next));
    }
    expect(all).toHaveLength(3);
    const numbers = all.flatMap(ids);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(numbers).toHaveLength(first.pagination.totalElements);
    expect(all.at(-1)?.links).toMatchObject({ first: first.links.first, last: all.at(-1)?.links.self });
    expect((await read(`${BASIS}/body/1/paper?page=99`)).data).toEqual([]);
  });

  it.each([
    ['meeting', 'agendaItem'],
    ['person', 'membership'],
    ['paper', 'auxiliaryFile'],
  ])('of %s omits %s with omit_internal', async (kind, field) => {
    const [withIt, without] = await Promise.all([
      read(`${BASIS}/body/1/${kind}`),
      read(`${BASIS}/body/1/${kind}?omit_internal=true`),
    ]);
    expect(ids(without)).toEqual(ids(withIt));
    expect(withIt.data.some((entity) => field in entity)).toBe(true);
    expect(without.data.some((entity) => field in entity)).toBe(false);
  });

  it.each([
    ['created_since=2999-01-01T00:00:00Z', 0],
    ['created_until=2999-01-01T00:00:00Z', 4],
    ['created_until=2001-01-01T00:00:00Z', 0],
    ['modified_since=2999-01-01T00:00:00%2B01:00', 0],
    ['modified_until=2001-01-01T00:00:00Z', 0],
    ['modified_since=2001-01-01T00:00:00Z&modified_until=2999-01-01T00:00:00Z', 4],
  ])('filtered by %s has %i places', async (query, count) => {
    expect((await read(`${BASIS}/body/1/location?${query}`)).data).toHaveLength(count);
  });

  it('of a body contains its own meetings', async () => {
    const { data } = await read(`${BASIS}/organization/4/meeting`);
    expect(data).toHaveLength(5);
    expect(new Set(data.flatMap(({ organization }) => organization))).toEqual(new Set([`${BASIS}/organization/4`]));
  });
});

it('returns removed objects as deleted with 200, and lists them only with modified_since', async () => {
  const way = lines.rats_vorlagen.filter(({ id }) => id === 45 || id === 44);
  await load({
    ...lines,
    rats_vorlagen: lines.rats_vorlagen
      .filter(({ id }) => id !== 45)
      .map((paper) => (paper.id === 44 ? { ...paper, oeffentlich: false } : paper)),
    rats_beratungen: lines.rats_beratungen.filter(({ vorlage_id }) => vorlage_id !== 45 && vorlage_id !== 44),
    rats_dateien: lines.rats_dateien.filter(({ vorlage_id }) => vorlage_id !== 45 && vorlage_id !== 44),
  });
  expect(way).toHaveLength(2);
  for (const id of [44, 45]) {
    const entity = await read<Entity>(`${BASIS}/paper/${id}`);
    expect(Object.keys(entity).sort()).toEqual(['created', 'deleted', 'id', 'modified', 'type']);
    expect(entity.deleted).toBe(true);
  }
  expect(ids(await read(`${BASIS}/body/1/paper`))).not.toEqual(expect.arrayContaining([44]));
  expect(ids(await read(`${BASIS}/body/1/paper`))).not.toEqual(expect.arrayContaining([45]));
  const changed = await read(`${BASIS}/body/1/paper?modified_since=2020-01-01T00:00:00Z`);
  expect(changed.data.filter(({ deleted }) => deleted).map(({ id }) => id)).toEqual([
    `${BASIS}/paper/44`,
    `${BASIS}/paper/45`,
  ]);
  expect((await ask('/api/ratsinfo/dateien/900/x.pdf')).statusCode).toBe(410);
  await load(lines);
  expect((await read<Entity>(`${BASIS}/paper/44`)).deleted).toBeUndefined();
});

describe('returns 404', () => {
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
  ])('for %s', async (url) => {
    const answer = await ask(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toMatch(/nicht öffentlich|Erwerb|Preisspiegel/);
  });

  it('and rejects an invalid filter with an OParl error object', async () => {
    const answer = await ask('/oparl/v1.1/body/1/paper?modified_since=gestern');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ type: 'https://schema.oparl.org/1.1/Error', message: /modified_since/ });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });
});

it('allows cross-origin access, and serves the files it references', async () => {
  const answer = await ask('/oparl/v1.1/');
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect((await ask('/oparl/v1.1')).json()).toEqual(answer.json());
  const file = await read<Entity>(`${BASIS}/file/40`);
  const bytes = await ask(String(file.accessUrl));
  expect(bytes.headers['content-type']).toBe('application/pdf');
  expect(bytes.headers['content-disposition']).toMatch(/^inline/);
  expect(bytes.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await ask(String(file.downloadUrl))).headers['content-disposition']).toMatch(/^attachment/);
});
