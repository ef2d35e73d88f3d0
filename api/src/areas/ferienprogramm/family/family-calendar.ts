import { createHash } from 'node:crypto';
import { buildTokenHash } from '../../../core/platform/config/secret.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { buildCalendar, type CalendarEntry } from '../booking/build-calendar.ts';
import { createFamilyRepository } from '../booking/family-repository.ts';
import { createFerienprogrammRepository } from '../program/ferienprogramm-repository.ts';

/** Secret of the calendar for a private link: deterministic, and valid only for the calendar. */
const deriveToken = (token: string) => createHash('sha256').update(`ferienkalender ${token}`).digest('base64url');

/** Path of a family's calendar, created on first request; null unless the link is of a confirmed booking. */
export async function openCalendar(db: DataSource, token: string): Promise<string | null> {
  const families = createFamilyRepository(db);
  const family = await families.find(buildTokenHash(token));
  if (!family) return null;
  const own = deriveToken(token);
  await families.addKalender(buildTokenHash(own), family.buchung_id);
  return `/api/ferienprogramm/familie/kalender.ics?token=${own}`;
}

/** Current events of all children of a family, as a calendar to subscribe to. */
export async function writeFamilyCalendar(db: DataSource, token: string, siteUrl: string): Promise<string | null> {
  const families = createFamilyRepository(db);
  const email = await families.findByKalender(buildTokenHash(token));
  if (email === null) return null;
  const who = new Map<number, string[]>();
  for (const { vorname: firstName, teilnahmen: participations } of (await families.listBuchungen(email)).flatMap(
    ({ kinder: children }) => children,
  )) {
    for (const { veranstaltung_id, storniert: cancelled } of participations) {
      if (cancelled === null) who.set(veranstaltung_id, [...(who.get(veranstaltung_id) ?? []), firstName]);
    }
  }
  const events = await createFerienprogrammRepository(db).findAll([...who.keys()]);
  const entries = events.map(
    (veranstaltung): CalendarEntry => ({ veranstaltung, kinder: who.get(veranstaltung.id) ?? [] }),
  );
  return buildCalendar('familie', entries, siteUrl, 'Kinderferienprogramm');
}
