import type { FerienprogrammOptions, Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { buildGreeting } from '../../../core/services/mail/build-greeting.ts';
import type { Mail } from '../../../core/services/mail/mail.ts';
import { splitParagraphs } from '../../../core/services/mail/mail-words.ts';
import type { Sender } from '../booking/compose-confirmation.ts';
import { formatTermin } from '../program/format-termin.ts';
import { buildAccessPath, ORGANISER_PATH } from '../program/organiser-path.ts';
import { LINK_MINUTES } from './access-repository.ts';

type Termin = Pick<Ferienveranstaltung, 'titel' | 'datum_von' | 'datum_bis' | 'taeglich'>;

/** Mail with the single-use login link of an organiser or helper. */
export function composeAccess(email: string, token: string, sender: Sender): Mail {
  const {
    betreff: subject,
    ueberschrift: heading,
    text,
    schluss: closing,
  } = sender.briefe.zugang({ minuten: LINK_MINUTES });
  return {
    an: email,
    betreff: subject,
    teile: [
      { art: 'ueberschrift', text: heading },
      ...splitParagraphs(text),
      {
        art: 'knopf',
        text: 'Zu Ihren Veranstaltungen',
        adresse: new URL(buildAccessPath(token), sender.siteUrl).href,
      },
      ...splitParagraphs(closing),
      buildGreeting(sender.gemeinde),
    ],
  };
}

/** Mail: staff have entered the recipient as organiser. */
export function composeNaming(
  { email, name }: { email: string; name: string },
  event: Termin,
  sender: Sender,
  { email: rathaus }: Pick<FerienprogrammOptions, 'email'>,
): Mail {
  const values = { veranstaltung: event.titel, name, termin: formatTermin(event) };
  const { betreff: subject, ueberschrift: heading, text } = sender.briefe.benennung(values);
  return {
    an: email,
    antwortAn: rathaus,
    betreff: subject,
    teile: [
      { art: 'ueberschrift', text: heading },
      ...splitParagraphs(text),
      { art: 'knopf', text: 'Zur Seite für Veranstalter', adresse: new URL(ORGANISER_PATH, sender.siteUrl).href },
      buildGreeting(sender.gemeinde),
    ],
  };
}

interface Message {
  /** Address of the family, or of the organiser for the copy. */
  an: string;
  /** Children of the family; null in the copy. */
  kinder: string | null;
  betreff: string;
  text: string;
}

/** Message of an organiser to families. Replies go to the organiser, which the mail states. */
export function composeOrganiserMessage(
  { an, kinder: children, betreff: subject, text }: Message,
  event: Termin,
  organiser: { name: string; email: string },
  sender: Sender,
): Mail {
  const words = sender.briefe.nachricht({ veranstaltung: event.titel, betreff: subject });
  return {
    an,
    antwortAn: organiser.email,
    betreff: words.betreff,
    teile: [
      { art: 'ueberschrift', text: words.ueberschrift },
      {
        art: 'angaben',
        angaben: [
          { titel: subject, wert: text },
          { titel: 'Termin', wert: formatTermin(event) },
          ...(children === null ? [] : [{ titel: 'Für', wert: children }]),
          { titel: 'Von', wert: organiser.name },
        ],
      },
      ...splitParagraphs(children === null ? words.kopie : words.familie),
      buildGreeting(sender.gemeinde),
    ],
  };
}

/** Mail to staff: a draft is ready for publication. */
export function composeDoneMessage(
  event: Termin & { id: number },
  organiser: { name: string; email: string },
  sender: Sender,
  { email: rathaus }: Pick<FerienprogrammOptions, 'email'>,
): Mail {
  const page = new URL(`/intranet/ferienprogramm/${event.id}/`, sender.siteUrl).href;
  const { betreff: subject, ueberschrift: heading, text } = sender.briefe.fertigmeldung({ veranstaltung: event.titel });
  return {
    an: rathaus,
    antwortAn: organiser.email,
    betreff: subject,
    teile: [
      { art: 'ueberschrift', text: heading },
      ...splitParagraphs(text),
      {
        art: 'angaben',
        angaben: [
          { titel: 'Termin', wert: formatTermin(event) },
          { titel: 'Von', wert: organiser.name },
        ],
      },
      { art: 'knopf', text: 'Entwurf ansehen', adresse: page },
    ],
  };
}
