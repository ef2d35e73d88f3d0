import type { Datenquelle } from '../daten/database.ts';
import { readBriefe } from '../mail/briefe.ts';
import type { Mail } from '../mail/mail.ts';
import { createOutboxRepository } from '../mail/outbox-repository.ts';
import { renderMail } from '../mail/render-mail.ts';
import { formatZeitpunkt } from '../regeln/format-zeitpunkt.ts';
import { composeKontomail, type Kontoabsender, type Kontobriefe, type Kontoinhaber } from './compose-kontomail.ts';
import { KONTOMAILS } from './kontomails.ts';
import { findZugang } from './zugang.ts';

/** What may be done to how one logs in; each has a mail. */
export const AENDERUNGEN = ['passwort', 'faktor-an', 'faktor-aus'] as const;
export type Kontoaenderung = (typeof AENDERUNGEN)[number];

export function composeAenderung(
  briefe: Kontobriefe,
  konto: Kontoinhaber,
  was: Kontoaenderung,
  config: Kontoabsender,
): Mail {
  const { vergessenseite, name: wo } = findZugang(konto.art);
  const adresse = new URL(vergessenseite, config.SITE_URL).href;
  const { betreff, text, schluss } = briefe[was]({ zeitpunkt: formatZeitpunkt(new Date()), wo });
  return composeKontomail(
    konto,
    { betreff, text: `${text}\n\n${schluss}` },
    { text: 'Neues Passwort anfordern', adresse },
    config,
  );
}

/** Tells the owner of an account by mail, so that nobody changes how one logs in unnoticed. Call it inside a transaction. */
export async function notifyOfChange(
  trx: Datenquelle,
  konto: Kontoinhaber,
  was: Kontoaenderung,
  config: Kontoabsender,
): Promise<void> {
  const briefe = await readBriefe(trx, KONTOMAILS);
  await createOutboxRepository(trx).store(renderMail(composeAenderung(briefe, konto, was, config)));
}
