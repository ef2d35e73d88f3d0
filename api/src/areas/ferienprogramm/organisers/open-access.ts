import { AppError } from '@gm/shared/errors/app-error';
import { createFaults } from '../../../core/forms/receive-once.ts';
import { buildTokenHash, createSecret } from '../../../core/platform/config/secret.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createThrottleRepository } from '../../../core/platform/http/throttle-repository.ts';
import { ORGANISER_PATH } from '../program/organiser-path.ts';
import { createAccessRepository } from './access-repository.ts';
import { createOrganiserRepository } from './organiser-repository.ts';

/** Login requests for addresses per network and hour. */
const PER_NETWORK = 20;

/** The same message for an event of other organisers as for an unknown one. */
export const UNKNOWN = 'Diese Veranstaltung gibt es nicht.';

/** Stores a login request. The caller does not learn whether the address is known. */
export async function askForAccess(db: DataSource, email: string, network: string): Promise<void> {
  if ((await createThrottleRepository(db).count('ferien-zugang-netz', network, 60)) > PER_NETWORK) {
    const message =
      'Von Ihrem Anschluss kamen gerade sehr viele Anfragen. Bitte versuchen Sie es in einer Stunde noch einmal.';
    throw new AppError('zu_viele_anfragen', message, { felder: [{ feld: 'email', meldung: message }] });
  }
  await createAccessRepository(db).remember(email);
}

/** Consumes a mailed link and starts a session; returns its secret and the address. */
export async function openAccess(db: DataSource, link: string): Promise<{ token: string; email: string }> {
  return db.transaction().execute(async (trx) => {
    const accesses = createAccessRepository(trx);
    const email = await accesses.useLink(buildTokenHash(link));
    if (email === null) {
      throw createFaults([
        {
          feld: 'token',
          meldung: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte fordern Sie einen neuen an.',
        },
      ]);
    }
    const { token, token_hash } = createSecret();
    await accesses.begin(token_hash, email);
    return { token, email };
  });
}

/** Address of a session. Throws `anmeldung_noetig` if it has expired. */
export async function requireAccess(db: DataSource, token: string): Promise<string> {
  const email = await createAccessRepository(db).find(buildTokenHash(token));
  if (email === null)
    throw new AppError('anmeldung_noetig', 'Ihre Anmeldung ist abgelaufen. Bitte fordern Sie einen neuen Link an.');
  return email;
}

/** Organiser of an event by a session. Throws `nicht_gefunden` for events of others. */
export async function requireOrganiser(
  db: DataSource,
  token: string,
  id: number,
): Promise<{ name: string; email: string }> {
  const email = await requireAccess(db, token);
  const name = await createOrganiserRepository(db).findName(id, email);
  if (name === null) throw new AppError('nicht_gefunden', UNKNOWN);
  return { name, email };
}

/** Ends a session; returns where to continue. */
export async function endAccess(db: DataSource, token: string) {
  await createAccessRepository(db).end(buildTokenHash(token));
  return { id: 0, referenz: '', weiter: ORGANISER_PATH };
}
