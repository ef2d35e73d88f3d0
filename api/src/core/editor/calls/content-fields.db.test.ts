import { addDays, readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { Contribution } from '@gm/shared/schemas/editor/editorial';
import { expect, it } from 'vitest';
import { API, openEditorial } from '../../../../test/open-editorial.ts';

const { api, kopf: head } = openEditorial();

type Data = Record<string, unknown>;

const open = async (kind: string, id = '') => {
  const answer = await api().app.inject({
    url: `${API}/inhalte/${kind}?id=${encodeURIComponent(id)}`,
    headers: head(),
  });
  const contribution = answer.json<Contribution>();
  return { ...contribution, daten: JSON.parse(String(contribution.werte.daten)) as Data };
};
const save = async ({ referenz: reference, version, werte: values }: Contribution, data: Data, more: Data = {}) => {
  const payload = { was: 'freigeben', ...values, referenz: reference, version, daten: JSON.stringify(data), ...more };
  const answer = await api().app.inject({ method: 'POST', url: `${API}/inhalt`, payload, headers: head() });
  return answer.json<{ errors?: { feld: string; meldung: string }[] }>().errors ?? [];
};
const TAG = /^20\d\d-\d\d-\d\d$/;

it('a meeting has its day and its votes, and keeps its place when saved', async () => {
  const { db } = api().database;
  const { schluessel: key } = await db
    .selectFrom('inhalt_eintraege')
    .select('schluessel')
    .where('art', '=', 'rats-sitzung')
    .orderBy('platz')
    .executeTakeFirstOrThrow();
  const session = await open('rats-sitzung', key);
  const findStart = async () =>
    (
      await db
        .selectFrom('rats_sitzungen')
        .select('beginn')
        .where('id', '=', Number(session.daten.id))
        .executeTakeFirstOrThrow()
    ).beginn;
  const before = await findStart();
  expect(before).not.toBeNull();
  expect(session.daten.datum).toBe(before && readBerlinTime(before).tag);
  expect(Object.keys(session.daten)).not.toContain('woche');
  expect(await save(session, { ...session.daten, datum: undefined })).toEqual([
    { feld: 'daten/datum', meldung: 'Bitte geben Sie ein Datum an.' },
  ]);
  const points = [{ name: 'Haushalt', ergebnis: 'angenommen', stimmen: { ja: 12, nein: 3, enthaltung: 1 } }];
  expect(await save(session, { ...session.daten, punkte: points })).toEqual([]);
  expect(await findStart()).toEqual(before);
});

it('a holiday event and the season have calendar days', async () => {
  const { tag } = readBerlinTime(new Date());
  const line = await api()
    .database.db.selectFrom('ferien_veranstaltungen')
    .select(['id', 'datum_von'])
    .where('id', '<=', 10_000)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const entry = await api()
    .database.db.selectFrom('inhalt_eintraege')
    .select('schluessel')
    .where('art', '=', 'ferienveranstaltung')
    .orderBy('datei')
    .execute();
  const all = await Promise.all(entry.map(({ schluessel: key }) => open('ferienveranstaltung', key)));
  const one = all.find(({ daten: data }) => data.id === line.id);
  expect(one?.daten).toMatchObject({ datum: line.datum_von.slice(0, 10) });
  expect(Object.keys(one?.daten ?? {})).not.toContain('wochen');

  const season = await open('ferienoptionen', 'ferienprogramm');
  expect(season.daten.anmeldung_von).toMatch(TAG);
  expect(
    await save(season, { ...season.daten, anmeldung_bis: addDays(String(season.daten.anmeldung_von), -1) }),
  ).toEqual([{ feld: 'daten/anmeldung_bis', meldung: 'Das Ende liegt vor dem Beginn.' }]);
  expect(await save(season, { ...season.daten, anmeldung_bis: addDays(tag, 20) })).toEqual([]);
});

it('a running season changes to the draw only after its consequences for families are confirmed', async () => {
  const season = await open('ferienoptionen', 'ferienprogramm');
  const data = { ...season.daten, vergabe: 'verlosung', verlosung_zahl: 'Lotto am Samstag' };
  const [question, ...further] = await save(season, data);
  expect(question?.feld).toBe('bestaetigt');
  expect(question?.meldung).toMatch(
    /^Bitte bestätigen Sie den Wechsel zur Verlosung: \d+ Familie.* schon gebucht .* Eine E-Mail bekommt davon niemand/,
  );
  expect(further).toEqual([]);
  const readAssigning = async () => (await open('ferienoptionen', 'ferienprogramm')).daten.vergabe ?? 'reihenfolge';
  expect(await readAssigning()).toBe('reihenfolge');
  expect(await save(season, data, { bestaetigt: true })).toEqual([]);
  expect(await readAssigning()).toBe('verlosung');
});

it('waste, synonyms and places are lists of labelled fields with faults next to the field', async () => {
  const abfall = await open('abfall', 'abfall');
  const [district] = abfall.daten.bezirke as { abfuhren: Data[] }[];
  expect(district?.abfuhren).toContainEqual({ art: 'bio', wochentag: 'MONTAG', alle: 1 });
  expect(district?.abfuhren).toContainEqual({ art: 'gruenschnitt', wochentag: 'DONNERSTAG', monat: 3, woche: 3 });
  const termine = () => api().database.db.selectFrom('abfuhren').selectAll().orderBy('tag').orderBy('art').execute();
  const before = await termine();
  expect(await save(abfall, abfall.daten)).toEqual([]);
  expect(await termine(), 'said in full it is the same').toEqual(before);

  const synonyms = await open('synonyme', 'synonyme');
  const list = synonyms.daten as unknown as Data[];
  expect(list[0]).toEqual({ begriff: expect.any(String), andere: expect.any(Array) });
  expect(await save(synonyms, [...list, list[0]] as unknown as Data)).toEqual([
    { feld: `daten/${list.length}/begriff`, meldung: `„${String(list[0]?.begriff)}“ gibt es zweimal.` },
  ]);
  expect(
    await save(synonyms, [...list, { begriff: 'Wertstoffhof', andere: ['Heckenschnipsel'] }] as unknown as Data),
  ).toEqual([]);

  const entry = await open('brancheneintrag', '1');
  expect(await save(entry, { ...entry.daten, geo: { latitude: 8.5, longitude: 48.8 } })).toEqual([
    { feld: 'daten/geo/latitude', meldung: 'Erwartet wird eine Zahl wie „48,8123“ zwischen 47,2 und 55,1.' },
    { feld: 'daten/geo/longitude', meldung: 'Erwartet wird eine Zahl wie „8,5123“ zwischen 5,8 und 15,1.' },
  ]);
});

it('existing values are offered as choices: kinds of waste, offices, places of the council; times are days, hours and weekdays', async () => {
  const abfall = await open('abfall', 'abfall');
  const districts = structuredClone(abfall.daten.bezirke) as { abfuhren: Data[] }[];
  Object.assign(districts[1]?.abfuhren[0] ?? {}, { art: 'glas' });
  expect(await save(abfall, { ...abfall.daten, bezirke: districts })).toEqual([
    { feld: 'daten/bezirke/1/abfuhren/0/art', meldung: 'Die Abfallart „glas“ gibt es nicht.' },
  ]);

  const maengel = await open('maengel', 'maengel');
  const [first, ...kinds] = maengel.daten.arten as Data[];
  expect(await save(maengel, { ...maengel.daten, arten: [{ ...first, stelle: 'niemand' }, ...kinds] })).toEqual([
    { feld: 'daten/arten/0/stelle', meldung: 'Die Stelle „niemand“ steht nicht unter „stellen“.' },
  ]);

  const gremium = await open('rats-gremium', '1');
  const locations = gremium.inhalt?.verweise.ratsort ?? [];
  expect(locations.length).toBeGreaterThan(0);
  expect(locations.map(({ wert: value }) => value)).toContain(gremium.daten.ort ?? locations[0]?.wert);

  const { schluessel: key } = await api()
    .database.db.selectFrom('inhalt_eintraege')
    .select('schluessel')
    .where('art', '=', 'brancheneintrag')
    .where('suchtext', 'like', '%mo-fr 7:30-12:00%')
    .executeTakeFirstOrThrow();
  const entry = await open('brancheneintrag', key);
  const times = entry.daten.zeiten as Data[];
  expect(times).toContainEqual({ tagestyp: 'MONTAG', beginn: '07:30', ende: '12:00' });
  const saveTimes = (zeiten: Data[]) => save(entry, { ...entry.daten, zeiten });
  expect(await saveTimes([{ tagestyp: 'MONTAG', beginn: '07:60', ende: '10:00' }, ...times])).toEqual([
    { feld: 'daten/zeiten/0/beginn', meldung: 'Erwartet wird eine Uhrzeit wie „09:00“.' },
  ]);
  expect(await saveTimes([...times, { ...times[0], ende: '07:00' }])).toEqual([
    { feld: `daten/zeiten/${times.length}/ende`, meldung: 'Das Ende liegt nicht nach dem Beginn.' },
  ]);
  const listDays = async () =>
    (
      await api()
        .database.db.selectFrom('brancheneintraege')
        .select('oeffnungszeiten')
        .where('id', '=', Number(key))
        .executeTakeFirstOrThrow()
    ).oeffnungszeiten;
  const before = await listDays();
  expect(await save(entry, entry.daten)).toEqual([]);
  expect(await listDays(), 'said in full it is the same').toEqual(before);

  const amt = await open('organisationseinheit', '15');
  const [opening] = amt.daten.oeffnungszeiten as Data[];
  const deviatingTimes = [{ beginn: '24.12.', ende: '2026-12-24' }];
  expect(
    await save(amt, { ...amt.daten, oeffnungszeiten: [{ ...opening, abweichendeZeiten: deviatingTimes }] }),
  ).toEqual([{ feld: 'daten/oeffnungszeiten/0/abweichendeZeiten/0/beginn', meldung: 'Bitte geben Sie ein Datum an.' }]);
});
