import type { FerienprogrammOptionen, Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { buildGruss } from '../../../kern/mail/build-gruss.ts';
import type { Mail } from '../../../kern/mail/mail.ts';
import type { Absender } from '../compose-bestaetigung.ts';
import { formatTermin } from '../format-termin.ts';
import { buildZugangPfad, VERANSTALTER_PFAD } from './veranstalter-pfad.ts';
import { LINK_MINUTEN } from './zugang-repository.ts';

type Termin = Pick<Ferienveranstaltung, 'titel' | 'datum_von' | 'datum_bis' | 'taeglich'>;

/** The link that lets an organiser or a helper in, once. */
export function composeZugang(email: string, token: string, absender: Absender): Mail {
  return {
    an: email,
    betreff: 'Ihr Zugang zum Ferienprogramm',
    teile: [
      { art: 'ueberschrift', text: 'Ihr Zugang für Veranstalter und Helfer' },
      {
        art: 'absatz',
        text: `Mit diesem Link melden Sie sich im Ferienprogramm an. Er gilt ${LINK_MINUTEN} Minuten und nur einmal. Geben Sie ihn nicht weiter: Dahinter stehen Angaben von Kindern und Helfern.`,
      },
      {
        art: 'knopf',
        text: 'Zu Ihren Veranstaltungen',
        adresse: new URL(buildZugangPfad(token), absender.siteUrl).href,
      },
      { art: 'absatz', text: 'Haben Sie den Link nicht angefordert, brauchen Sie nichts zu tun.' },
      buildGruss(absender.gemeinde),
    ],
  };
}

/** Staff have entered somebody for an event. */
export function composeBenennung(
  { email, name }: { email: string; name: string },
  event: Termin,
  absender: Absender,
  { email: rathaus }: Pick<FerienprogrammOptionen, 'email'>,
): Mail {
  return {
    an: email,
    antwortAn: rathaus,
    betreff: `Ihre Veranstaltung im Ferienprogramm: ${event.titel}`,
    teile: [
      { art: 'ueberschrift', text: `Sie betreuen „${event.titel}“` },
      {
        art: 'absatz',
        text: `Wir haben ${name} mit dieser E-Mail-Adresse für die Veranstaltung eingetragen (${formatTermin(event)}). Auf unserer Seite für Veranstalter sehen Sie, wer sich angemeldet hat, drucken Listen, schreiben den Familien und melden Auslagen. Ein Passwort brauchen Sie nicht: Wir schicken Ihnen jedes Mal einen Link.`,
      },
      { art: 'knopf', text: 'Zur Seite für Veranstalter', adresse: new URL(VERANSTALTER_PFAD, absender.siteUrl).href },
      buildGruss(absender.gemeinde),
    ],
  };
}

interface Nachricht {
  /** Family or, for the copy, the organiser. */
  an: string;
  /** Of the family; null in the copy. */
  kinder: string | null;
  betreff: string;
  text: string;
}

/** What an organiser writes to the families. An answer goes to the organiser, and the mail says what that means. */
export function composeVeranstalternachricht(
  { an, kinder, betreff, text }: Nachricht,
  event: Termin,
  veranstalter: { name: string; email: string },
  absender: Absender,
): Mail {
  return {
    an,
    antwortAn: veranstalter.email,
    betreff: `${event.titel}: ${betreff}`,
    teile: [
      { art: 'ueberschrift', text: `Nachricht zu „${event.titel}“` },
      {
        art: 'angaben',
        angaben: [
          { titel: betreff, wert: text },
          { titel: 'Termin', wert: formatTermin(event) },
          ...(kinder === null ? [] : [{ titel: 'Für', wert: kinder }]),
          { titel: 'Von', wert: veranstalter.name },
        ],
      },
      {
        art: 'absatz',
        text:
          kinder === null
            ? 'Diese Nachricht ging an alle Familien Ihrer Veranstaltung. Antworten kommen zu Ihnen.'
            : 'Der Veranstalter kennt Ihre E-Mail-Adresse nicht, wir haben die Nachricht für ihn verschickt. Wenn Sie antworten, bekommt er Ihre Antwort mit Ihrer Adresse.',
      },
      buildGruss(absender.gemeinde),
    ],
  };
}

/** A draft is ready: staff may publish it. */
export function composeFertigmeldung(
  event: Termin & { id: number },
  veranstalter: { name: string; email: string },
  absender: Absender,
  { email: rathaus }: Pick<FerienprogrammOptionen, 'email'>,
): Mail {
  const seite = new URL(`/intranet/ferienprogramm/${event.id}/`, absender.siteUrl).href;
  return {
    an: rathaus,
    antwortAn: veranstalter.email,
    betreff: `Fertig zum Veröffentlichen: ${event.titel}`,
    teile: [
      { art: 'ueberschrift', text: `„${event.titel}“ ist fertig` },
      { art: 'absatz', text: 'Der Veranstalter hat den Entwurf ergänzt. Bitte prüfen und veröffentlichen Sie ihn.' },
      {
        art: 'angaben',
        angaben: [
          { titel: 'Termin', wert: formatTermin(event) },
          { titel: 'Von', wert: veranstalter.name },
        ],
      },
      { art: 'knopf', text: 'Entwurf ansehen', adresse: seite },
    ],
  };
}
