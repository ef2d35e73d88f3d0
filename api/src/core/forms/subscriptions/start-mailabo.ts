import type { Environment } from '../../platform/context.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { createWorker, type JobWorker } from '../../platform/jobs/worker.ts';
import type { Mail } from '../../services/mail/mail.ts';
import { createOutboxRepository } from '../../services/mail/outbox-repository.ts';
import { renderMail } from '../../services/mail/render-mail.ts';

/** A notification; `mail` is null if there is nothing to report. */
interface Notice {
  mail: Mail | null;
}

/**
 * Composes one due mail and records it as sent in the same transaction, so that each notification is sent once, with
 * any number of processes and after a crash. `compose` takes the next one; null if none is left.
 */
export function sendNext(db: DataSource, compose: (trx: DataSource) => Promise<Notice | null>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const reply = await compose(trx);
    if (reply?.mail) await createOutboxRepository(trx).store(renderMail(reply.mail));
    return reply !== null;
  });
}

/** Sends due mails every minute, in whichever process is first. `was` names the job in the log. */
export function startMailabo(
  { log }: Pick<Environment, 'log'>,
  was: string,
  doNext: () => Promise<boolean>,
): JobWorker {
  const worker = createWorker({
    doNext,
    measureWaitingTime: async () => null,
    report: (err) => log.error({ err }, `${was} cannot be sent`),
  });
  worker.wake();
  return worker;
}
