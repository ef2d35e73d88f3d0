import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import type { Buchungsablehnung, Buchungseingang } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import type { Bestaetigt } from '@gm/shared/bereiche/ferienprogramm/offene-buchung';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  createFerienprogrammRepository,
  FERIENPROGRAMM,
  type FerienVeranstaltungZeile,
} from '../src/bereiche/ferienprogramm/ferienprogramm-repository.ts';
import type { Config } from '../src/kern/betrieb/config.ts';
import type { Datenquelle } from '../src/kern/daten/database.ts';
import { createInhaltRepository } from '../src/kern/inhalt/inhalt-repository.ts';
import { kontakt, optionen, PROGRAMM } from './ferien.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** For tests in which one family stands for many. */
export const OHNE_GRENZEN = {
  FERIEN_KINDER_JE_MAIL: 1_000_000,
  FERIEN_PLAETZE_JE_MAIL: 1_000_000,
  FERIEN_PLAETZE_JE_NETZ: 1_000_000,
  FERIEN_ANMELDUNGEN_JE_KIND: 1_000_000,
};

/** Empties the holiday programme and fills it with these events. */
export async function setProgramm(
  db: Datenquelle,
  veranstaltungen: FerienVeranstaltungZeile[],
  einstellungen: Partial<FerienprogrammOptionen> = {},
): Promise<void> {
  for (const tabelle of [
    'ferien_verlosung',
    'ferien_wunschzettel',
    'ferien_warteliste',
    'ferien_buchungen',
    'outbox',
    'idempotenz',
    'drosseln',
    'ferien_veranstaltungen',
  ] as const) {
    await db.deleteFrom(tabelle).execute();
  }
  const inhalt = createInhaltRepository(db);
  await inhalt.setKonfiguration(FERIENPROGRAMM, { ...optionen, ...einstellungen });
  await createFerienprogrammRepository(db).replace(veranstaltungen);
}

/** Sends a registration as a browser does. */
export async function sendAnmeldung({ app }: TestApp, payload: object, headers: Record<string, string> = {}) {
  const antwort = await app.inject({ method: 'POST', url: '/api/ferienprogramm/anmeldung', payload, headers });
  return { status: antwort.statusCode, body: antwort.json() as Buchungseingang & Buchungsablehnung };
}

/** What stands behind the only button of a mail. */
export const readToken = (text: string | null | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

/** The secret in the newest mail that asks this address for a confirmation. */
export async function readBitte(
  { database }: Pick<TestApp, 'database'>,
  an = kontakt.email,
  was = 'Ihre Buchung',
): Promise<string> {
  const bitten = await database.db
    .selectFrom('outbox')
    .select('text')
    .where('an', '=', an)
    .where('betreff', 'like', `%bestätigen Sie ${was}%`)
    .orderBy('id', 'desc')
    .execute();
  return readToken(bitten[0]?.text);
}

/** Presses the button behind a mail's link. */
export async function confirm({ app }: Pick<TestApp, 'app'>, token: string) {
  const url = '/api/ferienprogramm/offen/bestaetigen';
  const antwort = await app.inject({ method: 'POST', url, payload: { token } });
  return { status: antwort.statusCode, body: antwort.json() as Bestaetigt & { detail: string } };
}

/** Proves the addresses of all who want to wait, as the links of their mails do. */
export async function confirmWartende({ app, database }: Pick<TestApp, 'app' | 'database'>): Promise<void> {
  const bitten = await database.db
    .selectFrom('outbox')
    .select('text')
    .where('betreff', 'like', 'Bitte bestätigen Sie Ihren Platz%')
    .execute();
  for (const { text } of bitten) {
    const url = '/api/ferienprogramm/warteplatz/bestaetigen';
    await app.inject({ method: 'POST', url, payload: { token: readToken(text) } });
  }
}

/** The api for the tests of a file that book in one name: before each there is the programme, and nobody in it. */
export function openProgramm(settings: Partial<Config> = {}) {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp({ ...OHNE_GRENZEN, FORMULAR_LIMIT: 1_000_000, ...settings });
  });
  afterAll(() => api.close());
  const db = () => api.database.db;
  beforeEach(() => setProgramm(db(), PROGRAMM));
  return {
    db,
    api: () => api,
    send: (payload: object, headers?: Record<string, string>) => sendAnmeldung(api, payload, headers),
  };
}
