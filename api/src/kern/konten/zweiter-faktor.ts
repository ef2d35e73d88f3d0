import { findSchritt } from '@gm/shared/befehle/find-schritt';
import { AppError } from '@gm/shared/fehler/app-error';
import type { ZweiterFaktor } from '@gm/shared/schemas/konten';
import type { Config } from '../betrieb/config.ts';
import type { Datenquelle } from '../daten/database.ts';
import { getAbsender } from '../mail/get-absender.ts';
import { buildQr } from './build-qr.ts';
import type { Kontoabsender } from './compose-kontomail.ts';
import type { KontoZeile } from './konten-repository.ts';
import { createNotfallcodes, hashNotfallcode } from './notfallcode.ts';
import { notifyOfChange } from './notify-of-change.ts';
import { buildTotpLink, createTotpSecret } from './totp.ts';
import { createZweiterFaktorRepository } from './zweiter-faktor-repository.ts';

const refuse = (meldung: string) => new AppError('felder_ungueltig', meldung, { felder: [{ feld: 'code', meldung }] });

/** Whether the code is one of the app, which each count once, or one for emergencies, which is used up. */
export async function isCodeRight(db: Datenquelle, { id, totp_geheimnis }: KontoZeile, code: string): Promise<boolean> {
  if (!totp_geheimnis) return false;
  const faktor = createZweiterFaktorRepository(db);
  const schritt = findSchritt(totp_geheimnis, code);
  if (schritt !== null) return faktor.redeemCode(id, schritt);
  const notfall = hashNotfallcode(code);
  return notfall !== null && faktor.redeemNotfallcode(id, notfall);
}

/** Where an account stands, with everything its owner needs to go on. */
export async function showZweitenFaktor(
  db: Datenquelle,
  { id, email, totp_geheimnis }: KontoZeile,
  { MAIL_FROM }: Pick<Config, 'MAIL_FROM'>,
): Promise<ZweiterFaktor> {
  const faktor = createZweiterFaktorRepository(db);
  if (totp_geheimnis) return { aktiv: true, notfallcodes: await faktor.countNotfallcodes(id), einrichtung: null };
  const begonnen = await faktor.findEinrichtung(id);
  if (!begonnen) return { aktiv: false, notfallcodes: 0, einrichtung: null };
  const qr = buildQr(buildTotpLink(begonnen.geheimnis, email, getAbsender(MAIL_FROM)));
  return { aktiv: false, notfallcodes: 0, einrichtung: { ...begonnen, qr } };
}

/** Makes a secret and codes for emergencies; nothing of it counts before `bestaetige`. */
export async function beginSetup(db: Datenquelle, { id, totp_geheimnis }: KontoZeile): Promise<void> {
  if (totp_geheimnis) throw new AppError('konflikt', 'Ihr Konto hat schon einen zweiten Faktor.');
  const einrichtung = { geheimnis: createTotpSecret(), notfallcodes: createNotfallcodes() };
  await createZweiterFaktorRepository(db).begin(id, einrichtung);
}

/** The first code of the app turns the second factor on. Call it inside a transaction. */
export async function confirmSetup(
  trx: Datenquelle,
  konto: KontoZeile,
  code: string,
  config: Kontoabsender,
): Promise<void> {
  const { id } = konto;
  const faktor = createZweiterFaktorRepository(trx);
  const begonnen = await faktor.findEinrichtung(id);
  if (!begonnen) throw refuse('Das Einrichten hat zu lange gedauert. Bitte beginnen Sie noch einmal.');
  const schritt = findSchritt(begonnen.geheimnis, code);
  if (schritt === null) {
    throw refuse('Dieser Code stimmt nicht. Bitte prüfen Sie, ob die Uhr Ihres Geräts richtig geht.');
  }
  const hashes = begonnen.notfallcodes.map(hashNotfallcode).filter((hash) => hash !== null);
  await faktor.set(id, begonnen.geheimnis, hashes);
  await faktor.redeemCode(id, schritt);
  await notifyOfChange(trx, konto, 'faktor-an', config);
}

/** From now on the password alone is enough. Call it inside a transaction. */
export async function switchOff(trx: Datenquelle, konto: KontoZeile, config: Kontoabsender): Promise<void> {
  await createZweiterFaktorRepository(trx).set(konto.id, null);
  await notifyOfChange(trx, konto, 'faktor-aus', config);
}
