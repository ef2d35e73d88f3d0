import { randomBytes } from 'node:crypto';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { Objects } from '@gm/shared/store/objects';
import { storeDatei } from '../dateien/open-dateien.ts';
import type { Datenquelle } from '../daten/database.ts';
import type { Mail } from '../mail/mail.ts';
import { createOutboxRepository } from '../mail/outbox-repository.ts';
import { renderMail } from '../mail/render-mail.ts';
import { createFormularRepository } from './formular-repository.ts';
import type { Formularauskunft } from './formularverzeichnis.ts';
import { type Blockoptionen, OHNE_OPTIONEN } from './read-blockoptionen.ts';
import { createFaults, hash, receiveOnce } from './receive-once.ts';
import type { Eingang } from './tables.ts';

/** What one public form does with a request that passed its schema. */
export interface Formular<Eingabe> {
  /** Name in the address, e.g. `fehlermeldung`. */
  name: string;
  /** First part of the reference numbers, e.g. `FM`. */
  kuerzel: string;
  /** What it tells of itself, where its answers are kept as they came. */
  auskunft?: Formularauskunft;
  /** Faults only the database knows of, as the schema's own are told. */
  check?: ((db: Datenquelle, eingabe: Eingabe, optionen: Blockoptionen) => Promise<FeldFehler[]>) | undefined;
  /** Puts in what the database knows better than the browser; runs after `check`. */
  complete?: ((db: Datenquelle, eingabe: Eingabe, optionen: Blockoptionen) => Promise<Eingabe>) | undefined;
  /** The number of what is changed, where nothing new is stored. */
  getReferenz?: ((eingabe: Eingabe) => string | undefined) | undefined;
  /**
   * Stores the request inside the transaction and gives its id.
   * `bild` is the file of its picture below the folder of uploads.
   */
  save(trx: Datenquelle, eingabe: Eingabe, beleg: { referenz: string; bild: string | null }): Promise<number>;
  /** The acknowledgement to the sender, null without an address; `genug` when the address had its share, and gets none. */
  acknowledge?:
    | ((
        trx: Datenquelle,
        eingabe: Eingabe,
        eingang: Eingang,
        optionen: Blockoptionen,
      ) => Promise<Mail | 'genug' | null>)
    | undefined;
  /**
   * Mails that go out if and only if the request is stored.
   * @param optionen what an editor set for this page, an office in place of the configured one for example
   */
  composeMails(trx: Datenquelle, eingabe: Eingabe, eingang: Eingang, optionen: Blockoptionen): Promise<Mail[]>;
  /** What the visitor gets in place of the id, where the number would show too much. */
  buildVerweis?: ((db: Datenquelle, id: number) => Promise<string>) | undefined;
}

interface Umstaende {
  /** `Idempotency-Key` of the request. */
  schluessel?: string | undefined;
  /** Who sent a form without scripts, which has no key: the same words of the same sender are the same request. */
  absender?: string | undefined;
  /** The picture, checked and encoded anew, and the place it is kept in. */
  bild?: { bytes: Buffer; uploads: Objects } | null;
  /** What an editor set at the form on the page it was sent from. */
  optionen?: Blockoptionen;
}

/** Puts the mails of what was stored into the outbox; the reply tells when none goes to the sender. */
async function sendMails<Eingabe>(
  trx: Datenquelle,
  formular: Formular<Eingabe>,
  angaben: Eingabe,
  eingang: Eingang,
  optionen: Blockoptionen,
): Promise<Eingang> {
  const dank = (await formular.acknowledge?.(trx, angaben, eingang, optionen)) ?? null;
  const mails = await formular.composeMails(trx, angaben, eingang, optionen);
  const outbox = createOutboxRepository(trx);
  for (const mail of dank === null || dank === 'genug' ? mails : [dank, ...mails]) {
    await outbox.store(renderMail(mail));
  }
  return dank === 'genug' ? { ...eingang, ohneBestaetigung: true } : eingang;
}

/**
 * Stores a request with its reference number and puts its mails into the outbox, in one transaction. The same
 * `schluessel` with the same content gives the first reply again and stores nothing. Throws `felder_ungueltig` for what
 * the form itself refuses, `konflikt` for a `schluessel` that came with another content before.
 */
export async function receiveFormular<Eingabe>(
  db: Datenquelle,
  formular: Formular<Eingabe>,
  eingabe: Eingabe,
  { schluessel, absender, bild, optionen = OHNE_OPTIONEN }: Umstaende,
): Promise<Eingang> {
  const pruefsumme = hash(JSON.stringify({ ...eingabe, bild: undefined }), bild?.bytes ?? '');
  const key = schluessel ?? (absender === undefined ? undefined : `ohne-skript-${hash(absender, pruefsumme)}`);
  return receiveOnce(db, { name: formular.name, schluessel: key, pruefsumme }, async (trx) => {
    const felder = (await formular.check?.(trx, eingabe, optionen)) ?? [];
    if (felder.length > 0) throw createFaults(felder);
    const angaben = (await formular.complete?.(trx, eingabe, optionen)) ?? eingabe;
    const referenz =
      formular.getReferenz?.(angaben) ?? (await createFormularRepository(trx).assignReferenz(formular.kuerzel));
    // A number is given out again when its transaction fails; a picture must never get under somebody else's.
    const datei = bild ? `${referenz}-${randomBytes(6).toString('hex')}.jpg` : null;
    const id = await formular.save(trx, angaben, { referenz, bild: datei });
    // Before the commit: what is stored has its picture. One that nothing names is taken away within hours (`sweepUploads`).
    if (bild && datei) await storeDatei(bild.uploads, datei, bild.bytes);
    return sendMails(trx, formular, angaben, { id, referenz }, optionen);
  });
}
