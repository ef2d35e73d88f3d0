import type { Konto } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { formatIban } from '@gm/shared/bereiche/ferienprogramm/iban';
import { type Cents, formatCents } from '@gm/shared/format/betrag';
import { formatDatum } from '@gm/shared/format/datum';
import { buildGruss } from '../../../kern/mail/build-gruss.ts';
import type { Mail } from '../../../kern/mail/mail.ts';
import type { Saison } from '../ferien-dienst.ts';

interface Erinnerung {
  email: string;
  referenz: string;
  offen: Cents;
  faellig: string;
  /** Which reminder it is, from 1. */
  nummer: number;
  konto: Konto;
  pfad: string;
}

/** A bill is overdue. */
export function composeErinnerung(
  { email, referenz, offen, faellig, nummer, konto, pfad }: Erinnerung,
  { optionen, absender: { gemeinde, siteUrl } }: Saison,
): Mail {
  return {
    an: email,
    antwortAn: optionen.email,
    betreff: `${nummer > 1 ? `${nummer}. ` : ''}Zahlungserinnerung zu Ihrer Buchung ${referenz}`,
    teile: [
      { art: 'ueberschrift', text: 'Ihre Rechnung ist noch offen' },
      {
        art: 'absatz',
        text: `Für Ihre Buchung im Kinderferienprogramm fehlen uns noch ${formatCents(offen)}. Sie waren am ${formatDatum(faellig)} fällig. Haben Sie gerade bezahlt, betrachten Sie diese Nachricht bitte als erledigt.`,
      },
      {
        art: 'angaben',
        angaben: [
          { titel: 'Empfänger', wert: konto.inhaber },
          { titel: 'IBAN', wert: formatIban(konto.iban) },
          { titel: 'Betrag', wert: formatCents(offen) },
          { titel: 'Verwendungszweck', wert: referenz },
        ],
      },
      { art: 'knopf', text: 'Rechnung mit GiroCode ansehen', adresse: new URL(pfad, siteUrl).href },
      { art: 'absatz', text: 'Können Sie gerade nicht bezahlen, antworten Sie uns bitte auf diese E-Mail.' },
      buildGruss(gemeinde),
    ],
  };
}
