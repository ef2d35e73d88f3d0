import { randomBytes } from 'node:crypto';
import type { FieldError } from '@gm/shared/schemas/form';
import type { Objects } from '@gm/shared/store/objects';
import type { DataSource } from '../platform/database/database.ts';
import { storeFile } from '../platform/files/open-files.ts';
import type { Mail } from '../services/mail/mail.ts';
import { createOutboxRepository } from '../services/mail/outbox-repository.ts';
import { renderMail } from '../services/mail/render-mail.ts';
import type { FormDisclosure } from './form-directory.ts';
import { createFormRepository } from './form-repository.ts';
import { type BlockOptions, WITHOUT_OPTIONS } from './read-block-options.ts';
import { createFaults, hash, receiveOnce } from './receive-once.ts';
import type { Receipt } from './tables.ts';

/** How a public form processes a validated request. */
export interface Form<Input> {
  /** Name in the address, e.g. `fehlermeldung`. */
  name: string;
  /** First part of the reference numbers, e.g. `FM`. */
  abbreviation: string;
  /** Its description, if its answers are stored as submitted. */
  auskunft?: FormDisclosure;
  /** Faults that only the database can detect, in the format of the schema's faults. */
  check?: ((db: DataSource, input: Input, options: BlockOptions) => Promise<FieldError[]>) | undefined;
  /** Adds values that the database knows better than the browser; runs after `check`. */
  complete?: ((db: DataSource, input: Input, options: BlockOptions) => Promise<Input>) | undefined;
  /** Reference number of the record to change, if nothing new is stored. */
  getReferenz?: ((input: Input) => string | undefined) | undefined;
  /**
   * Stores the request inside the transaction. Returns its id. `bild` is the file of its picture, relative to the
   * uploads folder.
   */
  save(trx: DataSource, input: Input, voucher: { referenz: string; image: string | null }): Promise<number>;
  /**
   * Acknowledgement to the sender; null without an address. `genug`: the address has reached its limit and gets none.
   */
  acknowledge?:
    | ((trx: DataSource, input: Input, receipt: Receipt, options: BlockOptions) => Promise<Mail | 'genug' | null>)
    | undefined;
  /**
   * Mails that are sent if and only if the request is stored.
   * @param optionen options an editor set for this page, e.g. a different office
   */
  composeMails(trx: DataSource, input: Input, receipt: Receipt, options: BlockOptions): Promise<Mail[]>;
  /** What the visitor gets instead of the id, if the id would reveal too much. */
  buildReference?: ((db: DataSource, id: number) => Promise<string>) | undefined;
}

interface Circumstances {
  /** `Idempotency-Key` of the request. */
  schluessel?: string | undefined;
  /**
   * Identifies the sender of a form without scripts, which has no idempotency key: identical content from the same
   * sender counts as the same request.
   */
  absender?: string | undefined;
  /** The picture, validated and re-encoded, and its storage. */
  bild?: { bytes: Buffer; uploads: Objects } | null;
  /** Options an editor set on the form's block of the page it was sent from. */
  optionen?: BlockOptions;
}

/** Puts the mails of the stored request into the outbox; the reply says if the sender gets none. */
async function sendMails<Input>(
  trx: DataSource,
  form: Form<Input>,
  details: Input,
  receipt: Receipt,
  options: BlockOptions,
): Promise<Receipt> {
  const thanks = (await form.acknowledge?.(trx, details, receipt, options)) ?? null;
  const mails = await form.composeMails(trx, details, receipt, options);
  const outbox = createOutboxRepository(trx);
  for (const mail of thanks === null || thanks === 'genug' ? mails : [thanks, ...mails]) {
    await outbox.store(renderMail(mail));
  }
  return thanks === 'genug' ? { ...receipt, ohneBestaetigung: true } : receipt;
}

/**
 * Stores a request with its reference number and puts its mails into the outbox, in one transaction. The same
 * `schluessel` with the same content returns the first reply and stores nothing. Throws `felder_ungueltig` for faults
 * found by the form, `konflikt` for a key reused with different content.
 */
export async function receiveForm<Input>(
  db: DataSource,
  form: Form<Input>,
  input: Input,
  { schluessel: keyName, absender: sender, bild: image, optionen: options = WITHOUT_OPTIONS }: Circumstances,
): Promise<Receipt> {
  const checksum = hash(JSON.stringify({ ...input, bild: undefined }), image?.bytes ?? '');
  const key = keyName ?? (sender === undefined ? undefined : `ohne-skript-${hash(sender, checksum)}`);
  return receiveOnce(db, { name: form.name, schluessel: key, pruefsumme: checksum }, async (trx) => {
    const fields = (await form.check?.(trx, input, options)) ?? [];
    if (fields.length > 0) throw createFaults(fields);
    const details = (await form.complete?.(trx, input, options)) ?? input;
    const reference =
      form.getReferenz?.(details) ?? (await createFormRepository(trx).assignReferenz(form.abbreviation));
    // After a rollback the number is issued again, so a random part prevents that another submission gets this picture.
    const file = image ? `${reference}-${randomBytes(6).toString('hex')}.jpg` : null;
    const id = await form.save(trx, details, { referenz: reference, image: file });
    // Before the commit, so that a stored request always has its picture. `createSweep` deletes unreferenced files
    // within hours.
    if (image && file) await storeFile(image.uploads, file, image.bytes);
    return sendMails(trx, form, details, { id, referenz: reference }, options);
  });
}
