import type { FerienprogrammOptions } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { formatCount } from '@gm/shared/format/count';
import { formatTimeOfDay } from '@gm/shared/format/date';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { Mail } from '../../../core/services/mail/mail.ts';
import { splitParagraphs } from '../../../core/services/mail/mail-words.ts';
import { composeLetter } from '../compose-letter.ts';
import type { Sender } from './compose-confirmation.ts';

interface ConfirmationRequest extends Sender {
  optionen: FerienprogrammOptions;
  referenz: string;
  email: string;
  kinder: number;
  plaetze: number;
  bis: Date;
  /** Path of the page with the button. */
  pfad: string;
  /** Whether this is the reminder. */
  erinnerung?: boolean;
}

/**
 * Asks to confirm the mail address of a booking. An unconfirmed address may be anyone's, so the mail contains no input
 * and no names of children.
 */
export function composeConfirmationRequest(request: ConfirmationRequest): Mail {
  const {
    siteUrl,
    referenz: reference,
    email,
    kinder: children,
    plaetze: places,
    bis: until,
    pfad: path,
    briefe: letters,
    erinnerung: reminder = false,
  } = request;
  const deadline = formatTimeOfDay(readBerlinTime(until).uhrzeit);
  const was = `${formatCount(places, 'Platz', 'Plätze')} für ${formatCount(children, 'Kind', 'Kinder')}`;
  const {
    betreff: subject,
    ueberschrift: heading,
    text,
    schluss: closing,
  } = letters.bitte({ referenz: reference, plaetze: was, frist: deadline });
  const head = { betreff: `${reminder ? 'Erinnerung: ' : ''}${subject}`, ueberschrift: heading };
  return composeLetter(request, email, head, [
    ...splitParagraphs(text),
    { art: 'knopf', text: 'Zur Bestätigung', adresse: new URL(path, siteUrl).href },
    ...splitParagraphs(closing),
  ]);
}
