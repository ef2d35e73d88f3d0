import { buildGruss } from '../mail/build-gruss.ts';
import type { Mail, MailTeil } from '../mail/mail.ts';
import type { Einsendungsart } from './einsendungsart.ts';

/** The acknowledgement: headline, and what happens next. The number is told between them. */
export interface Dank {
  titel: string;
  eingegangen: string;
  weiter: string;
}

interface Umschlag {
  referenz: string;
  an: string;
  /** Office that takes answers. */
  amt: string;
  gemeinde: string;
}

/** To the sender. Not a word of the answers: nobody has proved that the address is theirs. */
export function composeEingangsmail(
  { anrede, dank }: Pick<Einsendungsart, 'anrede'> & { dank: Dank },
  { referenz, an, amt, gemeinde }: Umschlag,
  zusatz: readonly MailTeil[],
): Mail {
  return {
    an,
    antwortAn: amt,
    betreff: `${anrede} ${referenz}`,
    teile: [
      { art: 'ueberschrift', text: dank.titel },
      { art: 'absatz', text: `${dank.eingegangen} Die Referenznummer ist ${referenz}.` },
      { art: 'absatz', text: `${dank.weiter} Bitte nennen Sie bei Rückfragen diese Nummer.` },
      ...zusatz,
      { art: 'absatz', text: `Fragen beantwortet Ihnen gern: ${amt}` },
      buildGruss(gemeinde),
      {
        art: 'absatz',
        text: 'Diese Nachricht wurde automatisch erstellt. Wenn Sie uns nichts geschickt haben, hat jemand irrtümlich Ihre Adresse angegeben; bitte löschen Sie die Nachricht dann.',
      },
    ],
  };
}

/** To the office: everything that was sent. */
export function composeAmtsmail(
  { bezeichnung }: Pick<Einsendungsart, 'bezeichnung'>,
  { referenz, an, antwortAn }: Pick<Umschlag, 'referenz' | 'an'> & Pick<Mail, 'antwortAn'>,
  angaben: { titel: string; wert: string }[],
): Mail {
  return {
    an,
    ...(antwortAn ? { antwortAn } : {}),
    betreff: `${bezeichnung} ${referenz}`,
    teile: [
      { art: 'ueberschrift', text: `${bezeichnung} ${referenz}` },
      { art: 'angaben', angaben },
    ],
  };
}
