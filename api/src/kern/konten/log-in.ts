import { AppError } from '@gm/shared/fehler/app-error';
import type { Config } from '../betrieb/config.ts';
import { createSecret } from '../betrieb/geheimnis.ts';
import type { Datenquelle } from '../daten/database.ts';
import {
  countAttempt,
  type Herkunft,
  listLoginCounts,
  listProofCounts,
  settleAttempt,
  type Zaehlungen,
} from './count-attempt.ts';
import { createKontenRepository, type KontoZeile } from './konten-repository.ts';
import { createKontositzungRepository } from './kontositzung-repository.ts';
import { checkPasswort } from './passwort.ts';
import { findZugang, type Zugang } from './zugang.ts';
import { isCodeRight } from './zweiter-faktor.ts';

type Grenzen = Pick<Config, 'ANMELDE_FEHLVERSUCHE' | 'ANMELDE_FEHLVERSUCHE_KONTO'>;

/** A refusal, shown beside the field; never tells whether there is such an account. */
const refuse = (feld: string, meldung: string) =>
  new AppError('anmeldung_noetig', meldung, { titel: 'Anmeldung nicht möglich', felder: [{ feld, meldung }] });

/**
 * Throws unless the password is right, counting the attempt.
 * @param checkWeiter what else has to be right; throws as well
 */
async function checkAnmeldung(
  db: Datenquelle,
  zaehlungen: Zaehlungen,
  { art }: Pick<Zugang, 'art'>,
  { email, passwort }: { email: string; passwort: string },
  checkWeiter?: (konto: KontoZeile) => Promise<void>,
): Promise<KontoZeile> {
  await countAttempt(db, zaehlungen);
  const konto = await createKontenRepository(db).find(art, email);
  const stimmt = await checkPasswort(konto?.passwort_hash ?? null, passwort);
  if (!konto || !stimmt) throw refuse('passwort', 'E-Mail-Adresse oder Passwort ist falsch.');
  if (konto.gesperrt) throw refuse('email', 'Dieses Konto ist gesperrt. Bitte wenden Sie sich an die Verwaltung.');
  await checkWeiter?.(konto);
  await settleAttempt(db, zaehlungen);
  return konto;
}

/** Throws unless the code is one of the account's second factor, if it has one; every code counts once. */
async function checkCode(db: Datenquelle, konto: KontoZeile, code: string): Promise<void> {
  if (!konto.totp_geheimnis) return;
  if (code === '') throw refuse('code', 'Bitte geben Sie den Code aus Ihrer Authenticator-App an.');
  if (!(await isCodeRight(db, konto, code))) {
    throw refuse('code', 'Dieser Code ist falsch oder schon verwendet. Bitte warten Sie auf den nächsten.');
  }
}

/** What somebody who is logged in gives to prove it once more. */
interface Nachweis {
  passwort: string;
  /** Of the second factor, where the account has one; null for who is about to set one up. */
  code: string | null;
  /** Field the password was asked in, and what stands beside it when it is wrong. */
  feld: string;
  falsch: string;
}

/**
 * Throws unless it is the owner of the account who is logged in, not somebody who found the screen unlocked or took the
 * cookie: `felder_ungueltig` for a mistake in a field, since the log-in goes on, or `zu_viele_anfragen`.
 */
export async function checkOwner(
  db: Datenquelle,
  grenzen: Grenzen,
  konto: KontoZeile,
  { passwort, code, feld, falsch }: Nachweis,
): Promise<void> {
  const eingabe = { email: konto.email, passwort };
  const zaehlungen = listProofCounts(grenzen, konto, feld);
  try {
    await checkAnmeldung(db, zaehlungen, findZugang(konto.art), eingabe, async (gefunden) => {
      if (code !== null) await checkCode(db, gefunden, code);
    });
  } catch (fehler) {
    if (!(fehler instanceof AppError) || fehler.code !== 'anmeldung_noetig') throw fehler;
    const felder = (fehler.felder ?? []).map((eintrag) =>
      eintrag.feld === 'passwort' ? { feld, meldung: falsch } : eintrag,
    );
    throw new AppError('felder_ungueltig', felder[0]?.meldung ?? fehler.message, { felder, cause: fehler });
  }
}

/** Logs in; the token is known to the caller alone. Throws `anmeldung_noetig` or `zu_viele_anfragen`. */
export async function logIn(
  db: Datenquelle,
  grenzen: Grenzen,
  zugang: Zugang,
  eingabe: { email: string; passwort: string; code: string },
  herkunft: Herkunft,
): Promise<{ konto: KontoZeile; token: string }> {
  const zaehlungen = await listLoginCounts(db, grenzen, zugang, eingabe.email, herkunft);
  const konto = await checkAnmeldung(db, zaehlungen, zugang, eingabe, (gefunden) =>
    checkCode(db, gefunden, eingabe.code),
  );
  const { token, token_hash } = createSecret();
  await db.transaction().execute(async (trx) => {
    await createKontositzungRepository(trx).begin(konto, token_hash);
    await createKontenRepository(trx).rememberAnmeldung(konto.id);
  });
  return { konto, token };
}
