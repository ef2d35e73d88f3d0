import type { FerienprogrammOptions } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import type {
  BookingReceipt,
  BookingRejection,
} from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import type { Confirmed } from '@gm/shared/areas/ferienprogramm/registration/open-booking';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  createFerienprogrammRepository,
  FERIENPROGRAMM,
  type HolidayVeranstaltungLine,
} from '../src/areas/ferienprogramm/program/ferienprogramm-repository.ts';
import { createContentRepository } from '../src/core/entries/content-repository.ts';
import type { Config } from '../src/core/platform/config/config.ts';
import type { DataSource } from '../src/core/platform/database/database.ts';
import { contact, options, PROGRAM } from './holiday.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** For tests in which one family acts as many. */
export const WITHOUT_LIMITS = {
  HOLIDAY_CHILDREN_PER_MAIL: 1_000_000,
  HOLIDAY_PLACES_PER_MAIL: 1_000_000,
  HOLIDAY_PLACES_PER_NETWORK: 1_000_000,
  HOLIDAY_REGISTRATIONS_PER_CHILD: 1_000_000,
};

/** Replaces the holiday programme with these events. */
export async function setProgram(
  db: DataSource,
  veranstaltungen: HolidayVeranstaltungLine[],
  settings: Partial<FerienprogrammOptions> = {},
): Promise<void> {
  for (const table of [
    'ferien_verlosung',
    'ferien_wunschzettel',
    'ferien_warteliste',
    'ferien_buchungen',
    'outbox',
    'idempotenz',
    'drosseln',
    'ferien_veranstaltungen',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  const content = createContentRepository(db);
  await content.setKonfiguration(FERIENPROGRAMM, { ...options, ...settings });
  await createFerienprogrammRepository(db).replace(veranstaltungen);
}

/** Sends a registration as a browser does. */
export async function sendRegistration({ app }: TestApp, payload: object, headers: Record<string, string> = {}) {
  const answer = await app.inject({ method: 'POST', url: '/api/ferienprogramm/anmeldung', payload, headers });
  return { status: answer.statusCode, body: answer.json() as BookingReceipt & BookingRejection };
}

/** Address of the only button of a mail. */
export const readToken = (text: string | null | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

/** The token in the newest mail that asks this address for a confirmation. */
export async function readRequest(
  { database }: Pick<TestApp, 'database'>,
  an = contact.email,
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

/** Presses the button of the page that a mail links to. */
export async function confirm({ app }: Pick<TestApp, 'app'>, token: string) {
  const url = '/api/ferienprogramm/offen/bestaetigen';
  const answer = await app.inject({ method: 'POST', url, payload: { token } });
  return { status: answer.statusCode, body: answer.json() as Confirmed & { detail: string } };
}

/** Confirms the addresses of all entries of waiting lists, as the links of their mails do. */
export async function confirmWaiting({ app, database }: Pick<TestApp, 'app' | 'database'>): Promise<void> {
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

/** The api for a test file that books; before each test the programme exists without bookings. */
export function openProgram(settings: Partial<Config> = {}) {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp({ ...WITHOUT_LIMITS, FORM_LIMIT: 1_000_000, ...settings });
  });
  afterAll(() => api.close());
  const db = () => api.database.db;
  beforeEach(() => setProgram(db(), PROGRAM));
  return {
    db,
    api: () => api,
    send: (payload: object, headers?: Record<string, string>) => sendRegistration(api, payload, headers),
  };
}
