import { AppError } from '@gm/shared/errors/app-error';
import { type Cents, toCents } from '@gm/shared/format/amount';
import { z } from 'zod';
import type { Config } from '../../../core/platform/config/config.ts';

export interface CardOrder {
  betrag: Cents;
  /** Purpose on the card statement. */
  zweck: string;
  /** Return URL of the family, and webhook URL of the provider. */
  zurueck: string;
  meldung: string;
}

/** Card payment provider. Webhook data are never trusted: the payment is fetched by its id. */
export interface CardProvider {
  start(order: CardOrder): Promise<{ beleg: string; adresse: string }>;
  /** Null for an unknown id. */
  read(voucher: string): Promise<{ bezahlt: boolean; betrag: Cents; zweck: string } | null>;
}

const paymentSchema = z.object({
  id: z.string(),
  status: z.string(),
  description: z.string(),
  amount: z.object({ value: z.string().regex(/^\d+\.\d{2}$/), currency: z.literal('EUR') }),
  _links: z.object({ checkout: z.object({ href: z.url() }).optional() }),
});

/** Milliseconds until a request to the provider times out. */
const PATIENCE = 10_000;

/** Payments via the Mollie API (v2), which other providers support too; null if card payment is not configured. */
export function createCardProvider({
  HOLIDAY_CARD_URL: url,
  HOLIDAY_CARD_KEY: key,
}: Pick<Config, 'HOLIDAY_CARD_URL' | 'HOLIDAY_CARD_KEY'>): CardProvider | null {
  if (!key) return null;
  const call = async (path: string, body?: object) => {
    const answer = await fetch(new URL(path, url), {
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(PATIENCE),
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`The card provider answered ${answer.status}`);
    return paymentSchema.parse(await answer.json());
  };
  return {
    async start({ betrag: amount, zweck: purpose, zurueck: back, meldung: message }) {
      const payment = await call('payments', {
        amount: { currency: 'EUR', value: (amount / 100).toFixed(2) },
        description: purpose,
        redirectUrl: back,
        webhookUrl: message,
        locale: 'de_DE',
      }).catch((cause: unknown) => {
        throw new AppError('nicht_bereit', 'Die Kartenzahlung ist gerade gestört. Bitte überweisen Sie den Betrag.', {
          cause,
        });
      });
      const address = payment?._links.checkout?.href;
      if (!payment || !address) throw new Error('The card provider gave no page to pay on');
      return { beleg: payment.id, adresse: address };
    },
    async read(voucher) {
      const payment = await call(`payments/${encodeURIComponent(voucher)}`);
      return (
        payment && {
          bezahlt: payment.status === 'paid',
          betrag: toCents(Number(payment.amount.value)),
          zweck: payment.description,
        }
      );
    },
  };
}
