import type { Account } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { formatIban } from '@gm/shared/areas/ferienprogramm/payment/iban';
import { type Cents, formatCents } from '@gm/shared/format/amount';
import { formatDate } from '@gm/shared/format/date';
import type { Mail } from '../../../../core/services/mail/mail.ts';
import { splitParagraphs } from '../../../../core/services/mail/mail-words.ts';
import { composeLetter } from '../../compose-letter.ts';
import type { Season } from '../../holiday-service.ts';

interface Reminder {
  email: string;
  referenz: string;
  offen: Cents;
  faellig: string;
  /** Number of the reminder, from 1. */
  nummer: number;
  konto: Account;
  pfad: string;
}

/** Mail: a bill is overdue. */
export function composeReminder(
  { email, referenz: reference, offen: open, faellig: due, nummer: num, konto: account, pfad: path }: Reminder,
  { optionen: options, absender: sender }: Season,
): Mail {
  const values = { referenz: reference, betrag: formatCents(open), faellig: formatDate(due) };
  const { betreff: subject, ueberschrift: heading, text, schluss: closing } = sender.briefe.zahlung(values);
  const head = { betreff: `${num > 1 ? `${num}. ` : ''}${subject}`, ueberschrift: heading };
  return composeLetter({ ...sender, optionen: options }, email, head, [
    ...splitParagraphs(text),
    {
      art: 'angaben',
      angaben: [
        { titel: 'Empfänger', wert: account.inhaber },
        { titel: 'IBAN', wert: formatIban(account.iban) },
        { titel: 'Betrag', wert: formatCents(open) },
        { titel: 'Verwendungszweck', wert: reference },
      ],
    },
    { art: 'knopf', text: 'Rechnung mit GiroCode ansehen', adresse: new URL(path, sender.siteUrl).href },
    ...splitParagraphs(closing),
  ]);
}
