import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { Datenquelle } from '../daten/database.ts';
import type { Mail } from '../mail/mail.ts';
import { createOutboxRepository } from '../mail/outbox-repository.ts';
import { renderMail } from '../mail/render-mail.ts';
import { createFaults, hash, receiveOnce } from './receive-once.ts';
import type { Eingang } from './tables.ts';

/** What is wrong, as the form tells it; or what was found, locked, for what is done then. */
export type Pruefung<Fund> = { fehler: FeldFehler[] } | { fund: Fund };

/** What staff do with one request that passed its schema. */
export interface Befehl<Eingabe, Fund> {
  /** Tells its keys from those of other requests. */
  name: string;
  /** Throws where there is nothing to do it with. */
  check(trx: Datenquelle, eingabe: Eingabe): Promise<Pruefung<Fund>>;
  /** Does it with what the check found. The mails go out if and only if all of it is stored. */
  perform(trx: Datenquelle, eingabe: Eingabe, fund: Fund): Promise<Eingang & { mails?: readonly Mail[] }>;
  /** Takes back what a failed transaction cannot: files. */
  cleanUp?(): Promise<void>;
}

/**
 * Carries out what somebody of the staff ordered, in one transaction; under one `Idempotency-Key` once. Throws
 * `felder_ungueltig` for what the check refuses, `konflikt` for a key that came with another content before.
 */
export async function carryOut<Eingabe, Fund>(
  db: Datenquelle,
  befehl: Befehl<Eingabe, Fund>,
  eingabe: Eingabe,
  schluessel?: string,
): Promise<Eingang> {
  const pruefsumme = hash(JSON.stringify({ ...eingabe, bild: undefined }));
  try {
    return await receiveOnce(db, { name: befehl.name, schluessel, pruefsumme }, async (trx) => {
      const pruefung = await befehl.check(trx, eingabe);
      if ('fehler' in pruefung) throw createFaults(pruefung.fehler);
      const { mails = [], ...eingang } = await befehl.perform(trx, eingabe, pruefung.fund);
      const outbox = createOutboxRepository(trx);
      for (const mail of mails) await outbox.store(renderMail(mail));
      return eingang;
    });
  } catch (error) {
    await befehl.cleanUp?.();
    throw error;
  }
}
