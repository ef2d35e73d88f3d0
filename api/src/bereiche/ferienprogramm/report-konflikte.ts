import type { Datenquelle } from '../../kern/daten/database.ts';
import { createOutboxRepository } from '../../kern/mail/outbox-repository.ts';
import { renderMail } from '../../kern/mail/render-mail.ts';
import { createDrosselRepository } from '../../kern/server/drossel-repository.ts';
import type { Konflikt } from './check-anmeldung.ts';
import type { Saison } from './ferien-dienst.ts';
import { createFerienbuchungRepository } from './ferienbuchung-repository.ts';
import { writeKonfliktmail } from './write-konfliktmail.ts';

const TAG = 24 * 60;
/** Whoever tries again and again fills no strange letter box. */
const MAILS_AM_TAG = 3;

/** What somebody already has who is asked for once more. */
export interface Bekannter {
  email: string;
  /** One German sentence each. */
  saetze: string[];
}

/** Tells each of them by mail, and nobody else, that somebody asked for their child; a few times a day at most. */
export async function informBekannte(
  db: Datenquelle,
  bekannte: readonly Bekannter[],
  { optionen, absender }: Saison,
): Promise<void> {
  for (const { email, saetze } of bekannte) {
    if ((await createDrosselRepository(db).count('ferien-konflikt', email, TAG)) > MAILS_AM_TAG) continue;
    await createOutboxRepository(db).store(renderMail(writeKonfliktmail({ ...absender, optionen, email, saetze })));
  }
}

/** Who booked what stands in the way, with the sentences that concern each of them. */
export async function findBekannte(db: Datenquelle, konflikte: readonly Konflikt[]): Promise<Bekannter[]> {
  const bucher = await createFerienbuchungRepository(db).findBucher(konflikte.map(({ schluessel }) => schluessel));
  const saetze = new Map<string, Set<string>>();
  for (const { schluessel, belegt, meldung } of konflikte) {
    const wer = bucher.find((andere) => andere.schluessel === schluessel && andere.veranstaltung_id === belegt);
    if (!wer) continue;
    const satz = `${meldung} (Buchung ${wer.referenz})`;
    saetze.set(wer.email, (saetze.get(wer.email) ?? new Set()).add(satz));
  }
  return [...saetze].map(([email, eigene]) => ({ email, saetze: [...eigene] }));
}

/**
 * Somebody wanted to book children who take part in something at that time already. The reply must not tell, for names and
 * birthdays of children are no secret: the families that booked them are told by mail, and the try counts.
 */
export async function reportKonflikte(db: Datenquelle, konflikte: readonly Konflikt[], saison: Saison): Promise<void> {
  const drosseln = createDrosselRepository(db);
  for (const name of new Set(konflikte.map(({ schluessel }) => schluessel))) {
    await drosseln.count('ferien-kind', name, TAG);
  }
  await informBekannte(db, await findBekannte(db, konflikte), saison);
}
