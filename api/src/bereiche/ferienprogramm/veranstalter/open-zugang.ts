import { AppError } from '@gm/shared/fehler/app-error';
import { buildTokenHash, createSecret } from '../../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createFaults } from '../../../kern/formulare/receive-once.ts';
import { createDrosselRepository } from '../../../kern/server/drossel-repository.ts';
import { VERANSTALTER_PFAD } from './veranstalter-pfad.ts';
import { createVeranstalterRepository } from './veranstalter-repository.ts';
import { createZugangRepository } from './zugang-repository.ts';

/** Addresses that are asked about from one network in an hour. */
const JE_NETZ = 20;

/** The same for an event of somebody else as for one that does not exist. */
export const UNBEKANNT = 'Diese Veranstaltung gibt es nicht.';

/** Somebody wants a link. What comes of it is a mail or nothing; the caller hears neither. */
export async function askForZugang(db: Datenquelle, email: string, netz: string): Promise<void> {
  if ((await createDrosselRepository(db).count('ferien-zugang-netz', netz, 60)) > JE_NETZ) {
    const meldung =
      'Von Ihrem Anschluss kamen gerade sehr viele Anfragen. Bitte versuchen Sie es in einer Stunde noch einmal.';
    throw new AppError('zu_viele_anfragen', meldung, { felder: [{ feld: 'email', meldung }] });
  }
  await createZugangRepository(db).remember(email);
}

/** Uses a mail's link up and begins a log-in; gives its secret, and whose it is. */
export async function openZugang(db: Datenquelle, link: string): Promise<{ token: string; email: string }> {
  return db.transaction().execute(async (trx) => {
    const zugaenge = createZugangRepository(trx);
    const email = await zugaenge.useLink(buildTokenHash(link));
    if (email === null) {
      throw createFaults([
        {
          feld: 'token',
          meldung: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte fordern Sie einen neuen an.',
        },
      ]);
    }
    const { token, token_hash } = createSecret();
    await zugaenge.begin(token_hash, email);
    return { token, email };
  });
}

/** Whose log-in it is. Throws `anmeldung_noetig` where it has ended. */
export async function requireZugang(db: Datenquelle, token: string): Promise<string> {
  const email = await createZugangRepository(db).find(buildTokenHash(token));
  if (email === null)
    throw new AppError('anmeldung_noetig', 'Ihre Anmeldung ist abgelaufen. Bitte fordern Sie einen neuen Link an.');
  return email;
}

/** The organiser of an event by a log-in. Throws `nicht_gefunden` for events of others. */
export async function requireVeranstalter(
  db: Datenquelle,
  token: string,
  id: number,
): Promise<{ name: string; email: string }> {
  const email = await requireZugang(db, token);
  const name = await createVeranstalterRepository(db).findName(id, email);
  if (name === null) throw new AppError('nicht_gefunden', UNBEKANNT);
  return { name, email };
}

/** Ends a log-in, and says where to go on. */
export async function endZugang(db: Datenquelle, token: string) {
  await createZugangRepository(db).end(buildTokenHash(token));
  return { id: 0, referenz: '', weiter: VERANSTALTER_PFAD };
}
