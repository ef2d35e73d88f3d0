import { addTage, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Beitrag } from '@gm/shared/schemas/redaktion';
import { expect, it } from 'vitest';
import { API, openRedaktion } from '../../../../test/open-redaktion.ts';

const { api, kopf } = openRedaktion();

type Daten = Record<string, unknown>;

const open = async (art: string, id = '') => {
  const antwort = await api().app.inject({
    url: `${API}/inhalte/${art}?id=${encodeURIComponent(id)}`,
    headers: kopf(),
  });
  const beitrag = antwort.json<Beitrag>();
  return { ...beitrag, daten: JSON.parse(String(beitrag.werte.daten)) as Daten };
};
const save = async ({ referenz, version, werte }: Beitrag, daten: Daten) => {
  const payload = { was: 'freigeben', ...werte, referenz, version, daten: JSON.stringify(daten) };
  const antwort = await api().app.inject({ method: 'POST', url: `${API}/inhalt`, payload, headers: kopf() });
  return antwort.json<{ errors?: { feld: string; meldung: string }[] }>().errors ?? [];
};
const TAG = /^20\d\d-\d\d-\d\d$/;

it('a meeting has its day and its votes, and stays where it is when it is saved', async () => {
  const { db } = api().database;
  const { schluessel } = await db
    .selectFrom('inhalt_eintraege')
    .select('schluessel')
    .where('art', '=', 'rats-sitzung')
    .orderBy('platz')
    .executeTakeFirstOrThrow();
  const sitzung = await open('rats-sitzung', schluessel);
  const findBeginn = async () =>
    (
      await db
        .selectFrom('rats_sitzungen')
        .select('beginn')
        .where('id', '=', Number(sitzung.daten.id))
        .executeTakeFirstOrThrow()
    ).beginn;
  const vorher = await findBeginn();
  expect(vorher).not.toBeNull();
  expect(sitzung.daten.datum).toBe(vorher && readBerlinerZeit(vorher).tag);
  expect(Object.keys(sitzung.daten)).not.toContain('woche');
  expect(await save(sitzung, { ...sitzung.daten, datum: undefined })).toEqual([
    { feld: 'daten/datum', meldung: 'Bitte geben Sie ein Datum an.' },
  ]);
  const punkte = [{ name: 'Haushalt', ergebnis: 'angenommen', stimmen: { ja: 12, nein: 3, enthaltung: 1 } }];
  expect(await save(sitzung, { ...sitzung.daten, punkte })).toEqual([]);
  expect(await findBeginn()).toEqual(vorher);
});

it('a holiday event and the season have days of the calendar', async () => {
  const { tag } = readBerlinerZeit(new Date());
  const zeile = await api()
    .database.db.selectFrom('ferien_veranstaltungen')
    .select(['id', 'datum_von'])
    .where('id', '<=', 10_000)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const eintrag = await api()
    .database.db.selectFrom('inhalt_eintraege')
    .select('schluessel')
    .where('art', '=', 'ferienveranstaltung')
    .orderBy('datei')
    .execute();
  const alle = await Promise.all(eintrag.map(({ schluessel }) => open('ferienveranstaltung', schluessel)));
  const eine = alle.find(({ daten }) => daten.id === zeile.id);
  expect(eine?.daten).toMatchObject({ datum: zeile.datum_von.slice(0, 10) });
  expect(Object.keys(eine?.daten ?? {})).not.toContain('wochen');

  const saison = await open('ferienoptionen', 'ferienprogramm');
  expect(saison.daten.anmeldung_von).toMatch(TAG);
  expect(
    await save(saison, { ...saison.daten, anmeldung_bis: addTage(String(saison.daten.anmeldung_von), -1) }),
  ).toEqual([{ feld: 'daten/anmeldung_bis', meldung: 'Das Ende liegt vor dem Beginn.' }]);
  expect(await save(saison, { ...saison.daten, anmeldung_bis: addTage(tag, 20) })).toEqual([]);
});

