import { AppError } from '@gm/shared/fehler/app-error';
import type { ZweiterFaktor } from '@gm/shared/schemas/konten';
import type { Config } from '../config.ts';
import type { Datenquelle } from '../daten/database.ts';
import type { KontoZeile } from '../daten/konten-repository.ts';
import { createZweiterFaktorRepository } from '../daten/zweiter-faktor-repository.ts';
import { nenneAbsender } from '../mail/nenne-absender.ts';
import { bildeQr } from './bilde-qr.ts';
import { meldeAenderung } from './melde-aenderung.ts';
import { erzeugeNotfallcodes, hasheNotfallcode } from './notfallcode.ts';
import { bildeTotpLink, erzeugeTotpGeheimnis, findeSchritt } from './totp.ts';
import type { Kontoabsender } from './verfasse-kontomail.ts';

const lehneAb = (meldung: string) => new AppError('felder_ungueltig', meldung, { felder: [{ feld: 'code', meldung }] });

/** Whether the code is one of the app, which each count once, or one for emergencies, which is used up. */
export async function stimmtCode(db: Datenquelle, { id, totp_geheimnis }: KontoZeile, code: string): Promise<boolean> {
  if (!totp_geheimnis) return false;
  const faktor = createZweiterFaktorRepository(db);
  const schritt = findeSchritt(totp_geheimnis, code);
  if (schritt !== null) return faktor.verbraucheCode(id, schritt);
  const notfall = hasheNotfallcode(code);
  return notfall !== null && faktor.verbraucheNotfallcode(id, notfall);
}

/** Where an account stands, with everything its owner needs to go on. */
export async function zeigeZweitenFaktor(
  db: Datenquelle,
  { id, email, totp_geheimnis }: KontoZeile,
  { MAIL_FROM }: Pick<Config, 'MAIL_FROM'>,
): Promise<ZweiterFaktor> {
  const faktor = createZweiterFaktorRepository(db);
  if (totp_geheimnis) return { aktiv: true, notfallcodes: await faktor.zaehleNotfallcodes(id), einrichtung: null };
  const begonnen = await faktor.findeEinrichtung(id);
  if (!begonnen) return { aktiv: false, notfallcodes: 0, einrichtung: null };
  const qr = bildeQr(bildeTotpLink(begonnen.geheimnis, email, nenneAbsender(MAIL_FROM)));
  return { aktiv: false, notfallcodes: 0, einrichtung: { ...begonnen, qr } };
}

/** Makes a secret and codes for emergencies; nothing of it counts before `bestaetige`. */
export async function beginneEinrichtung(db: Datenquelle, { id, totp_geheimnis }: KontoZeile): Promise<void> {
  if (totp_geheimnis) throw new AppError('konflikt', 'Ihr Konto hat schon einen zweiten Faktor.');
  const einrichtung = { geheimnis: erzeugeTotpGeheimnis(), notfallcodes: erzeugeNotfallcodes() };
  await createZweiterFaktorRepository(db).beginne(id, einrichtung);
}

/** The first code of the app turns the second factor on. Call it inside a transaction. */
export async function bestaetigeEinrichtung(
  trx: Datenquelle,
  konto: KontoZeile,
  code: string,
  config: Kontoabsender,
): Promise<void> {
  const { id } = konto;
  const faktor = createZweiterFaktorRepository(trx);
  const begonnen = await faktor.findeEinrichtung(id);
  if (!begonnen) throw lehneAb('Das Einrichten hat zu lange gedauert. Bitte beginnen Sie noch einmal.');
  const schritt = findeSchritt(begonnen.geheimnis, code);
  if (schritt === null) {
    throw lehneAb('Dieser Code stimmt nicht. Bitte prüfen Sie, ob die Uhr Ihres Geräts richtig geht.');
  }
  const hashes = begonnen.notfallcodes.map(hasheNotfallcode).filter((hash) => hash !== null);
  await faktor.setze(id, begonnen.geheimnis, hashes);
  await faktor.verbraucheCode(id, schritt);
  await meldeAenderung(trx, konto, 'faktor-an', config);
}

/** From now on the password alone is enough. Call it inside a transaction. */
export async function schalteAb(trx: Datenquelle, konto: KontoZeile, config: Kontoabsender): Promise<void> {
  await createZweiterFaktorRepository(trx).setze(konto.id, null);
  await meldeAenderung(trx, konto, 'faktor-aus', config);
}
