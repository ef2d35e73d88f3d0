import type { FerienprogrammOptionen, Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { buildGruss } from '../../../kern/mail/build-gruss.ts';
import type { Mail } from '../../../kern/mail/mail.ts';
import { splitAbsaetze } from '../../../kern/mail/mailworte.ts';
import type { Absender } from '../compose-bestaetigung.ts';
import { formatTermin } from '../format-termin.ts';
import { buildZugangPfad, VERANSTALTER_PFAD } from './veranstalter-pfad.ts';
import { LINK_MINUTEN } from './zugang-repository.ts';

type Termin = Pick<Ferienveranstaltung, 'titel' | 'datum_von' | 'datum_bis' | 'taeglich'>;

/** The link that lets an organiser or a helper in, once. */
export function composeZugang(email: string, token: string, absender: Absender): Mail {
  const { betreff, ueberschrift, text, schluss } = absender.briefe.zugang({ minuten: LINK_MINUTEN });
  return {
    an: email,
    betreff,
    teile: [
      { art: 'ueberschrift', text: ueberschrift },
      ...splitAbsaetze(text),
      {
        art: 'knopf',
        text: 'Zu Ihren Veranstaltungen',
        adresse: new URL(buildZugangPfad(token), absender.siteUrl).href,
      },
      ...splitAbsaetze(schluss),
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
  const werte = { veranstaltung: event.titel, name, termin: formatTermin(event) };
  const { betreff, ueberschrift, text } = absender.briefe.benennung(werte);
  return {
    an: email,
    antwortAn: rathaus,
    betreff,
    teile: [
      { art: 'ueberschrift', text: ueberschrift },
      ...splitAbsaetze(text),
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
  const worte = absender.briefe.nachricht({ veranstaltung: event.titel, betreff });
  return {
    an,
    antwortAn: veranstalter.email,
    betreff: worte.betreff,
    teile: [
      { art: 'ueberschrift', text: worte.ueberschrift },
      {
        art: 'angaben',
        angaben: [
          { titel: betreff, wert: text },
          { titel: 'Termin', wert: formatTermin(event) },
          ...(kinder === null ? [] : [{ titel: 'Für', wert: kinder }]),
          { titel: 'Von', wert: veranstalter.name },
        ],
      },
      ...splitAbsaetze(kinder === null ? worte.kopie : worte.familie),
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
  const { betreff, ueberschrift, text } = absender.briefe.fertigmeldung({ veranstaltung: event.titel });
  return {
    an: rathaus,
    antwortAn: veranstalter.email,
    betreff,
    teile: [
      { art: 'ueberschrift', text: ueberschrift },
      ...splitAbsaetze(text),
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
