import { AppError } from '@gm/shared/fehler/app-error';
import type { Config } from '../config.ts';
import type { Datenquelle } from '../daten/database.ts';
import { createDrosselRepository } from '../daten/drossel-repository.ts';
import { createKontenRepository, type KontoZeile } from '../daten/konten-repository.ts';
import { createKontositzungRepository } from '../daten/kontositzung-repository.ts';
import { erzeugeGeheimnis } from '../geheimnis.ts';
import { pruefePasswort } from './passwort.ts';
import type { Zugang } from './zugang.ts';
import { stimmtCode } from './zweiter-faktor.ts';

/** Minutes in which attempts are counted together. */
const FENSTER_MINUTEN = 15;

/** A refusal, shown beside the field; never tells whether there is such an account. */
const lehneAb = (code: 'anmeldung_noetig' | 'zu_viele_anfragen', feld: string, meldung: string) =>
  new AppError(code, meldung, { titel: 'Anmeldung nicht möglich', felder: [{ feld, meldung }] });

const zuVieleVersuche = () =>
  lehneAb(
    'zu_viele_anfragen',
    'email',
    `Für dieses Konto gab es zu viele Fehlversuche. Bitte versuchen Sie es in ${FENSTER_MINUTEN} Minuten noch einmal.`,
  );

/**
 * Throws unless the password is right, counting the attempt. A right one clears the count.
 * @param pruefeWeiter what else has to be right; throws as well
 */
export async function pruefeAnmeldung(
  db: Datenquelle,
  { ANMELDE_FEHLVERSUCHE }: Pick<Config, 'ANMELDE_FEHLVERSUCHE'>,
  { art }: Pick<Zugang, 'art'>,
  { email, passwort }: { email: string; passwort: string },
  pruefeWeiter?: (konto: KontoZeile) => Promise<void>,
): Promise<KontoZeile> {
  const versuche = createDrosselRepository(db);
  // Whether there is such an account or not: a limit must not tell.
  if ((await versuche.count(`anmeldung ${art}`, email, FENSTER_MINUTEN)) > ANMELDE_FEHLVERSUCHE)
    throw zuVieleVersuche();
  const konto = await createKontenRepository(db).finde(art, email);
  const stimmt = await pruefePasswort(konto?.passwort_hash ?? null, passwort);
  if (!konto || !stimmt) {
    throw lehneAb('anmeldung_noetig', 'passwort', 'E-Mail-Adresse oder Passwort ist falsch.');
  }
  if (konto.gesperrt) {
    throw lehneAb('anmeldung_noetig', 'email', 'Dieses Konto ist gesperrt. Bitte wenden Sie sich an die Verwaltung.');
  }
  await pruefeWeiter?.(konto);
  await versuche.forget(`anmeldung ${art}`, email);
  return konto;
}

/** Throws unless the code is one of the account's second factor, if it has one; every code counts once. */
export async function pruefeCode(db: Datenquelle, konto: KontoZeile, code: string): Promise<void> {
  if (!konto.totp_geheimnis) return;
  if (code === '')
    throw lehneAb('anmeldung_noetig', 'code', 'Bitte geben Sie den Code aus Ihrer Authenticator-App an.');
  if (!(await stimmtCode(db, konto, code))) {
    throw lehneAb(
      'anmeldung_noetig',
      'code',
      'Dieser Code ist falsch oder schon verwendet. Bitte warten Sie auf den nächsten.',
    );
  }
}

/** Logs in; the token is known to the caller alone. Throws `anmeldung_noetig` or `zu_viele_anfragen`. */
export async function meldeAn(
  db: Datenquelle,
  config: Pick<Config, 'ANMELDE_FEHLVERSUCHE'>,
  zugang: Zugang,
  eingabe: { email: string; passwort: string; code: string },
): Promise<{ konto: KontoZeile; token: string }> {
  const konto = await pruefeAnmeldung(db, config, zugang, eingabe, (gefunden) =>
    pruefeCode(db, gefunden, eingabe.code),
  );
  const { token, token_hash } = erzeugeGeheimnis();
  await db.transaction().execute(async (trx) => {
    await createKontositzungRepository(trx).beginne(konto, token_hash);
    await createKontenRepository(trx).merkeAnmeldung(konto.id);
  });
  return { konto, token };
}
