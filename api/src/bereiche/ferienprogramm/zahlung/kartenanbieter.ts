import { AppError } from '@gm/shared/fehler/app-error';
import { type Cents, toCents } from '@gm/shared/format/betrag';
import { z } from 'zod';
import type { Config } from '../../../kern/betrieb/config.ts';

export interface Kartenauftrag {
  betrag: Cents;
  /** On the statement of the card. */
  zweck: string;
  /** Where the family comes back to, and what the provider calls when something happened. */
  zurueck: string;
  meldung: string;
}

/** Who takes cards for the town. Whatever he is told to have happened is asked for by his own number. */
export interface Kartenanbieter {
  start(auftrag: Kartenauftrag): Promise<{ beleg: string; adresse: string }>;
  /** Null for a number that is not his. */
  read(beleg: string): Promise<{ bezahlt: boolean; betrag: Cents; zweck: string } | null>;
}

const zahlungSchema = z.object({
  id: z.string(),
  status: z.string(),
  description: z.string(),
  amount: z.object({ value: z.string().regex(/^\d+\.\d{2}$/), currency: z.literal('EUR') }),
  _links: z.object({ checkout: z.object({ href: z.url() }).optional() }),
});

/** Seconds a provider may take. */
const GEDULD = 10_000;

/** Payments by the interface of Mollie (v2), which others speak too; null where the town takes no cards. */
export function createKartenanbieter({
  FERIEN_KARTEN_URL: url,
  FERIEN_KARTEN_SCHLUESSEL: schluessel,
}: Pick<Config, 'FERIEN_KARTEN_URL' | 'FERIEN_KARTEN_SCHLUESSEL'>): Kartenanbieter | null {
  if (!schluessel) return null;
  const call = async (pfad: string, body?: object) => {
    const antwort = await fetch(new URL(pfad, url), {
      headers: { authorization: `Bearer ${schluessel}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(GEDULD),
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    if (antwort.status === 404) return null;
    if (!antwort.ok) throw new Error(`The card provider answered ${antwort.status}`);
    return zahlungSchema.parse(await antwort.json());
  };
  return {
    async start({ betrag, zweck, zurueck, meldung }) {
      const zahlung = await call('payments', {
        amount: { currency: 'EUR', value: (betrag / 100).toFixed(2) },
        description: zweck,
        redirectUrl: zurueck,
        webhookUrl: meldung,
        locale: 'de_DE',
      }).catch((cause: unknown) => {
        throw new AppError('nicht_bereit', 'Die Kartenzahlung ist gerade gestört. Bitte überweisen Sie den Betrag.', {
          cause,
        });
      });
      const adresse = zahlung?._links.checkout?.href;
      if (!zahlung || !adresse) throw new Error('The card provider gave no page to pay on');
      return { beleg: zahlung.id, adresse };
    },
    async read(beleg) {
      const zahlung = await call(`payments/${encodeURIComponent(beleg)}`);
      return (
        zahlung && {
          bezahlt: zahlung.status === 'paid',
          betrag: toCents(Number(zahlung.amount.value)),
          zweck: zahlung.description,
        }
      );
    },
  };
}
