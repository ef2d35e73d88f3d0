import { sendNext } from '../../../core/forms/subscriptions/start-mailabo.ts';
import type { Config } from '../../../core/platform/config/config.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { readLetters } from '../../../core/services/mail/letters.ts';
import { composeNew } from './compose-subscription-mails.ts';
import { createCouncilEventRepository } from './council-event-repository.ts';
import { COUNCIL_MAILS } from './council-mails.ts';
import { createRatsaboRepository } from './ratsabo-repository.ts';

type Settings = Pick<Config, 'MAIL_FROM' | 'SITE_URL' | 'CONFIRMATION_HOURS' | 'COUNCIL_SUBSCRIPTION_DELAY_MINUTES'>;

/** Notifies one address of all news it follows, if any. Returns false if no address is left. */
export async function notifyNext(
  db: DataSource,
  config: Settings,
  buildQuery: (q: string) => string,
): Promise<boolean> {
  return sendNext(db, async (trx) => {
    const events = createCouncilEventRepository(trx);
    const due = await events.takeDue(config.COUNCIL_SUBSCRIPTION_DELAY_MINUTES);
    if (!due) return null;
    const { bis: until, ...subscriber } = due;
    const fresh = [];
    for (const subscription of await createRatsaboRepository(trx).listAbos(subscriber.id)) {
      if (!subscription.bestaetigt) continue;
      const query = subscription.art === 'suche' ? buildQuery(subscription.q) : '';
      const list = await events.list(subscription, { nach: subscription.stand, bis: until }, query);
      if (list.length > 0) fresh.push({ ziel: subscription, ereignisse: list });
    }
    await events.rememberStand(subscriber.id, until);
    if (fresh.length === 0) return { mail: null };
    return { mail: composeNew(await readLetters(trx, COUNCIL_MAILS), subscriber, fresh, config) };
  });
}
