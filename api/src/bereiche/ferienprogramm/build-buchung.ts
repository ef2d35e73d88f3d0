import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import type { Kontakt } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import { determinePreise, sumKosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { createSecret } from '../../kern/betrieb/geheimnis.ts';
import { renderMail } from '../../kern/mail/render-mail.ts';
import type { Auswahl, GesperrteVeranstaltung } from './check-anmeldung.ts';
import { composeBestaetigung } from './compose-bestaetigung.ts';
import { composeBestaetigungsbitte } from './compose-offen.ts';
import type { Saison } from './ferien-dienst.ts';
import { BUCHUNGSNUMMER } from './ferienbuchung-repository.ts';
import { buildOffenPfad, buildStatusPfad } from './privater-pfad.ts';

/** The children with their chosen events, as far as there are such, what each of these costs and all of them together. */
export function buildRechnung(
  auswahl: readonly Auswahl[],
  veranstaltungen: ReadonlyMap<number, GesperrteVeranstaltung>,
  optionen: FerienprogrammOptionen,
) {
  const gewaehlt = auswahl.map((eintrag) => ({
    ...eintrag,
    veranstaltungen: eintrag.ids.flatMap((id) => veranstaltungen.get(id) ?? []),
  }));
  const preise = determinePreise(gewaehlt, optionen);
  const kinder = gewaehlt.map((eintrag, index) => ({ ...eintrag, preise: preise[index] ?? [] }));
  return { kinder, kosten: sumKosten(preise, optionen) };
}

const MINUTE = 60_000;

/** When the reminder is due, and until when somebody has to confirm. */
export function buildFrist(
  { erinnerung_minuten, bestaetigung_minuten }: FerienprogrammOptionen,
  jetzt: Date,
): { erinnern_ab: Date; bestaetigen_bis: Date } {
  return {
    erinnern_ab: new Date(jetzt.getTime() + erinnerung_minuten * MINUTE),
    bestaetigen_bis: new Date(jetzt.getTime() + bestaetigung_minuten * MINUTE),
  };
}

/**
 * What of a booking is made before it is stored. It has two secrets: the mail's confirms and shows it, the browser's only asks
 * for that mail once more.
 */
export function buildOffeneBuchung(
  kontakt: Kontakt,
  { kinder }: ReturnType<typeof buildRechnung>,
  { optionen, absender }: Saison,
  jetzt: Date,
) {
  const { token, token_hash } = createSecret();
  const browser = createSecret();
  const frist = buildFrist(optionen, jetzt);
  const mail = composeBestaetigungsbitte({
    ...absender,
    optionen,
    referenz: BUCHUNGSNUMMER,
    email: kontakt.email,
    kinder: kinder.length,
    plaetze: kinder.flatMap(({ ids }) => ids).length,
    bis: frist.bestaetigen_bis,
    pfad: buildOffenPfad(token),
  });
  return {
    statusPfad: buildOffenPfad(browser.token),
    buchung: {
      kontakt,
      kinder,
      token_hash,
      offen: { browser_hash: browser.token_hash, ...frist },
      mail: renderMail(mail),
    },
  };
}

/** The same of a booking that is firm at once: its secret, and the mail that has the private link. */
export function buildBuchung(
  kontakt: Kontakt,
  { kinder, kosten }: ReturnType<typeof buildRechnung>,
  { optionen, absender }: Saison,
) {
  const { token, token_hash } = createSecret();
  const statusPfad = buildStatusPfad(token);
  const mail = composeBestaetigung({
    ...absender,
    referenz: BUCHUNGSNUMMER,
    kontakt,
    optionen,
    kosten,
    statusPfad,
    kinder,
  });
  return { statusPfad, buchung: { kontakt, kinder, token_hash, mail: renderMail(mail) } };
}
