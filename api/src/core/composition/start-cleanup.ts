import type { FastifyBaseLogger } from 'fastify';
import { createPreviewRepository } from '../editor/preview/preview-repository.ts';
import { createDocumentRepository } from '../entries/document-repository.ts';
import { createFormRepository } from '../forms/form-repository.ts';
import { createSubmissionRepository } from '../forms/submissions/submission-repository.ts';
import type { Config } from '../platform/config/config.ts';
import type { DataSource } from '../platform/database/database.ts';
import { openFiles } from '../platform/files/open-files.ts';
import { createRetrievalRepository } from '../platform/http/retrieval-repository.ts';
import { createUploadRepository } from '../platform/protection/upload-repository.ts';
import { createSecondFactorRepository } from '../services/accounts/second-factor/second-factor-repository.ts';
import { createAccountDeviceRepository } from '../services/accounts/sessions/account-device-repository.ts';
import { createAccountSessionRepository } from '../services/accounts/sessions/account-session-repository.ts';
import { createDeletedRepository } from '../services/backup/deleted-repository.ts';
import { createSweep } from '../services/files/sweep-files.ts';
import { createOutboxRepository } from '../services/mail/outbox-repository.ts';
import { createPushRepository } from '../services/push/push-repository.ts';
import type { Area } from './area.ts';

const HOUR = 3_600_000;
/** Days for which the address of a sent mail is kept, so that staff can answer "did you write to me?". */
const SENT_MAILS_DAYS = 30;
/** Days for which sent notifications are remembered, to avoid sending one twice. */
const PUSH_MESSAGES_DAYS = 30;

/** Deletes expired data once an hour, including data of switched-off areas. Returns a function that stops it. */
export function startCleanup(
  db: DataSource,
  config: Config,
  log: FastifyBaseLogger,
  areas: readonly Area[],
): () => void {
  const deadlines = { ...config.RETENTION_DAYS, sonst: config.RETENTION_DAYS_OTHER };
  const { uploads } = openFiles(config);
  const sweep = createSweep(db, config);
  async function deleteSubmissions(): Promise<void> {
    for (const image of await createSubmissionRepository(db).deleteOld(deadlines)) await uploads.remove(image);
    await sweep();
  }
  const cleanUp = () =>
    Promise.all([
      createOutboxRepository(db).deleteSent(SENT_MAILS_DAYS),
      createFormRepository(db).forgetKeys(),
      createUploadRepository(db).cleanUp(),
      createPushRepository(db).deleteOldNachrichten(PUSH_MESSAGES_DAYS),
      createAccountSessionRepository(db).cleanUp(config),
      createAccountDeviceRepository(db).cleanUp(),
      createSecondFactorRepository(db).cleanUp(),
      createRetrievalRepository(db).cleanUp(),
      createDeletedRepository(db).cleanUp(),
      createPreviewRepository(db).cleanUp(),
      createDocumentRepository(db).removeUnused(),
      deleteSubmissions(),
      ...areas.map((area) => area.loeschen?.(db, config)),
    ]).catch((err: unknown) => log.error({ err }, 'old rows cannot be erased'));
  const timer = setInterval(cleanUp, HOUR);
  timer.unref();
  void cleanUp();
  return () => clearInterval(timer);
}
