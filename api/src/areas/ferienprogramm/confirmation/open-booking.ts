import { writeCosts } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import type { OpenBookingPage } from '@gm/shared/areas/ferienprogramm/registration/open-booking';
import { buildTokenHash, createSecret } from '../../../core/platform/config/secret.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createThrottleRepository } from '../../../core/platform/http/throttle-repository.ts';
import { createOutboxRepository } from '../../../core/services/mail/outbox-repository.ts';
import { renderMail } from '../../../core/services/mail/render-mail.ts';
import { type Bounds, buildLimits } from '../booking/build-limits.ts';
import { composeConfirmationRequest } from '../booking/compose-open.ts';
import { createHolidayBookingRepository } from '../booking/holiday-booking-repository.ts';
import { createHolidayInventoryRepository } from '../booking/holiday-inventory-repository.ts';
import { createHolidayOpenRepository } from '../booking/holiday-open-repository.ts';
import type { Season } from '../holiday-service.ts';
import { readClaim } from '../payment/settle.ts';
import { buildOpenPath, buildStatusPath } from '../program/private-path.ts';

const DAY = 24 * 60;
/** Limits for sending a booking's mail again, and for changing its address. */
const DELIVERIES = 5;
const ADDRESSES = 2;
/** Confirmation mails per day to one mailbox, across bookings, so that strangers cannot flood it. */
const MAILS_ON_DAY = 10;

/** Data of the page of an unconfirmed booking; null for an unknown secret. */
export async function showOpen(
  db: DataSource,
  token: string,
  { optionen: options }: Pick<Season, 'optionen'>,
  now: Date,
): Promise<OpenBookingPage | null> {
  const booking = await createHolidayOpenRepository(db).find(buildTokenHash(token));
  if (!booking) return null;
  const {
    referenz: reference,
    kinder: children,
    plaetze: places,
    bestaetigt: confirmed,
    bestaetigen_bis,
    verfallen,
    vom_postfach,
    email,
  } = booking;
  const past = verfallen !== null || (bestaetigen_bis !== null && bestaetigen_bis <= now);
  const state = confirmed ? 'bestaetigt' : past ? 'verfallen' : 'offen';
  return {
    stand: state,
    referenz: reference,
    kinder: children,
    plaetze: places,
    bestaetigen_bis: state === 'offen' ? (bestaetigen_bis?.toISOString() ?? null) : null,
    vom_postfach,
    // Only the browser that booked has to see the address, to notice a typo.
    email: vom_postfach ? null : email,
    kosten: vom_postfach && state === 'offen' ? writeCosts((await readClaim(db, booking, options)).kosten) : null,
    status_link: vom_postfach && confirmed ? buildStatusPath(token) : null,
  };
}

export type SendingResult = { art: 'gesendet' } | { art: 'unbekannt' | 'vorbei' | 'begrenzt' | 'umgezogen' };

/**
 * Sends the mail again, possibly to a corrected address, which invalidates the earlier links. Does not prolong the
 * deadline. Restricted to the browser that booked.
 */
export async function resend(
  db: DataSource,
  { token, email }: { token: string; email: string },
  { optionen: options, absender: sender }: Season,
  bounds: Bounds,
): Promise<SendingResult> {
  const found = await createHolidayOpenRepository(db).find(buildTokenHash(token));
  if (!found || found.vom_postfach) return { art: 'unbekannt' };
  const { id, referenz: reference, kinder: children, plaetze: places } = found;
  const move = email.toLowerCase() !== found.email.toLowerCase();
  const throttles = createThrottleRepository(db);
  const isTooOften =
    (await throttles.count('ferien-erneut', String(id), DAY)) > DELIVERIES ||
    (await throttles.count('ferien-bestaetigung', email, DAY)) > MAILS_ON_DAY ||
    (move && (await throttles.count('ferien-umzug', String(id), DAY)) > ADDRESSES);
  if (isTooOften) return { art: 'begrenzt' };

  return db.transaction().execute(async (trx): Promise<SendingResult> => {
    const open = createHolidayOpenRepository(trx);
    const bookings = createHolidayBookingRepository(trx);
    const names =
      (await createHolidayInventoryRepository(trx).read(id))?.kinder.map(({ schluessel: key }) => key) ?? [];
    const limits = buildLimits(bounds, email, names, places);
    await bookings.lockKinder(move ? limits.sperren : []);
    const state = await open.lock(id);
    const current = state?.bestaetigen_bis;
    if (!current || state.bestaetigt || state.verfallen || state.abgelaufen) return { art: 'vorbei' };
    // Changed in another window meanwhile: this request may be for the mistyped address.
    if (state.email !== found.email) return { art: 'umgezogen' };
    if (move && !(await bookings.limit(names, limits))) return { art: 'begrenzt' };
    const { token: fresh, token_hash } = createSecret();
    if (move) await open.move(id, { email, token_hash });
    else await open.addLink(id, token_hash);
    const mail = composeConfirmationRequest({
      ...sender,
      optionen: options,
      referenz: reference,
      email,
      kinder: children,
      plaetze: places,
      bis: current,
      pfad: buildOpenPath(fresh),
    });
    await createOutboxRepository(trx).store(renderMail(mail));
    return { art: 'gesendet' };
  });
}
