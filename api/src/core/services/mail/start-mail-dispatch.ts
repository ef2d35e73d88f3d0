import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createMasterDataRepository } from '../../entries/master-data-repository.ts';
import type { Config } from '../../platform/config/config.ts';
import type { OpenDatabase } from '../../platform/database/database-handle.ts';
import type { JobWorker } from '../../platform/jobs/worker.ts';
import { createFileDispatch } from './file-dispatch.ts';
import { createLetterhead, putOnLetterhead } from './letterhead.ts';
import { createMailDispatch } from './mail-dispatch.ts';
import { createOutboxRepository, OUTBOX_CHANNEL } from './outbox-repository.ts';
import { createSmtpDispatch } from './smtp-dispatch.ts';
import type { Transport } from './transport.ts';

/** Starts sending mails: new ones of any process immediately, and those left from an earlier run. */
export async function startMailDispatch(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'SITE_URL'>,
  database: OpenDatabase,
  log: FastifyBaseLogger,
): Promise<Pick<JobWorker, 'end'>> {
  const transport = config.SMTP_URL
    ? createSmtpDispatch(config.SMTP_URL, config.MAIL_FROM)
    : createFileDispatch(join(config.DATA_DIR, 'mail'), config.MAIL_FROM);
  if (!config.SMTP_URL) log.info('no SMTP_URL: mails are written to files');
  const masterData = createMasterDataRepository(database.db);
  const withLetterhead: Transport = {
    async send(mail) {
      const letterhead = (await masterData.findGemeinde()) ?? createLetterhead(config.MAIL_FROM);
      return transport.send({ ...mail, ...putOnLetterhead(mail, letterhead, config.SITE_URL) });
    },
    close: transport.close,
  };
  const outbox = createOutboxRepository(database.db);
  const dispatch = createMailDispatch({ outbox, versandweg: withLetterhead, log });
  const stopListening = await database.listen(OUTBOX_CHANNEL, dispatch.wake);
  dispatch.wake();
  return {
    async end() {
      stopListening();
      await dispatch.end();
    },
  };
}
