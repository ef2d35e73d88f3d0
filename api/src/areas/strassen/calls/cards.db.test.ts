import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { ABFALL, GEMEINDE_WITH_ORTSTEILEN } from '../../../../test/abfall.ts';
import { openContent } from '../../../../test/open-content.ts';
import { fillRatsinfo } from '../../../../test/ratsinfo.ts';
import { WITHOUT_THROTTLING } from '../../../../test/test-app.ts';

const STREET = { id: 'schwann-tannenstrasse', name: 'Tannenstraße', ortsteil: 'Schwann' };
const QUERY = `?strasse=${STREET.id}`;
const notice = (id: number, title: string, text: string) =>
  `- { id: ${id}, titel: ${title}, rubrik: Satzungen, einleitung: Kurz., von: -${id}, bis: 20, md: '${text}' }\n`;
const event = (id: number, title: string, venue: string) =>
  `- { id: ${id}, titel: ${title}, md: Text, rubriken: [1], ort: ${venue}, veranstalter: Gemeinde, termin: { jeden: FREITAG, alle: 1 }, beginn: '08:00', ende: '09:00' }\n`;

const { get, api } = openContent(
  {
    'gemeinde.yaml': GEMEINDE_WITH_ORTSTEILEN,
    'abfall.yaml': ABFALL,
    'seiten/veranstaltungen.md': '---\ntitel: Termine\n---\n',
    'veranstaltungsrubriken.yaml': '[{ id: 1, rubrik: Fest }]',
    'veranstaltungen/orte.yaml': '- { name: Kelter, ortsteil: Schwann }\n- { name: Halle, ortsteil: Conweiler }\n',
    'veranstaltungen/termine.yaml': event(1, 'Markt', 'Kelter') + event(2, 'Tanz', 'Halle'),
    'branchenrubriken.yaml': '[{ id: 1, rubrik: Sport }]',
    'branchenverzeichnis.yaml': `
- { id: 1, typ: vereine, rubrik: 1, titel: Turnverein, ortsteil: Schwann, strasse: Weg 1 }
- { id: 2, typ: vereine, rubrik: 1, titel: Chor, ortsteil: Conweiler, strasse: Weg 2 }
`,
    'bekanntmachungen.yaml': [
      notice(1, 'Plan', 'Es betrifft die Tannenstraße.'),
      notice(2, 'Hecken in Schwann', 'Bitte schneiden.'),
      notice(3, 'Haushalt', 'Er gilt.'),
    ].join(''),
    'maengel.yaml':
      'stellen: { bauhof: { name: Bauhof, email: bauhof@musterhardt.example } }\narten: [{ name: Straßenlampe, stelle: bauhof }]\n',
  },
  WITHOUT_THROTTLING,
);

beforeAll(async () => {
  const { db } = api().database;
  await fillRatsinfo(db);
  const rename = async (id: number, name: string) => {
    await sql`update rats_vorlagen set name = ${name}, geaendert = now() where id = ${id}`.execute(db);
    await sql`select aktualisiere_rats_suche('-infinity')`.execute(db);
  };
  await rename(1, 'Gehwege in der Tannenstraße');
  await rename(2, 'Grundstück in der Tannenstraße, Schwann');
  await rename(3, 'Bäume in Schwann');
  for (const street of ['Am Hang, Schwann', 'Tannenstraße, Schwann', 'Hauptstraße, Conweiler']) {
    const payload = { art: 'Straßenlampe', strasse: street, datenschutz: true, route: '/melden/' };
    expect((await api().app.inject({ method: 'POST', url: '/api/mangel', payload })).statusCode).toBeLessThan(300);
  }
});

it('events are those of its village', async () => {
  const { body } = await get(`/api/cms/veranstaltungen${QUERY}&nur_naechster=true`);
  expect(body.data.map(({ titel: title }: { titel: string }) => title)).toEqual(['Markt']);
});

it('clubs are those of its village', async () => {
  const { body } = await get(`/api/cms/brancheneintraege${QUERY}&typ=vereine`);
  expect(body.data.map(({ titel: title }: { titel: string }) => title)).toEqual(['Turnverein']);
  expect(body.anzahl).toBe(1);
});

it('notices are those that name it or its village', async () => {
  const { body } = await get(`/api/cms/bekanntmachungen${QUERY}`);
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
});

it('defects are those of its village, its own first', async () => {
  const { body } = await get(`/api/cms/maengel${QUERY}`);
  expect(body.strasse).toEqual(STREET);
  expect(body.maengel.map(({ strasse: street }: { strasse: string }) => street)).toEqual(['Tannenstraße', 'Am Hang']);
  expect(body.anzahl).toBe(2);
});

it('council papers are the public ones that name it, then those about its village', async () => {
  const { body } = await get(`/api/cms/ratsinfo/strasse${QUERY}`);
  expect(body.strasse).toEqual(STREET);
  expect(body.vorlagen.map(({ id, hier }: { id: number; hier: boolean }) => [id, hier])).toEqual([
    [1, true],
    [3, false],
  ]);
});

it('a street name that other villages have, too, counts with its village only', async () => {
  await sql`update rats_vorlagen set name = 'Hauptstraße: Tempo 30', geaendert = now() where id = 1`.execute(
    api().database.db,
  );
  await sql`select aktualisiere_rats_suche('-infinity')`.execute(api().database.db);
  const { body } = await get('/api/cms/ratsinfo/strasse?strasse=schwann-hauptstrasse');
  expect(body.vorlagen.map(({ id }: { id: number }) => id)).toEqual([3]);
});

it.each(['/api/cms/maengel', '/api/cms/ratsinfo/strasse'])('%s knows no other street', async (call) => {
  expect((await get(`${call}?strasse=mond`)).body).toMatchObject({ strasse: null });
});

it.each(['veranstaltungen', 'brancheneintraege', 'bekanntmachungen'])(
  '%s has nothing for another street',
  async (call) => {
    expect((await get(`/api/cms/${call}?strasse=mond`)).body).toMatchObject({ data: [], anzahl: 0 });
  },
);
