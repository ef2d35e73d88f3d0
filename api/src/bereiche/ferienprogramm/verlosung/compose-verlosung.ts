import { formatAnzahl } from '@gm/shared/bereiche/ferienprogramm/ferienkosten';
import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { formatDatum } from '@gm/shared/format/datum';
import type { Mail } from '../../../kern/mail/mail.ts';
import { splitAbsaetze } from '../../../kern/mail/mailworte.ts';
import type { Absender } from '../compose-bestaetigung.ts';
import { composeBrief } from '../compose-brief.ts';
import { VERLOSUNG_PFAD } from './wunsch-pfad.ts';

interface Brief extends Absender {
  optionen: FerienprogrammOptionen;
  email: string;
}

/** Asks whether an address belongs to who wishes: nothing that was typed stands in it, and no child. */
export function composeWunschbitte(brief: Brief & { kinder: number; anzahl: number; pfad: string }): Mail {
  // `pfad`: of the family's wishes.
  const { siteUrl, optionen, email, pfad, kinder, anzahl, briefe } = brief;
  const wuensche = `${formatAnzahl(anzahl, 'Wunsch', 'Wünsche')} für ${formatAnzahl(kinder, 'Kind', 'Kinder')}`;
  const { betreff, text, schluss } = briefe.wunschbitte({ wuensche, frist: formatDatum(optionen.anmeldung_bis) });
  return composeBrief(brief, email, { betreff }, [
    ...splitAbsaetze(text),
    { art: 'knopf', text: 'Zum Wunschzettel', adresse: new URL(pfad, siteUrl).href },
    ...splitAbsaetze(schluss),
  ]);
}

export interface Losbrief extends Brief {
  kinder: readonly { vorname: string; losnummer: string; plaetze: readonly string[] }[];
  /** Last day on which what is left can be booked. */
  restplaetze_bis: string;
}

/** What came of the draw, and how to reckon it again. */
export function composeLosergebnis(brief: Losbrief): Mail {
  const { siteUrl, email, kinder, restplaetze_bis, briefe } = brief;
  const gewonnen = kinder.some(({ plaetze }) => plaetze.length > 0);
  const adresse = new URL('/kinderferienprogramm/', siteUrl).href;
  const worte = briefe.losergebnis({ frist: formatDatum(restplaetze_bis), adresse });
  const kopf = { betreff: gewonnen ? worte.betreff : worte.betreffOhne, ueberschrift: worte.ueberschrift };
  return composeBrief(brief, email, kopf, [
    {
      art: 'angaben',
      angaben: kinder.map(({ vorname, losnummer, plaetze }) => ({
        titel: `${vorname} (Losnummer ${losnummer})`,
        wert: plaetze.length > 0 ? plaetze.join(', ') : 'Leider kein Platz',
      })),
    },
    ...splitAbsaetze(gewonnen ? worte.text : worte.ohne),
    ...splitAbsaetze(worte.weiter),
    ...splitAbsaetze(worte.schluss),
    { art: 'knopf', text: 'Verlosung nachrechnen', adresse: new URL(VERLOSUNG_PFAD, siteUrl).href },
  ]);
}
