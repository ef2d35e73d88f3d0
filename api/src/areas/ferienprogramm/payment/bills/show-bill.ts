import type { Bill } from '@gm/shared/areas/ferienprogramm/payment/bill';
import { PAYMENT_KINDS } from '@gm/shared/areas/ferienprogramm/payment/books';
import { toEuro } from '@gm/shared/format/amount';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { buildTokenHash } from '../../../../core/platform/config/secret.ts';
import type { DataSource } from '../../../../core/platform/database/database.ts';
import { buildQr } from '../../../../core/services/accounts/second-factor/build-qr.ts';
import { createFamilyRepository } from '../../booking/family-repository.ts';
import { createHolidayInventoryRepository } from '../../booking/holiday-inventory-repository.ts';
import type { Season } from '../../holiday-service.ts';
import { buildStatusPath } from '../../program/private-path.ts';
import { createPaymentRepository } from '../payment-repository.ts';
import { readClaim } from '../settle.ts';
import { buildGirocode } from './girocode.ts';

async function findOther(db: DataSource, email: string, id: number) {
  const bookings = await createFamilyRepository(db).listBuchungen(email.toLowerCase());
  return bookings.find((one) => one.id === id) ?? null;
}

/** Current bill of a confirmed booking; null for an unknown secret, or if the municipality issues no bills. */
export async function showBill(
  db: DataSource,
  token: string,
  { optionen: options }: Pick<Season, 'optionen'>,
  card: boolean,
  /** Another booking of the same family. */
  other?: number,
): Promise<Bill | null> {
  const { konto: account } = options;
  const own = account && (await createHolidayInventoryRepository(db).find(buildTokenHash(token)));
  const foreign = other !== undefined && other !== own?.id;
  const booking = own && (foreign ? await findOther(db, own.email, other) : own);
  const payments = createPaymentRepository(db);
  const state = booking && (await payments.findKontoOf(booking.id));
  if (!booking || !state) return null;
  const {
    referenz: reference,
    vorname: firstName,
    name,
    strasse: street,
    plz: postcode,
    ort: location,
    bestaetigt: confirmed,
  } = booking;
  const { posten: billLines, kosten: costs } = await readClaim(db, booking, options);
  const code = buildGirocode(account, state.offen, reference);
  return {
    referenz: reference,
    erstellt: readBerlinTime(confirmed ?? booking.erstellt).tag,
    faellig: state.faellig,
    empfaenger: { name: `${firstName} ${name}`, strasse: street, ort: `${postcode} ${location}` },
    posten: billLines.map(({ was, betrag: amount }) => ({ was, betrag: toEuro(amount) })),
    summe: toEuro(costs.gesamt),
    zahlungen: (await payments.listZahlungen(booking.id)).map(({ tag: day, art: kind, betrag: amount }) => ({
      tag: day,
      was: PAYMENT_KINDS[kind],
      betrag: toEuro(amount),
    })),
    offen: toEuro(state.offen),
    konto: account,
    zweck: reference,
    girocode: code === null ? null : buildQr(code),
    karte: card && !foreign && state.offen > 0,
    buchung: buildStatusPath(token),
  };
}
