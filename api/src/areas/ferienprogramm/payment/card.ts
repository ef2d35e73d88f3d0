import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { buildTokenHash } from '../../../core/platform/config/secret.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createHolidayInventoryRepository } from '../booking/holiday-inventory-repository.ts';
import type { Season } from '../holiday-service.ts';
import { buildBillPath } from '../program/private-path.ts';
import type { CardProvider } from './card-provider.ts';
import { createPaymentRepository } from './payment-repository.ts';
import { findReferences } from './statements/match-transaction.ts';

/** Creates a payment page for the open amount of a bill. */
export async function startCard(
  db: DataSource,
  provider: CardProvider,
  token: string,
  { absender: { siteUrl } }: Season,
): Promise<{ art: 'unbekannt' } | { art: 'bezahlt' } | { art: 'gestartet'; adresse: string }> {
  const booking = await createHolidayInventoryRepository(db).find(buildTokenHash(token));
  const account = booking && (await createPaymentRepository(db).findKontoOf(booking.id));
  if (!account) return { art: 'unbekannt' };
  if (account.offen <= 0) return { art: 'bezahlt' };
  const { adresse: address } = await provider.start({
    betrag: account.offen,
    zweck: `Ferienprogramm ${account.referenz}`,
    zurueck: new URL(buildBillPath(token), siteUrl).href,
    meldung: new URL('/api/ferienprogramm/karte/meldung', siteUrl).href,
  });
  return { art: 'gestartet', adresse: address };
}

/** Records a payment after the provider has confirmed it on request; the webhook's data are not trusted. Idempotent. */
export async function noteCard(db: DataSource, provider: CardProvider, voucher: string): Promise<void> {
  const payment = await provider.read(voucher);
  const [reference = ''] = findReferences(payment?.zweck ?? '');
  const account = payment?.bezahlt ? await createPaymentRepository(db).findKonto(reference) : null;
  if (!payment || !account) return;
  const { tag: day } = readBerlinTime(new Date());
  const { buchung_id } = account;
  const rest = { art: 'karte' as const, tag: day, beleg: `karte ${voucher}`, notiz: voucher, von: 'Kartenzahlung' };
  await createPaymentRepository(db).add({ buchung_id, betrag: payment.betrag, ...rest });
}
