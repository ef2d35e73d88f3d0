import type { FastifyBaseLogger } from 'fastify';
import type { DataSource } from '../../../platform/database/database.ts';
import type { OpenDatabase } from '../../../platform/database/database-handle.ts';
import { createWorker, type JobWorker } from '../../../platform/jobs/worker.ts';
import { createAccountRepository } from '../account-repository.ts';
import type { AccountSender } from '../compose-account-mail.ts';
import { LINK_MINUTES } from './compose-password-mail.ts';
import { createPasswordRequestRepository, PASSWORD_REQUEST_CHANNEL } from './password-request-repository.ts';
import { sendPasswordLink } from './send-password-link.ts';

/** Mails per account while a link is valid; after that the owner already has one, regardless of who requested it. */
const MAX_MAILS = 3;

/** Mails a link for the next password request if the account exists. Returns false when none is left. */
export async function answerPasswordRequest(db: DataSource, config: AccountSender): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const wish = await createPasswordRequestRepository(trx).take();
    if (!wish) return false;
    const accounts = createAccountRepository(trx);
    const account = await accounts.find(wish.art, wish.email);
    if (!account || account.gesperrt) return true;
    const mails = await accounts.countPasswortmail(account.id, LINK_MINUTES);
    if (mails <= MAX_MAILS) await sendPasswordLink(trx, account, 'vergessen', config);
    return true;
  });
}

/** Answers requests outside the route: its response time must not reveal whether an address has an account. */
export async function startPasswordMails(
  config: AccountSender,
  database: OpenDatabase,
  log: FastifyBaseLogger,
): Promise<Pick<JobWorker, 'end'>> {
  const worker = createWorker({
    doNext: () => answerPasswordRequest(database.db, config),
    measureWaitingTime: async () => null,
    report: (err) => log.error({ err }, 'links for new passwords cannot be sent'),
  });
  const stopListening = await database.listen(PASSWORD_REQUEST_CHANNEL, worker.wake);
  worker.wake();
  return {
    async end() {
      stopListening();
      await worker.end();
    },
  };
}
