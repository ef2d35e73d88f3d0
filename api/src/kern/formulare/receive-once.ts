import { createHash } from 'node:crypto';
import { AppError } from '@gm/shared/fehler/app-error';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { Datenquelle } from '../daten/database.ts';
import { createFormularRepository } from './formular-repository.ts';
import type { Eingang } from './tables.ts';

export const hash = (...teile: (string | Buffer)[]) =>
  teile
    .reduce((summe: ReturnType<typeof createHash>, teil) => summe.update(teil), createHash('sha256'))
    .digest('base64url');

/** The refusal that a form tells field by field. */
export const createFaults = (felder: FeldFehler[]): AppError =>
  new AppError('felder_ungueltig', 'Einige Angaben fehlen oder stimmen nicht.', { felder });

/**
 * Does something in one transaction, and under one key once: the same `schluessel` with the same content gives the first
 * reply again. Throws `konflikt` for a `schluessel` that came with another content before.
 * @param schluessel undefined where every request is meant anew
 * @param pruefsumme hash over the content
 */
export function receiveOnce(
  db: Datenquelle,
  { name, schluessel, pruefsumme }: { name: string; schluessel: string | undefined; pruefsumme: string },
  work: (trx: Datenquelle) => Promise<Eingang>,
): Promise<Eingang> {
  const wiederholbar = schluessel === undefined ? null : { formular: name, schluessel, pruefsumme };
  return db.transaction().execute(async (trx) => {
    const formulare = createFormularRepository(trx);
    const frueher = wiederholbar && (await formulare.reserveSchluessel(wiederholbar));
    if (frueher?.gleich) return frueher.antwort;
    if (frueher) throw new AppError('konflikt', 'Unter diesem Schlüssel wurde schon etwas anderes gesendet.');
    const eingang = await work(trx);
    if (wiederholbar) await formulare.rememberReply(wiederholbar, eingang);
    return eingang;
  });
}
