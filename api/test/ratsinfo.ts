import { sql } from 'kysely';
import { createCouncilStorage, type RatsinfoLines } from '../src/areas/ratsinfo/files/council-storage-repository.ts';
import { createSecret } from '../src/core/platform/config/secret.ts';
import type { DataSource } from '../src/core/platform/database/database.ts';
import { createAccountRepository, type NewAccount } from '../src/core/services/accounts/account-repository.ts';
import { createAccountSessionRepository } from '../src/core/services/accounts/sessions/account-session-repository.ts';

const basis = { koerperschaft_id: 1 };
const without = { ueber_id: null, ort_id: null, beginn: null, ende: null };
const gremium = (id: number, name: string, kind = 'Gremium') => ({
  ...basis,
  ...without,
  id,
  name,
  kurzname: null,
  art: kind,
  beschreibung: '<p>Berät.</p>',
  sortierung: id,
});
const person = (id: number, firstName: string, lastName: string) => ({
  ...basis,
  id,
  name: `${firstName} ${lastName}`,
  vorname: firstName,
  nachname: lastName,
  anrede: null,
  titel: [],
  geschlecht: null,
  email: null,
  telefon: null,
  status: [],
  ortsteil: null,
  taetigkeitsbereiche: [],
});
const member = (id: number, person_id: number, gremium_id: number, end: string | null = null) => ({
  ...basis,
  id,
  person_id,
  gremium_id,
  funktion: null,
  stimmrecht: true,
  beginn: '2020-01-01',
  ende: end,
});
const point = (id: number, sitzung_id: number, name: string, isPublic: boolean) => ({
  ...basis,
  id,
  sitzung_id,
  nummer: `${isPublic ? 'Ö' : 'N'} ${id}`,
  position: id,
  name,
  oeffentlich: isPublic,
  ergebnis: 'beschlossen',
  beschluss: 'Es wird gebaut.',
  abstimmung: { ja: 9, nein: 1, enthaltung: 0 },
});
const paper = (id: number, name: string, isPublic: boolean) => ({
  ...basis,
  id,
  name,
  oeffentlich: isPublic,
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
const beratung = (id: number, vorlage_id: number, sitzung_id: number, isPublic: boolean) => ({
  ...basis,
  id,
  vorlage_id,
  sitzung_id,
  punkt_id: id,
  gremien: [sitzung_id],
  federfuehrend: true,
  rolle: 'Entscheidung',
  oeffentlich: isPublic,
});
const file = (id: number, vorlage_id: number, name: string, isPublic: boolean) => ({
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
  oeffentlich: isPublic,
  text: name,
  quelle: `<p>${name}</p>`,
  inhalt: null,
  adresse: null,
});

/** Two bodies; the council met once: paper 1 in public, paper 2 not. Ada is a member, Bea of the other body. */
export const RATSINFO: RatsinfoLines = {
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
  rats_mitgliedschaften: [member(1, 1, 1), member(2, 2, 2), member(3, 1, 9), member(4, 3, 1, '2021-12-31')],
  rats_sitzungen: [
    { id: 1, beginn: '2026-03-04T18:00:00Z', name: '1. Sitzung: Rat', gremien: [1] },
    { id: 2, beginn: '2099-03-04T18:00:00Z', name: '1. Sitzung: Ausschuss', gremien: [2] },
  ].map((meeting) => ({
    ...basis,
    status: null,
    abgesagt: false,
    ende: null,
    ort_id: 1,
    teilnehmer: [],
    ...meeting,
  })),
  rats_tagesordnungspunkte: [
    point(1, 1, 'Spielplatz', true),
    point(2, 1, 'Grundstück Geheim', false),
    point(3, 2, 'Bäume', true),
  ],
  rats_vorlagen: [paper(1, 'Spielplatz', true), paper(2, 'Grundstück Geheim', false), paper(3, 'Bäume', true)],
  rats_beratungen: [beratung(1, 1, 1, true), beratung(2, 2, 1, false), beratung(3, 3, 2, true)],
  rats_dateien: [file(1, 1, 'Plan', true), file(2, 2, 'Kaufvertrag', false)],
};

export async function fillRatsinfo(db: DataSource): Promise<void> {
  await db.transaction().execute((trx) => createCouncilStorage(trx).replace(RATSINFO));
}

/** Logs an account in and returns its token. Expired: it was last active years ago. */
export async function logInAccount(
  db: DataSource,
  account: Pick<NewAccount, 'art' | 'person_id' | 'pw_geaendert'> & { vorname: string },
  { abgelaufen: expired = false } = {},
): Promise<string> {
  const id = await createAccountRepository(db).create({
    nachname: 'Muster',
    email: `${account.vorname}@dorf.example`,
    pw_geaendert: true,
    ...account,
  });
  if (id === null) throw new Error('There is such an account already');
  const { token, token_hash } = createSecret();
  await createAccountSessionRepository(db).begin({ id, letzte_anmeldung: null }, token_hash);
  if (expired) {
    await sql`update kontositzungen set aktiv = '2020-01-01', erstellt = '2020-01-01'
      where token_hash = ${token_hash}`.execute(db);
  }
  return token;
}
