import { mailRecipientKind } from '../../forms/mail-recipient.ts';
import { buildGreeting } from '../../services/mail/build-greeting.ts';
import { getSender } from '../../services/mail/get-sender.ts';
import type { Mail } from '../../services/mail/mail.ts';
import { EDITORIAL } from '../store/build-editorial-route.ts';
import type { ReleaseSender } from './compose-release.ts';

interface Change {
  /** Kind of the changed entry. */
  art: unknown;
  vorgang: string;
  von: string;
  referenz: string;
  angaben: readonly { titel: string; wert: string }[];
}

const PUBLIC = ['freigeben', 'zurueckziehen'];

/** Notifies the municipality that forms may send to other mailboxes. */
export function composeRecipientChange(
  { art: kind, vorgang: operation, von: from, referenz: reference, angaben: details }: Change,
  { MAIL_ADMIN, MAIL_FROM, SITE_URL }: ReleaseSender,
): Mail[] {
  if (kind !== mailRecipientKind.name || !PUBLIC.includes(operation)) return [];
  const title = 'Empfänger von Formularen geändert';
  const list =
    operation === 'freigeben'
      ? details.map(({ titel: name, wert: value }) => `${name}: ${value}`)
      : ['Die Liste ist jetzt leer.'];
  return [
    {
      an: MAIL_ADMIN,
      betreff: title,
      teile: [
        { art: 'ueberschrift', text: title },
        {
          art: 'absatz',
          text: `${from} hat geändert, wohin Formulare der Website schicken dürfen. War das nicht abgesprochen, sperren Sie bitte das Konto.`,
        },
        ...list.map((text) => ({ art: 'absatz' as const, text })),
        { art: 'knopf', text: 'Liste öffnen', adresse: new URL(`${EDITORIAL.href}${reference}/`, SITE_URL).href },
        buildGreeting(getSender(MAIL_FROM)),
      ],
    },
  ];
}
