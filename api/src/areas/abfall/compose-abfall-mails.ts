import { formatDate } from '@gm/shared/format/date';
import { formatWeekday } from '@gm/shared/opening-hours/opening-hours';
import { readWeekday } from '@gm/shared/rules/berlin-time';
import type { Sender } from '../../core/forms/subscriptions/compose-request.ts';
import { buildSubscriptionLink, buildUnsubscription, getRelation } from '../../core/forms/subscriptions/mailabo.ts';
import { buildGreeting } from '../../core/services/mail/build-greeting.ts';
import { getSender } from '../../core/services/mail/get-sender.ts';
import type { LettersFrom } from '../../core/services/mail/letters.ts';
import type { Mail } from '../../core/services/mail/mail.ts';
import { splitParagraphs } from '../../core/services/mail/mail-words.ts';
import type { ABFALL_MAILS } from './abfall-mails.ts';
import { REMINDER_LOCATION } from './abfall-path.ts';
import type { DueReminder } from './abfallerinnerung-repository.ts';

const enumeration = new Intl.ListFormat('de', { type: 'conjunction' });
/** `Restmüll und Bioabfall` */
export const joinKinds = (kinds: readonly string[]) => enumeration.format(kinds);

/** Mail of the evening before: tomorrow's collections. `tag` is the collection day. */
export function composeReminder(
  letters: LettersFrom<typeof ABFALL_MAILS>,
  reminder: DueReminder,
  day: string,
  config: Sender,
): Mail {
  const { id, email, schluessel: key, strasse: street, ortsteil, arten: kinds } = reminder;
  const was = joinKinds(kinds);
  const weekday = formatWeekday(readWeekday(day) ?? 'MONTAG');
  const { betreff: subject, ueberschrift: heading, text, link } = letters.erinnerung({ was });
  return {
    an: email,
    bezug: getRelation(REMINDER_LOCATION, id),
    abmeldung: buildUnsubscription(REMINDER_LOCATION, key, config.SITE_URL),
    betreff: subject,
    teile: [
      { art: 'ueberschrift', text: heading },
      {
        art: 'angaben',
        angaben: [
          { titel: 'Was', wert: was },
          { titel: 'Wann', wert: `${weekday}, ${formatDate(day)}` },
          { titel: 'Wo', wert: `${street}, ${ortsteil}` },
        ],
      },
      ...splitParagraphs(text),
      buildGreeting(getSender(config.MAIL_FROM)),
      {
        art: 'verweis',
        text: 'Straße oder Abfallarten ändern, Erinnerung abbestellen',
        adresse: buildSubscriptionLink(REMINDER_LOCATION, key, config.SITE_URL),
      },
      ...splitParagraphs(link),
    ],
  };
}
