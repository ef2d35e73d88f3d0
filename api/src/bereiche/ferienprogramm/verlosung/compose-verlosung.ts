import { formatAnzahl } from '@gm/shared/bereiche/ferienprogramm/ferienkosten';
import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { formatDatum } from '@gm/shared/format/datum';
import { buildGruss } from '../../../kern/mail/build-gruss.ts';
import type { Mail } from '../../../kern/mail/mail.ts';
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
  const { siteUrl, optionen, email, pfad, kinder, anzahl } = brief;
  const was = `${formatAnzahl(anzahl, 'Wunsch', 'Wünsche')} für ${formatAnzahl(kinder, 'Kind', 'Kinder')}`;
  return composeBrief(brief, email, { betreff: 'Bitte bestätigen Sie Ihren Wunschzettel' }, [
    {
      art: 'absatz',
      text: `Mit dieser E-Mail-Adresse wurde ein Wunschzettel für das Kinderferienprogramm abgegeben: ${was}. Öffnen Sie die Seite und drücken Sie dort auf „Wunschzettel bestätigen“; erst dann nimmt er an der Verlosung teil. Bis zum ${formatDatum(optionen.anmeldung_bis)} können Sie dort alles ändern. Ob Sie früh oder spät dran sind, ist gleich.`,
    },
    { art: 'knopf', text: 'Zum Wunschzettel', adresse: new URL(pfad, siteUrl).href },
    {
      art: 'absatz',
      text: 'Haben Sie keinen Wunschzettel abgegeben, brauchen Sie nichts zu tun: Er zählt nicht, und wir löschen ihn.',
    },
  ]);
}

export interface Losbrief extends Brief {
  kinder: readonly { vorname: string; losnummer: string; plaetze: readonly string[] }[];
  /** Last day on which what is left can be booked. */
  restplaetze_bis: string;
}

/** What came of the draw, and how to reckon it again. */
export function composeLosergebnis(brief: Losbrief): Mail {
  const { gemeinde, siteUrl, optionen, email, kinder, restplaetze_bis } = brief;
  const gewonnen = kinder.some(({ plaetze }) => plaetze.length > 0);
  return {
    an: email,
    antwortAn: optionen.email,
    betreff: gewonnen ? 'Ihre Plätze im Kinderferienprogramm' : 'Die Verlosung im Kinderferienprogramm',
    teile: [
      { art: 'ueberschrift', text: 'Die Plätze sind verlost' },
      {
        art: 'angaben',
        angaben: kinder.map(({ vorname, losnummer, plaetze }) => ({
          titel: `${vorname} (Losnummer ${losnummer})`,
          wert: plaetze.length > 0 ? plaetze.join(', ') : 'Leider kein Platz',
        })),
      },
      {
        art: 'absatz',
        text: gewonnen
          ? 'Diese Plätze sind fest gebucht. Die Bestätigung mit allen Terminen kommt in einer zweiten E-Mail; dort können Sie Plätze auch zurückgeben.'
          : 'Es gab mehr Wünsche als Plätze. Das Los hat dieses Mal andere getroffen.',
      },
      {
        art: 'absatz',
        text: `Freie Plätze können Sie bis zum ${formatDatum(restplaetze_bis)} buchen: ${new URL('/kinderferienprogramm/', siteUrl).href}`,
      },
      {
        art: 'absatz',
        text: 'Ob richtig verlost wurde, können Sie selbst nachrechnen. Sie finden Ihr Kind dort an seiner Losnummer, die nur Sie kennen.',
      },
      { art: 'knopf', text: 'Verlosung nachrechnen', adresse: new URL(VERLOSUNG_PFAD, siteUrl).href },
      buildGruss(gemeinde),
    ],
  };
}
