import type { FerienprogrammOptions } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import type { Costs } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import { addDays, readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createAccountRepository, type FamilyBooking } from './account-repository.ts';
import { type AccountBooking, type BillLine, listClaims, type Sentences, sumBillLines } from './claim.ts';

export const pickSentences = ({
  gebuehr_kind,
  gebuehr_veranstaltung,
  gebuehr_spaeter,
  gebuehr_bei_storno,
}: FerienprogrammOptions): Sentences => ({ gebuehr_kind, gebuehr_veranstaltung, gebuehr_spaeter, gebuehr_bei_storno });

/** Uses the season's rules for bookings without an account. */
export const withSentences = (
  bookings: readonly FamilyBooking[],
  options: FerienprogrammOptions,
): (AccountBooking & FamilyBooking)[] =>
  bookings.map((booking) => ({ ...booking, saetze: booking.saetze ?? pickSentences(options) })) as (AccountBooking &
    FamilyBooking)[];

/** Due date of charges made now. */
export const computeDue = ({ zahlungsziel_tage }: FerienprogrammOptions, now: Date): string =>
  addDays(readBerlinTime(now).tag, zahlungsziel_tage);

/**
 * Updates the families' accounts to match their bookings; call it in the transaction of the change, after its locks.
 * Idempotent. Does nothing if the municipality has no bank account configured.
 */
export async function settle(
  trx: DataSource,
  emails: readonly string[],
  options: FerienprogrammOptions,
  now: Date,
): Promise<void> {
  if (!options.konto || emails.length === 0) return;
  const accounts = createAccountRepository(trx);
  await accounts.lock(emails);
  const all = await accounts.readFamilien(emails);
  const due = computeDue(options, now);
  for (const email of new Set(all.map((booking) => booking.email))) {
    const family = all.filter((booking) => booking.email === email);
    const claims = listClaims(withSentences(family, options));
    for (const { id, saetze: sentences } of family) {
      if (!sentences) await accounts.open(id, pickSentences(options), due);
      const more = await accounts.book(id, claims.get(id) ?? []);
      if (sentences && more > 0) await accounts.setDue(id, due);
    }
  }
}

/** Amount owed for a booking, line by line; an unconfirmed one is treated as if confirmed now. */
export async function readClaim(
  db: DataSource,
  { id, email }: { id: number; email: string },
  options: FerienprogrammOptions,
): Promise<{ posten: BillLine[]; kosten: Costs }> {
  const family = await createAccountRepository(db).readFamilien([email], id);
  const billLines = listClaims(withSentences(family, options)).get(id) ?? [];
  return { posten: billLines, kosten: sumBillLines(billLines) };
}
