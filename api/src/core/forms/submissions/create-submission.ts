import type { Config } from '../../platform/config/config.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { createThrottleRepository } from '../../platform/http/throttle-repository.ts';
import { getSender } from '../../services/mail/get-sender.ts';
import type { Mail, MailPart } from '../../services/mail/mail.ts';
import { type FormKind, readMailTexts } from '../../services/mail/mail-texts.ts';
import { describeDetails } from '../describe-details.ts';
import { EXAMPLE_ADDRESS } from '../form-directory.ts';
import { type BlockOptions, WITHOUT_OPTIONS } from '../read-block-options.ts';
import type { Form } from '../receive-form.ts';
import type { SubmissionKind } from '../submission-kind.ts';
import type { Receipt } from '../tables.ts';
import { composeAmtMail, composeReceiptMail } from './compose-receipt-mails.ts';
import { noteConsents } from './note-consents.ts';
import { createSubmissionRepository } from './submission-repository.ts';

/** Fields common to all forms. */
interface BaseDetails {
  route: string;
}

interface SubmissionForm<Input extends BaseDetails>
  extends SubmissionKind<Input>,
    Pick<FormKind, 'freigabe' | 'absage'> {
  /** Recipient of the acknowledgement and of the office's reply. */
  getEmail: (input: Input) => string;
  /** Faults that only the database can detect, e.g. an unknown category. */
  check?: Form<Input>['check'];
  /** Adds values that the database knows better than the browser, e.g. the address of an organiser. */
  complete?: Form<Input>['complete'];
  /** Additional paragraph for the sender only, with the end of a private link; follows the reference number. */
  zusatz?: {
    findSchluessel: (trx: DataSource, receipt: Receipt) => Promise<string>;
    describe: (key: string) => MailPart[];
  };
  /** What the visitor gets instead of the id, if the id would reveal too much. */
  buildReference?: Form<Input>['buildReference'];
  /** Stores additional rows. Returns the id the visitor needs, if it is not that of the submission. */
  saveAlong?: (trx: DataSource, input: Input, submissionId: number) => Promise<number>;
}

/** Technical fields, and consents, which are stored with their wording. */
const NOT_SAVED = new Set(['firma', 'route', 'bild', 'textMinChars', 'datenschutz', 'rechte', 'valid']);

/** The answers to store. */
export function chooseDetails(input: BaseDetails): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !NOT_SAVED.has(name)));
}

/** A form whose answers are stored in `einsendungen`, acknowledged to the sender and forwarded to the office. */
export function createSubmission<Input extends BaseDetails>(
  config: Pick<Config, 'MAIL_FROM' | 'MAIL_ADMIN' | 'MAIL_RECIPIENTS' | 'ACKNOWLEDGEMENTS_PER_HOUR'>,
  kind: SubmissionForm<Input>,
): Form<Input> {
  const getAmt = ({ empfaenger: recipient }: BlockOptions) =>
    recipient ?? config.MAIL_RECIPIENTS[kind.name] ?? config.MAIL_ADMIN;

  /** Limits acknowledgements per address to a few an hour, because anyone can enter a stranger's address. */
  async function acknowledge(trx: DataSource, input: Input, receipt: Receipt, options: BlockOptions) {
    const an = kind.getEmail(input);
    if (an === '') return null;
    const count = await createThrottleRepository(trx).count('eingangsmail', an, 60);
    if (count > config.ACKNOWLEDGEMENTS_PER_HOUR) return 'genug';
    const { zusatz: addition } = kind;
    const parts = addition ? addition.describe(await addition.findSchluessel(trx, receipt)) : [];
    const gemeinde = getSender(config.MAIL_FROM);
    const words = await readMailTexts(trx, kind);
    return composeReceiptMail(words.eingang, { referenz: receipt.referenz, an, amt: getAmt(options), gemeinde }, parts);
  }

  async function composeMails(
    trx: DataSource,
    input: Input,
    { referenz: reference }: Receipt,
    options: BlockOptions,
  ): Promise<Mail[]> {
    const words = await kind.getWorte?.(trx, input);
    const details = describeDetails(kind.felder, chooseDetails(input), words);
    const all = [...details, { titel: 'Gesendet von der Seite', wert: input.route || 'nicht angegeben' }];
    return [composeAmtMail(kind, { referenz: reference, an: getAmt(options), antwortAn: kind.getEmail(input) }, all)];
  }

  return {
    name: kind.name,
    abbreviation: kind.kuerzel,
    auskunft: {
      art: kind,
      listMails(reader) {
        const envelope = {
          referenz: `${kind.kuerzel}-2026-0001`,
          amt: getAmt(WITHOUT_OPTIONS),
          gemeinde: getSender(config.MAIL_FROM),
        };
        const details = Object.values(kind.felder).map((title) => ({ titel: title, wert: 'Beispiel' }));
        return [
          composeReceiptMail(
            reader.getMailtexte(kind).eingang,
            { ...envelope, an: EXAMPLE_ADDRESS },
            kind.zusatz?.describe('beispiel') ?? [],
          ),
          composeAmtMail(kind, { ...envelope, an: envelope.amt, antwortAn: EXAMPLE_ADDRESS }, details),
        ];
      },
    },
    check: kind.check,
    complete: kind.complete,
    acknowledge,
    composeMails,
    buildReference: kind.buildReference,
    async save(trx, input, { referenz: reference, image }) {
      const { route } = input;
      const email = kind.getEmail(input);
      const details = chooseDetails(input);
      const consents = noteConsents(kind.zustimmungen, input);
      const submission = {
        formular: kind.name,
        referenz: reference,
        email,
        route,
        angaben: details,
        zustimmungen: consents,
        bild: image,
      };
      const id = await createSubmissionRepository(trx).save(submission);
      return (await kind.saveAlong?.(trx, input, id)) ?? id;
    },
  };
}
