import { countFreePlaces, hasBegun, UNLIMITED } from '@gm/shared/areas/ferienprogramm/rules';
import { createSecret } from '../../../core/platform/config/secret.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createOutboxRepository } from '../../../core/services/mail/outbox-repository.ts';
import { renderMail } from '../../../core/services/mail/render-mail.ts';
import type { LockedVeranstaltung } from '../booking/check-registration.ts';
import { createHolidayBookingRepository } from '../booking/holiday-booking-repository.ts';
import { createHolidayWaitingListRepository } from '../booking/holiday-waiting-list-repository.ts';
import type { Season } from '../holiday-service.ts';
import { computeOffer } from '../payment/offer-costs.ts';
import { buildWaitingPath } from '../program/private-path.ts';
import { composeOffer } from './compose-waiting-list.ts';

const HOUR = 3_600_000;

/**
 * Offers places that became free without a cancellation, because events got more places. One transaction per event;
 * events that are full or have started by then are skipped.
 */
export async function assignNewPlaces(db: DataSource, season: Season, now: Date): Promise<void> {
  for (const id of await createHolidayWaitingListRepository(db).listServable()) {
    await db.transaction().execute(async (trx) => {
      const event = (await createHolidayBookingRepository(trx).lockVeranstaltungen([id])).get(id);
      if (event) await assignFreePlaces(trx, event, season, now);
    });
  }
}

/**
 * Offers the free places of a locked event to waiting families in order; an entry that needs more than are left is
 * skipped. Offered places are taken at once, so that they cannot be booked meanwhile.
 */
export async function assignFreePlaces(
  trx: DataSource,
  event: LockedVeranstaltung,
  { optionen: options, absender: sender }: Season,
  now: Date,
): Promise<void> {
  if (!event.aktiv || hasBegun(event, now)) return;
  const waitingList = createHolidayWaitingListRepository(trx);
  // Events without a limit have more places than fit a database integer.
  let free = Math.min(countFreePlaces(event), UNLIMITED);
  for (;;) {
    const next = free > 0 ? await waitingList.findNext(event.id, free) : null;
    if (!next) return;
    const { token, token_hash } = createSecret();
    const until = new Date(now.getTime() + options.angebot_stunden * HOUR);
    await createHolidayBookingRepository(trx).bookPlaetze(new Map([[event.id, next.anzahl]]));
    await waitingList.offer(next.id, token_hash, until);
    const family = { email: next.kontakt.email, kinder: next.kinder };
    const costs = await computeOffer(trx, event, family, options);
    const offer = {
      ...sender,
      optionen: options,
      event,
      eintrag: next,
      bis: until,
      kosten: costs,
      pfad: buildWaitingPath(token),
    };
    await createOutboxRepository(trx).store(renderMail(composeOffer(offer)));
    free -= next.anzahl;
  }
}
