import type { Konto } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { formatIban } from '@gm/shared/bereiche/ferienprogramm/iban';
import { type Cents, formatCents } from '@gm/shared/format/betrag';
import { formatDatum } from '@gm/shared/format/datum';
import type { Mail } from '../../../kern/mail/mail.ts';
import { splitAbsaetze } from '../../../kern/mail/mailworte.ts';
import { composeBrief } from '../compose-brief.ts';
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
  { optionen, absender }: Saison,
): Mail {
  const werte = { referenz, betrag: formatCents(offen), faellig: formatDatum(faellig) };
  const { betreff, ueberschrift, text, schluss } = absender.briefe.zahlung(werte);
  const kopf = { betreff: `${nummer > 1 ? `${nummer}. ` : ''}${betreff}`, ueberschrift };
  return composeBrief({ ...absender, optionen }, email, kopf, [
    ...splitAbsaetze(text),
    {
      art: 'angaben',
      angaben: [
        { titel: 'Empfänger', wert: konto.inhaber },
        { titel: 'IBAN', wert: formatIban(konto.iban) },
        { titel: 'Betrag', wert: formatCents(offen) },
        { titel: 'Verwendungszweck', wert: referenz },
      ],
    },
    { art: 'knopf', text: 'Rechnung mit GiroCode ansehen', adresse: new URL(pfad, absender.siteUrl).href },
    ...splitAbsaetze(schluss),
  ]);
}
