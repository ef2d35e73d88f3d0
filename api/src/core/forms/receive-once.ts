import { createHash } from 'node:crypto';
import { AppError } from '@gm/shared/errors/app-error';
import type { FieldError } from '@gm/shared/schemas/form';
import type { DataSource } from '../platform/database/database.ts';
import { createFormRepository } from './form-repository.ts';
import type { Receipt } from './tables.ts';

export const hash = (...parts: (string | Buffer)[]) =>
  parts
    .reduce((sum: ReturnType<typeof createHash>, part) => sum.update(part), createHash('sha256'))
    .digest('base64url');

/** A refusal with faults by field. */
export const createFaults = (fields: FieldError[]): AppError =>
  new AppError('felder_ungueltig', 'Einige Angaben fehlen oder stimmen nicht.', { felder: fields });

/**
 * Runs an operation in one transaction, once per key: the same `schluessel` with the same content returns the first
 * reply. Throws `konflikt` for a key reused with different content.
 * @param schluessel undefined if every request counts as new
 * @param pruefsumme hash of the content
 */
export function receiveOnce(
  db: DataSource,
  { name, schluessel: key, pruefsumme: checksum }: { name: string; schluessel: string | undefined; pruefsumme: string },
  work: (trx: DataSource) => Promise<Receipt>,
): Promise<Receipt> {
  const repeatable = key === undefined ? null : { formular: name, schluessel: key, pruefsumme: checksum };
  return db.transaction().execute(async (trx) => {
    const forms = createFormRepository(trx);
    const earlier = repeatable && (await forms.reserveSchluessel(repeatable));
    if (earlier?.gleich) return earlier.antwort;
    if (earlier) throw new AppError('konflikt', 'Unter diesem Schlüssel wurde schon etwas anderes gesendet.');
    const receipt = await work(trx);
    if (repeatable) await forms.rememberReply(repeatable, receipt);
    return receipt;
  });
}
