import type { FerienprogrammOptions, Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { type Costs, determinePrices } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import type { Child } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import { NO_CENTS } from '@gm/shared/format/amount';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { buildChildKey } from '../booking/build-child-key.ts';
import { createAccountRepository } from './account-repository.ts';
import { listClaims, sumBillLines } from './claim.ts';
import { pickSentences, withSentences } from './settle.ts';

const OFFER = 0;

/**
 * Price of an offered place for these children. For a confirmed address it is a further booking of the family, so that
 * the fee is charged once per season.
 * @param email null if unconfirmed: the price must not disclose existing bookings
 */
export async function computeOffer(
  db: DataSource,
  event: Ferienveranstaltung,
  { email, kinder: children }: { email: string | null; kinder: readonly Child[] },
  options: FerienprogrammOptions,
): Promise<Costs> {
  const family = email === null ? [] : await createAccountRepository(db).readFamilien([email]);
  const prices = determinePrices(
    children.map(() => ({ veranstaltungen: [event] })),
    options,
  );
  const offer = {
    id: OFFER,
    saetze: pickSentences(options),
    ermaessigungen: [],
    kinder: children.map((child, num) => ({
      id: num,
      vorname: child.vorname,
      schluessel: buildChildKey(child),
      teilnahmen: [
        {
          veranstaltung_id: event.id,
          titel: event.titel,
          preis: prices[num]?.[0] ?? NO_CENTS,
          storniert: false,
          storno_von: null,
        },
      ],
    })),
  };
  return sumBillLines(listClaims([...withSentences(family, options), offer]).get(OFFER) ?? []);
}
