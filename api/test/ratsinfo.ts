import { sql } from 'kysely';
import { createRatsAblage, type RatsinfoZeilen } from '../src/bereiche/ratsinfo/rats-ablage-repository.ts';
import { createSecret } from '../src/kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../src/kern/daten/database.ts';
import { createKontenRepository, type NeuesKonto } from '../src/kern/konten/konten-repository.ts';
import { createKontositzungRepository } from '../src/kern/konten/kontositzung-repository.ts';

const basis = { koerperschaft_id: 1 };
const ohne = { ueber_id: null, ort_id: null, beginn: null, ende: null };
const gremium = (id: number, name: string, art = 'Gremium') => ({
  ...basis,
  ...ohne,
  id,
  name,
  kurzname: null,
  art,
  beschreibung: '<p>Berät.</p>',
  sortierung: id,
});
const person = (id: number, vorname: string, nachname: string) => ({
  ...basis,
  id,
  name: `${vorname} ${nachname}`,
  vorname,
  nachname,
  anrede: null,
  titel: [],
  geschlecht: null,
  email: null,
  telefon: null,
  status: [],
  ortsteil: null,
  taetigkeitsbereiche: [],
});
const mitglied = (id: number, person_id: number, gremium_id: number, ende: string | null = null) => ({
  ...basis,
  id,
  person_id,
  gremium_id,
  funktion: null,
  stimmrecht: true,
  beginn: '2020-01-01',
  ende,
});
const punkt = (id: number, sitzung_id: number, name: string, oeffentlich: boolean) => ({
  ...basis,
  id,
  sitzung_id,
  nummer: `${oeffentlich ? 'Ö' : 'N'} ${id}`,
  position: id,
  name,
  oeffentlich,
  ergebnis: 'beschlossen',
  beschluss: 'Es wird gebaut.',
  abstimmung: { ja: 9, nein: 1, enthaltung: 0 },
});
const vorlage = (id: number, name: string, oeffentlich: boolean) => ({
  ...basis,
  id,
  name,
  oeffentlich,
  aktenzeichen: `2026/00${id}`,
  art: id === 3 ? 'Antrag' : 'Beschlussvorlage',
  datum: `2026-0${id}-01`,
  federfuehrende: [],
  urheber_gremien: [],
  urheber_personen: id === 3 ? [1] : [],
  verwandte: [],
  orte: [],
  stichworte: [],
});
const beratung = (id: number, vorlage_id: number, sitzung_id: number, oeffentlich: boolean) => ({
  ...basis,
  id,
  vorlage_id,
  sitzung_id,
  punkt_id: id,
  gremien: [sitzung_id],
  federfuehrend: true,
  rolle: 'Entscheidung',
  oeffentlich,
});
const datei = (id: number, vorlage_id: number, name: string, oeffentlich: boolean) => ({
  ...basis,
  id,
  sitzung_id: null,
  punkt_id: null,
  vorlage_id,
  rolle: 'mainFile' as const,
  name,
  dateiname: `${name}.pdf`,
  mime: 'application/pdf',
  datum: '2026-01-01',
  oeffentlich,
  text: name,
  quelle: `<p>${name}</p>`,
  inhalt: null,
  adresse: null,
});

/** Two bodies; the council met once, in public on paper 1 and not in public on paper 2. Ada sits in it, Bea in the other. */
export const RATSINFO: RatsinfoZeilen = {
  rats_koerperschaften: [
    { id: 1, name: 'Dorf', kurzname: null, ags: null, webseite: null, kontakt_name: null, kontakt_email: null },
  ],
  rats_wahlperioden: [],
  rats_orte: [
    {
      ...basis,
      id: 1,
      beschreibung: 'Rathaus, Saal',
      raum: null,
      strasse: 'Am Platz 1',
      plz: '12345',
      ort: 'Dorf',
      ortsteil: null,
      geojson: null,
    },
  ],
  rats_gremien: [gremium(1, 'Rat'), gremium(2, 'Ausschuss'), gremium(9, 'Die Liste', 'Fraktion')],
  rats_personen: [person(1, 'Ada', 'Adler'), person(2, 'Bea', 'Bär'), person(3, 'Cem', 'Cebe')],
  rats_mitgliedschaften: [mitglied(1, 1, 1), mitglied(2, 2, 2), mitglied(3, 1, 9), mitglied(4, 3, 1, '2021-12-31')],
  rats_sitzungen: [
    { id: 1, beginn: '2026-03-04T18:00:00Z', name: '1. Sitzung: Rat', gremien: [1] },
    { id: 2, beginn: '2099-03-04T18:00:00Z', name: '1. Sitzung: Ausschuss', gremien: [2] },
  ].map((sitzung) => ({
    ...basis,
    status: null,
    abgesagt: false,
    ende: null,
    ort_id: 1,
    teilnehmer: [],
    ...sitzung,
  })),
  rats_tagesordnungspunkte: [
    punkt(1, 1, 'Spielplatz', true),
    punkt(2, 1, 'Grundstück Geheim', false),
    punkt(3, 2, 'Bäume', true),
  ],
  rats_vorlagen: [vorlage(1, 'Spielplatz', true), vorlage(2, 'Grundstück Geheim', false), vorlage(3, 'Bäume', true)],
  rats_beratungen: [beratung(1, 1, 1, true), beratung(2, 2, 1, false), beratung(3, 3, 2, true)],
  rats_dateien: [datei(1, 1, 'Plan', true), datei(2, 2, 'Kaufvertrag', false)],
};

export async function fillRatsinfo(db: Datenquelle): Promise<void> {
  await db.transaction().execute((trx) => createRatsAblage(trx).replace(RATSINFO));
}

/** An account that is logged in; gives its token. Expired: it was last seen years ago. */
export async function logInKonto(
  db: Datenquelle,
  konto: Pick<NeuesKonto, 'art' | 'person_id' | 'pw_geaendert'> & { vorname: string },
  { abgelaufen = false } = {},
): Promise<string> {
  const id = await createKontenRepository(db).create({
    nachname: 'Muster',
    email: `${konto.vorname}@dorf.example`,
    pw_geaendert: true,
    ...konto,
  });
  if (id === null) throw new Error('There is such an account already');
  const { token, token_hash } = createSecret();
  await createKontositzungRepository(db).begin({ id, letzte_anmeldung: null }, token_hash);
  if (abgelaufen) {
    await sql`update kontositzungen set aktiv = '2020-01-01', erstellt = '2020-01-01'
      where token_hash = ${token_hash}`.execute(db);
  }
  return token;
}