it('waste, synonyms and places are lists of labelled fields that say what is wrong beside the field', async () => {
  const abfall = await open('abfall', 'abfall');
  const [bezirk] = abfall.daten.bezirke as { abfuhren: Daten[] }[];
  expect(bezirk?.abfuhren).toContainEqual({ art: 'bio', wochentag: 'MONTAG', alle: 1 });
  expect(bezirk?.abfuhren).toContainEqual({ art: 'gruenschnitt', wochentag: 'DONNERSTAG', monat: 3, woche: 3 });
  const termine = () => api().database.db.selectFrom('abfuhren').selectAll().orderBy('tag').orderBy('art').execute();
  const vorher = await termine();
  expect(await save(abfall, abfall.daten)).toEqual([]);
  expect(await termine(), 'said in full it is the same').toEqual(vorher);

  const synonyme = await open('synonyme', 'synonyme');
  const liste = synonyme.daten as unknown as Daten[];
  expect(liste[0]).toEqual({ begriff: expect.any(String), andere: expect.any(Array) });
  expect(await save(synonyme, [...liste, liste[0]] as unknown as Daten)).toEqual([
    { feld: `daten/${liste.length}/begriff`, meldung: `„${String(liste[0]?.begriff)}“ gibt es zweimal.` },
  ]);
  expect(
    await save(synonyme, [...liste, { begriff: 'Grünschnitt', andere: ['Heckenschnipsel'] }] as unknown as Daten),
  ).toEqual([]);

  const eintrag = await open('brancheneintrag', '1');
  expect(await save(eintrag, { ...eintrag.daten, geo: { latitude: 8.5, longitude: 48.8 } })).toEqual([
    { feld: 'daten/geo/latitude', meldung: 'Erwartet wird eine Zahl wie „48,8123“ zwischen 47,2 und 55,1.' },
    { feld: 'daten/geo/longitude', meldung: 'Erwartet wird eine Zahl wie „8,5123“ zwischen 5,8 und 15,1.' },
  ]);
});

it('what there is already is chosen: kinds of waste, offices, places of the council; times are days, hours and weekdays', async () => {
  const abfall = await open('abfall', 'abfall');
  const bezirke = structuredClone(abfall.daten.bezirke) as { abfuhren: Daten[] }[];
  Object.assign(bezirke[1]?.abfuhren[0] ?? {}, { art: 'glas' });
  expect(await save(abfall, { ...abfall.daten, bezirke })).toEqual([
    { feld: 'daten/bezirke/1/abfuhren/0/art', meldung: 'Die Abfallart „glas“ gibt es nicht.' },
  ]);

  const maengel = await open('maengel', 'maengel');
  const [erste, ...arten] = maengel.daten.arten as Daten[];
  expect(await save(maengel, { ...maengel.daten, arten: [{ ...erste, stelle: 'niemand' }, ...arten] })).toEqual([
    { feld: 'daten/arten/0/stelle', meldung: 'Die Stelle „niemand“ steht nicht unter „stellen“.' },
  ]);

  const gremium = await open('rats-gremium', '1');
  const orte = gremium.inhalt?.verweise.ratsort ?? [];
  expect(orte.length).toBeGreaterThan(0);
  expect(orte.map(({ wert }) => wert)).toContain(gremium.daten.ort ?? orte[0]?.wert);

  const { schluessel } = await api()
    .database.db.selectFrom('inhalt_eintraege')
    .select('schluessel')
    .where('art', '=', 'brancheneintrag')
    .where('suchtext', 'like', '%mo-fr 7:30-12:00%')
    .executeTakeFirstOrThrow();
  const eintrag = await open('brancheneintrag', schluessel);
  const zeiten = eintrag.daten.zeiten as Daten[];
  expect(zeiten).toContainEqual({ tagestyp: 'MONTAG', beginn: '07:30', ende: '12:00' });
  const falsche = [
    { tagestyp: 'MONTAG', beginn: '07:60', ende: '10:00' },
    { ...zeiten[0], ende: '07:00' },
  ];
  expect(await save(eintrag, { ...eintrag.daten, zeiten: falsche })).toEqual([
    { feld: 'daten/zeiten/0/beginn', meldung: 'Erwartet wird eine Uhrzeit wie „09:00“.' },
    { feld: 'daten/zeiten/1/ende', meldung: 'Das Ende liegt nicht nach dem Beginn.' },
  ]);
  const listTage = async () =>
    (
      await api()
        .database.db.selectFrom('brancheneintraege')
        .select('oeffnungszeiten')
        .where('id', '=', Number(schluessel))
        .executeTakeFirstOrThrow()
    ).oeffnungszeiten;
  const vorher = await listTage();
  expect(await save(eintrag, eintrag.daten)).toEqual([]);
  expect(await listTage(), 'said in full it is the same').toEqual(vorher);

  const amt = await open('organisationseinheit', '1');
  const [oeffnung] = amt.daten.oeffnungszeiten as Daten[];
  const abweichendeZeiten = [{ beginn: '24.12.', ende: '2026-12-24' }];
  expect(await save(amt, { ...amt.daten, oeffnungszeiten: [{ ...oeffnung, abweichendeZeiten }] })).toEqual([
    { feld: 'daten/oeffnungszeiten/0/abweichendeZeiten/0/beginn', meldung: 'Bitte geben Sie ein Datum an.' },
  ]);
});
