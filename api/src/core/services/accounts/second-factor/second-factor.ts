import { findStep } from '@gm/shared/cli/find-step';
import { AppError } from '@gm/shared/errors/app-error';
import type { SecondFactor } from '@gm/shared/schemas/accounts';
import type { Config } from '../../../platform/config/config.ts';
import type { DataSource } from '../../../platform/database/database.ts';
import { getSender } from '../../mail/get-sender.ts';
import type { AccountLine } from '../account-repository.ts';
import type { AccountSender } from '../compose-account-mail.ts';
import { notifyOfChange } from '../notify-of-change.ts';
import { buildQr } from './build-qr.ts';
import { createEmergencyCodes, hashEmergencyCode } from './emergency-code.ts';
import { createSecondFactorRepository } from './second-factor-repository.ts';
import { buildTotpLink, createTotpSecret } from './totp.ts';

const refuse = (message: string) =>
  new AppError('felder_ungueltig', message, { felder: [{ feld: 'code', meldung: message }] });

/** Whether the code is a valid app code, each accepted once, or an emergency code, which is used up. */
export async function isCodeRight(db: DataSource, { id, totp_geheimnis }: AccountLine, code: string): Promise<boolean> {
  if (!totp_geheimnis) return false;
  const factor = createSecondFactorRepository(db);
  const step = findStep(totp_geheimnis, code);
  if (step !== null) return factor.redeemCode(id, step);
  const emergency = hashEmergencyCode(code);
  return emergency !== null && factor.redeemNotfallcode(id, emergency);
}

/** State of the second factor, with everything the owner needs to continue. */
export async function showSecondFactor(
  db: DataSource,
  { id, email, totp_geheimnis }: AccountLine,
  { MAIL_FROM }: Pick<Config, 'MAIL_FROM'>,
): Promise<SecondFactor> {
  const factor = createSecondFactorRepository(db);
  if (totp_geheimnis) return { aktiv: true, notfallcodes: await factor.countNotfallcodes(id), einrichtung: null };
  const started = await factor.findEinrichtung(id);
  if (!started) return { aktiv: false, notfallcodes: 0, einrichtung: null };
  const qr = buildQr(buildTotpLink(started.geheimnis, email, getSender(MAIL_FROM)));
  return { aktiv: false, notfallcodes: 0, einrichtung: { ...started, qr } };
}

/** Creates a secret and emergency codes, inactive until `confirmSetup`. */
export async function beginSetup(db: DataSource, { id, totp_geheimnis }: AccountLine): Promise<void> {
  if (totp_geheimnis) throw new AppError('konflikt', 'Ihr Konto hat schon einen zweiten Faktor.');
  const setup = { geheimnis: createTotpSecret(), notfallcodes: createEmergencyCodes() };
  await createSecondFactorRepository(db).begin(id, setup);
}

/** Activates the second factor with the first app code. Call it inside a transaction. */
export async function confirmSetup(
  trx: DataSource,
  account: AccountLine,
  code: string,
  config: AccountSender,
): Promise<void> {
  const { id } = account;
  const factor = createSecondFactorRepository(trx);
  const started = await factor.findEinrichtung(id);
  if (!started) throw refuse('Das Einrichten hat zu lange gedauert. Bitte beginnen Sie noch einmal.');
  const step = findStep(started.geheimnis, code);
  if (step === null) {
    throw refuse('Dieser Code stimmt nicht. Bitte prüfen Sie, ob die Uhr Ihres Geräts richtig geht.');
  }
  const hashes = started.notfallcodes.map(hashEmergencyCode).filter((hash) => hash !== null);
  await factor.set(id, started.geheimnis, hashes);
  await factor.redeemCode(id, step);
  await notifyOfChange(trx, account, 'faktor-an', config);
}

/** Removes the second factor. Call it inside a transaction. */
export async function switchOff(trx: DataSource, account: AccountLine, config: AccountSender): Promise<void> {
  await createSecondFactorRepository(trx).set(account.id, null);
  await notifyOfChange(trx, account, 'faktor-aus', config);
}
