import { createHash } from 'node:crypto';
import type { Eingang } from '@gm/shared/schemas/formular';

import type { Datenquelle } from '../daten/database.ts';
import { createFormularRepository } from '../daten/formular-repository.ts';
import { createOutboxRepository } from '../daten/outbox-repository.ts';

import type { Mail } from '../mail/mail.ts';
import { rendereMail } from '../mail/rendere-mail.ts';

/** What one public form does with a request that passed its schema. */
export interface Formular<Eingabe> {
  /** Name in the address, e.g. `fehlermeldung`. */
  name: string;
  /** First part of the reference numbers, e.g. `FM`. */
  kuerzel: string;
  /** Stores the request inside the transaction and gives its id. */
  speichere(trx: Datenquelle, eingabe: Eingabe, referenz: string): Promise<number>;
  /** Mails that go out if and only if the request is stored. */
  verfasseMails(eingabe: Eingabe, eingang: Eingang): Mail[];
}

export type Annahme =
  | { art: 'angenommen'; eingang: Eingang }
  /** The `Idempotency-Key` was used before, with another content. */
  | { art: 'schluessel_vergeben' };

/**
 * Stores a request with its reference number and puts its mails into the outbox, in one transaction. The same
 * `schluessel` with the same content gives the first reply again and stores nothing.
 */
export async function nimmFormularEntgegen<Eingabe>(
  db: Datenquelle,
  formular: Formular<Eingabe>,
  eingabe: Eingabe,
  schluessel: string | undefined,
): Promise<Annahme> {
  const pruefsumme = createHash('sha256').update(JSON.stringify(eingabe)).digest('base64url');
  const wiederholbar = schluessel === undefined ? null : { formular: formular.name, schluessel, pruefsumme };

  return db.transaction().execute(async (trx): Promise<Annahme> => {
    const formulare = createFormularRepository(trx);
    const frueher = wiederholbar && (await formulare.reserviereSchluessel(wiederholbar));
    if (frueher)
      return frueher.gleich ? { art: 'angenommen', eingang: frueher.antwort } : { art: 'schluessel_vergeben' };

    const referenz = await formulare.vergibReferenz(formular.kuerzel);
    const eingang = { id: await formular.speichere(trx, eingabe, referenz), referenz };
    const outbox = createOutboxRepository(trx);
    for (const mail of formular.verfasseMails(eingabe, eingang)) await outbox.legeAb(rendereMail(mail));
    if (wiederholbar) await formulare.merkeAntwort(wiederholbar, eingang);
    return { art: 'angenommen', eingang };
  });
}
