import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import type { Kontakt } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import { determinePreise, sumKosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { createSecret } from '../../kern/betrieb/geheimnis.ts';
import { renderMail } from '../../kern/mail/render-mail.ts';
import type { Auswahl, GesperrteVeranstaltung } from './check-anmeldung.ts';
import { composeBestaetigung } from './compose-bestaetigung.ts';
import type { Saison } from './ferien-dienst.ts';
import { BUCHUNGSNUMMER } from './ferienbuchung-repository.ts';
import { buildStatusPfad } from './privater-pfad.ts';

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

/** What of a booking is made before it is stored: children with prices, its secret, and the mail that has the private link. */
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
