import { createHash } from 'node:crypto';
import { buildTokenHash } from '../../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { buildKalender, type Kalendereintrag } from '../build-kalender.ts';
import { createFerienprogrammRepository } from '../ferienprogramm-repository.ts';
import { createFamilieRepository } from './familie-repository.ts';

/** Secret of the calendar that belongs to a private link: the same every time, and of no use for anything else. */
const deriveToken = (token: string) => createHash('sha256').update(`ferienkalender ${token}`).digest('base64url');

/** Path of a family's calendar, made when somebody asks for it; null where the link is none of a firm booking. */
export async function openKalender(db: Datenquelle, token: string): Promise<string | null> {
  const familien = createFamilieRepository(db);
  const familie = await familien.find(buildTokenHash(token));
  if (!familie) return null;
  const eigen = deriveToken(token);
  await familien.addKalender(buildTokenHash(eigen), familie.buchung_id);
  return `/api/ferienprogramm/familie/kalender.ics?token=${eigen}`;
}

/** Everything that all children of a family take part in, as it is now: who subscribes to it follows changes. */
export async function writeFamilienkalender(db: Datenquelle, token: string, siteUrl: string): Promise<string | null> {
  const familien = createFamilieRepository(db);
  const email = await familien.findByKalender(buildTokenHash(token));
  if (email === null) return null;
  const wer = new Map<number, string[]>();
  for (const { vorname, teilnahmen } of (await familien.listBuchungen(email)).flatMap(({ kinder }) => kinder)) {
    for (const { veranstaltung_id, storniert } of teilnahmen) {
      if (storniert === null) wer.set(veranstaltung_id, [...(wer.get(veranstaltung_id) ?? []), vorname]);
    }
  }
  const events = await createFerienprogrammRepository(db).findAll([...wer.keys()]);
  const eintraege = events.map(
    (veranstaltung): Kalendereintrag => ({ veranstaltung, kinder: wer.get(veranstaltung.id) ?? [] }),
  );
  return buildKalender('familie', eintraege, siteUrl, 'Kinderferienprogramm');
}
