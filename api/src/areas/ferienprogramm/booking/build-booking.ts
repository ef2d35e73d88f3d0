import type { FerienprogrammOptions } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { determinePrices, sumCosts } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import type { Contact } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import { createSecret } from '../../../core/platform/config/secret.ts';
import { renderMail } from '../../../core/services/mail/render-mail.ts';
import type { Season } from '../holiday-service.ts';
import { buildOpenPath, buildStatusPath } from '../program/private-path.ts';
import type { LockedVeranstaltung, Selected } from './check-registration.ts';
import { composeConfirmation } from './compose-confirmation.ts';
import { composeConfirmationRequest } from './compose-open.ts';
import { BOOKING_NUMBER } from './holiday-booking-repository.ts';

/** The children with their chosen existing events, the price of each and the total. */
export function buildBill(
  selection: readonly Selected[],
  veranstaltungen: ReadonlyMap<number, LockedVeranstaltung>,
  options: FerienprogrammOptions,
) {
  const chosen = selection.map((entry) => ({
    ...entry,
    veranstaltungen: entry.ids.flatMap((id) => veranstaltungen.get(id) ?? []),
  }));
  const prices = determinePrices(chosen, options);
  const children = chosen.map((entry, index) => ({ ...entry, preise: prices[index] ?? [] }));
  return { kinder: children, kosten: sumCosts(prices, options) };
}

const MINUTE = 60_000;

/** When the reminder is due, and the confirmation deadline. */
export function buildDeadline(
  { erinnerung_minuten, bestaetigung_minuten }: FerienprogrammOptions,
  now: Date,
): { erinnern_ab: Date; bestaetigen_bis: Date } {
  return {
    erinnern_ab: new Date(now.getTime() + erinnerung_minuten * MINUTE),
    bestaetigen_bis: new Date(now.getTime() + bestaetigung_minuten * MINUTE),
  };
}

/**
 * An unconfirmed booking, prepared for storing. It has two secrets: the one in the mail confirms and shows it, the
 * browser's can only request that mail again.
 */
export function buildOpenBooking(
  contact: Contact,
  { kinder: children }: ReturnType<typeof buildBill>,
  { optionen: options, absender: sender }: Season,
  now: Date,
) {
  const { token, token_hash } = createSecret();
  const browser = createSecret();
  const deadline = buildDeadline(options, now);
  const mail = composeConfirmationRequest({
    ...sender,
    optionen: options,
    referenz: BOOKING_NUMBER,
    email: contact.email,
    kinder: children.length,
    plaetze: children.flatMap(({ ids }) => ids).length,
    bis: deadline.bestaetigen_bis,
    pfad: buildOpenPath(token),
  });
  return {
    statusPfad: buildOpenPath(browser.token),
    buchung: {
      kontakt: contact,
      kinder: children,
      token_hash,
      offen: { browser_hash: browser.token_hash, ...deadline },
      mail: renderMail(mail),
    },
  };
}

/** A booking that is confirmed at once: its secret, and the mail with the private link. */
export function buildBooking(
  contact: Contact,
  { kinder: children, kosten: costs }: ReturnType<typeof buildBill>,
  { optionen: options, absender: sender }: Season,
) {
  const { token, token_hash } = createSecret();
  const statusPath = buildStatusPath(token);
  const mail = composeConfirmation({
    ...sender,
    referenz: BOOKING_NUMBER,
    kontakt: contact,
    optionen: options,
    kosten: costs,
    statusPfad: statusPath,
    kinder: children,
  });
  return {
    statusPfad: statusPath,
    buchung: { kontakt: contact, kinder: children, token_hash, mail: renderMail(mail) },
  };
}
