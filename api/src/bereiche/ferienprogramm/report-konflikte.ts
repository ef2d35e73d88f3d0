import type { Datenquelle } from '../../kern/daten/database.ts';
import { createOutboxRepository } from '../../kern/mail/outbox-repository.ts';
import { renderMail } from '../../kern/mail/render-mail.ts';
import { createDrosselRepository } from '../../kern/server/drossel-repository.ts';
import type { Konflikt } from './check-anmeldung.ts';
import type { Saison } from './ferien-dienst.ts';
import { writeKonfliktmail } from './write-konfliktmail.ts';

const TAG = 24 * 60;
/** Whoever tries again and again fills no strange letter box. */
const MAILS_AM_TAG = 3;

/** Whether a firm booking was made with this mail address: then its owner asks. */
export const isVon = (email: string) => (konflikt: Pick<Konflikt, 'email'>) =>
  konflikt.email.toLowerCase() === email.toLowerCase();

/**
 * A child has two firm bookings of different families now. The families that were first are told by mail what is theirs, a few
 * times a day at most, and nobody else: names and birthdays of children are no secret.
 */
export async function reportKonflikte(
  db: Datenquelle,
  konflikte: readonly Konflikt[],
  { optionen, absender }: Saison,
): Promise<void> {
  const saetze = new Map<string, Set<string>>();
  for (const { email, meldung, referenz } of konflikte) {
    saetze.set(email, (saetze.get(email) ?? new Set()).add(`${meldung} (Buchung ${referenz})`));
  }
  // Counted in one order: two bookings that name the same families would wait for each other.
  for (const [email, eigene] of [...saetze].sort(([eine], [andere]) => (eine < andere ? -1 : 1))) {
    if ((await createDrosselRepository(db).count('ferien-konflikt', email, TAG)) > MAILS_AM_TAG) continue;
    const mail = writeKonfliktmail({ ...absender, optionen, email, saetze: [...eigene] });
    await createOutboxRepository(db).store(renderMail(mail));
  }
}
