import type { FieldError } from '@gm/shared/schemas/form';
import type { DataSource } from '../platform/database/database.ts';
import type { Mail } from '../services/mail/mail.ts';
import { createOutboxRepository } from '../services/mail/outbox-repository.ts';
import { renderMail } from '../services/mail/render-mail.ts';
import { createFaults, hash, receiveOnce } from './receive-once.ts';
import type { Receipt } from './tables.ts';

/** Faults as shown by the form, or the record found, locked for the step that follows. */
export type Check<Finding> = { fehler: FieldError[] } | { fund: Finding };

/** A validated request of staff. */
export interface Command<Input, Finding> {
  /** Namespace of its idempotency keys. */
  name: string;
  /** Throws if the target does not exist. */
  check(trx: DataSource, input: Input): Promise<Check<Finding>>;
  /** Performs the request with the record found by the check. Mails are sent if and only if everything is stored. */
  perform(trx: DataSource, input: Input, finding: Finding): Promise<Receipt & { mails?: readonly Mail[] }>;
  /** Cleans up what a rollback cannot undo: files. */
  cleanUp?(): Promise<void>;
}

/**
 * Performs a request of staff in one transaction, once per `Idempotency-Key`. Throws `felder_ungueltig` for faults
 * found by the check, `konflikt` for a key reused with different content.
 */
export async function carryOut<Input, Finding>(
  db: DataSource,
  command: Command<Input, Finding>,
  input: Input,
  key?: string,
): Promise<Receipt> {
  const checksum = hash(JSON.stringify({ ...input, bild: undefined }));
  try {
    return await receiveOnce(db, { name: command.name, schluessel: key, pruefsumme: checksum }, async (trx) => {
      const check = await command.check(trx, input);
      if ('fehler' in check) throw createFaults(check.fehler);
      const { mails = [], ...receipt } = await command.perform(trx, input, check.fund);
      const outbox = createOutboxRepository(trx);
      for (const mail of mails) await outbox.store(renderMail(mail));
      return receipt;
    });
  } catch (error) {
    await command.cleanUp?.();
    throw error;
  }
}
