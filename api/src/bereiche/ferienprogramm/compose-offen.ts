import { formatAnzahl } from '@gm/shared/bereiche/ferienprogramm/ferienkosten';
import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { formatUhrzeit } from '@gm/shared/format/datum';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { buildGruss } from '../../kern/mail/build-gruss.ts';
import type { Mail } from '../../kern/mail/mail.ts';
import type { Absender } from './compose-bestaetigung.ts';

interface Bestaetigungsbitte extends Absender {
  optionen: FerienprogrammOptionen;
  referenz: string;
  email: string;
  kinder: number;
  plaetze: number;
  bis: Date;
  /** Path of the page with the button. */
  pfad: string;
  /** The second mail about it. */
  erinnerung?: boolean;
}

/**
 * Asks whether an address belongs to who booked. Until somebody has said so it may be anybody's: nothing stands in it that was
 * typed, and no child.
 */
export function composeBestaetigungsbitte(bitte: Bestaetigungsbitte): Mail {
  const { gemeinde, siteUrl, optionen, referenz, email, kinder, plaetze, bis, pfad, erinnerung = false } = bitte;
  const frist = formatUhrzeit(readBerlinerZeit(bis).uhrzeit);
  const was = `${formatAnzahl(plaetze, 'Platz', 'Plätze')} für ${formatAnzahl(kinder, 'Kind', 'Kinder')}`;
  return {
    an: email,
    antwortAn: optionen.email,
    betreff: `${erinnerung ? 'Erinnerung: ' : ''}Bitte bestätigen Sie Ihre Buchung ${referenz}`,
    teile: [
      { art: 'ueberschrift', text: 'Bitte bestätigen Sie Ihre Buchung' },
      {
        art: 'absatz',
        text: `Mit dieser E-Mail-Adresse wurde im Kinderferienprogramm gebucht: ${was}, Buchungsnummer ${referenz}. Wir halten die Plätze bis ${frist}. Öffnen Sie bis dahin die Seite und drücken Sie dort auf „Buchung bestätigen“. Danach bekommen Sie die Bestätigung mit allen Terminen.`,
      },
      { art: 'knopf', text: 'Zur Bestätigung', adresse: new URL(pfad, siteUrl).href },
      {
        art: 'absatz',
        text: `Haben Sie nicht gebucht, brauchen Sie nichts zu tun: Die Plätze werden um ${frist} wieder frei, und wir schreiben Ihnen nicht mehr.`,
      },
      buildGruss(gemeinde),
    ],
  };
}
