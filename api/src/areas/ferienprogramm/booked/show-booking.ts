import { CONTACT_NAMES, pickFields } from '@gm/shared/areas/ferienprogramm/child-fields';
import type { FerienprogrammOptions, Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { writeCosts } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import type { Booking } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import { getCancellationClosing } from '@gm/shared/areas/ferienprogramm/rules';
import { toEuro } from '@gm/shared/format/amount';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { buildTokenHash } from '../../../core/platform/config/secret.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createHolidayInventoryRepository } from '../booking/holiday-inventory-repository.ts';
import { createPaymentRepository } from '../payment/payment-repository.ts';
import { readClaim } from '../payment/settle.ts';
import { createFerienprogrammRepository } from '../program/ferienprogramm-repository.ts';
import { buildBillPath } from '../program/private-path.ts';

/** Whether a place of this event can be cancelled at this time. */
export function isCancellable(event: Ferienveranstaltung, options: FerienprogrammOptions, now: Date): boolean {
  return readBerlinTime(now).tag <= getCancellationClosing(event, options);
}

/** Data of the private page of a booking; null for an unknown secret. */
export async function showBooking(
  db: DataSource,
  token: string,
  options: FerienprogrammOptions,
  now: Date,
): Promise<Booking | null> {
  const booking = await createHolidayInventoryRepository(db).find(buildTokenHash(token));
  if (!booking) return null;
  const ids = booking.kinder.flatMap(({ teilnahmen: participations }) =>
    participations.map(({ veranstaltung_id }) => veranstaltung_id),
  );
  const events = new Map((await createFerienprogrammRepository(db).findAll(ids)).map((event) => [event.id, event]));
  const account = options.konto && (await createPaymentRepository(db).findKontoOf(booking.id));
  const { referenz: reference, erstellt: created, kinder: children } = booking;
  return {
    referenz: reference,
    erstellt: created.toISOString(),
    kontakt: pickFields(booking, CONTACT_NAMES),
    kinder: children.map(({ teilnahmen: participations, ...child }) => ({
      ...child,
      veranstaltungen: participations.flatMap(({ veranstaltung_id, preis: price, storniert: cancelled }) => {
        const veranstaltung = events.get(veranstaltung_id);
        if (!veranstaltung) return [];
        return {
          veranstaltung,
          preis: toEuro(price),
          status: cancelled === null ? ('gebucht' as const) : ('storniert' as const),
          stornierbar: cancelled === null && isCancellable(veranstaltung, options, now),
          storno_bis: getCancellationClosing(veranstaltung, options),
        };
      }),
    })),
    rechnung: account && { href: buildBillPath(token), offen: toEuro(account.offen), faellig: account.faellig },
    kosten: writeCosts((await readClaim(db, booking, options)).kosten),
  };
}
