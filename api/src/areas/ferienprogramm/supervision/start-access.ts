import type { Config } from '../../../core/platform/config/config.ts';
import { createSecret } from '../../../core/platform/config/secret.ts';
import type { Job } from '../../../core/platform/context.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createThrottleRepository } from '../../../core/platform/http/throttle-repository.ts';
import { createWorker } from '../../../core/platform/jobs/worker.ts';
import { getSender } from '../../../core/services/mail/get-sender.ts';
import { createOutboxRepository } from '../../../core/services/mail/outbox-repository.ts';
import { renderMail } from '../../../core/services/mail/render-mail.ts';
import { createHelperRepository } from '../helpers/helper-repository.ts';
import { readHolidayLetters } from '../holiday-mails.ts';
import { ACCESS_REQUEST_CHANNEL, createAccessRepository } from '../organisers/access-repository.ts';
import { composeAccess } from '../organisers/compose-organiser.ts';
import { createOrganiserRepository } from '../organisers/organiser-repository.ts';

/** Login links per address and hour, regardless of who requests them. */
const MAX_MAILS = 5;

/**
 * Handles the next login request: mails a link if the address is an organiser or a helper. Returns false if there is
 * none left.
 */
export async function answerAccessRequest(
  db: DataSource,
  config: Pick<Config, 'MAIL_FROM' | 'SITE_URL'>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const accesses = createAccessRepository(trx);
    const email = await accesses.take();
    if (email === null) return false;
    const isKnown =
      (await createOrganiserRepository(trx).isKnown(email)) || (await createHelperRepository(trx).isKnown(email));
    if (!isKnown) return true;
    if ((await createThrottleRepository(trx).count('ferien-zugang', email, 60)) > MAX_MAILS) return true;
    const { token, token_hash } = createSecret();
    await accesses.addLink(token_hash, email);
    const sender = {
      gemeinde: getSender(config.MAIL_FROM),
      siteUrl: config.SITE_URL,
      briefe: await readHolidayLetters(trx),
    };
    await createOutboxRepository(trx).store(renderMail(composeAccess(email, token, sender)));
    return true;
  });
}

/** Runs outside the request, so that its response time does not disclose whether an address is known. */
export const startAccess: Job = async ({ config, database, log }) => {
  const worker = createWorker({
    doNext: () => answerAccessRequest(database.db, config),
    measureWaitingTime: async () => null,
    report: (err) => log.error({ err }, 'links for organisers cannot be sent'),
  });
  const stopListening = await database.listen(ACCESS_REQUEST_CHANNEL, worker.wake);
  worker.wake();
  return {
    async end() {
      stopListening();
      await worker.end();
    },
  };
};
