import type { Datenquelle } from '../../kern/daten/database.ts';
import { createOutboxRepository } from '../../kern/mail/outbox-repository.ts';
import { renderMail } from '../../kern/mail/render-mail.ts';
import { createDrosselRepository } from '../../kern/server/drossel-repository.ts';
import { findKonflikte, type Konflikt } from './check-anmeldung.ts';
import type { Saison } from './ferien-dienst.ts';
import { createFerienbestandRepository } from './ferienbestand-repository.ts';
import { createFerienbuchungRepository } from './ferienbuchung-repository.ts';
import { createFerienkonfliktRepository } from './ferienkonflikt-repository.ts';
import { writeKonfliktmail } from './write-konfliktmail.ts';

const TAG = 24 * 60;
/** Whoever tries again and again fills no strange letter box. */
const MAILS_AM_TAG = 3;

/**
 * A child has two firm bookings of different families now. The families that were first are told by mail what is theirs, a few
 * times a day at most, and nobody else: names and birthdays of children are no secret.
 */
async function reportKonflikte(
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

/**
 * Looks at the booking that has been firm longest without anybody having looked whether another family has its children, too. Apart
 * from the request that made it firm, which does and takes the same whether a child is known or not. Whether somebody was told; null
 * when there is no such booking.
 */
export async function examineNext(db: Datenquelle, readSaison: () => Promise<Saison>): Promise<boolean | null> {
  const id = await createFerienkonfliktRepository(db).findNext();
  if (id === null) return null;
  // Before the transaction: the embedded database has one connection.
  const saison = await readSaison();
  return db.transaction().execute(async (trx) => {
    const repository = createFerienkonfliktRepository(trx);
    const buchungen = createFerienbuchungRepository(trx);
    const bestand = createFerienbestandRepository(trx);
    // Of two bookings of one child the second one looked at finds the first.
    await buchungen.lockKinder(await repository.listSchluessel(id));
    const plaetze = await repository.take(id);
    const buchung = await bestand.read(id);
    if (!buchung || plaetze.length === 0) return false;
    const auswahl = buchung.kinder.map((kind) => ({
      kind,
      schluessel: kind.schluessel,
      ids: plaetze.flatMap(({ kind_id, veranstaltung_id }) => (kind_id === kind.id ? veranstaltung_id : [])),
    }));
    const { veranstaltungen } = await buchungen.readLage(plaetze.map(({ veranstaltung_id }) => veranstaltung_id));
    const feste = await bestand.findFremde(
      auswahl.map(({ schluessel }) => schluessel),
      buchung.email,
    );
    const konflikte = findKonflikte(auswahl, { veranstaltungen, feste });
    await reportKonflikte(trx, konflikte, saison);
    return konflikte.length > 0;
  });
}
