import { buildGruss } from '../mail/build-gruss.ts';
import type { Mail, MailTeil } from '../mail/mail.ts';
import { fillPlatzhalter, type Mailtexte } from '../mail/mailtexte.ts';
import { splitAbsaetze } from '../mail/mailworte.ts';
import type { Einsendungsart } from './einsendungsart.ts';

interface Umschlag {
  referenz: string;
  an: string;
  /** Office that takes answers. */
  amt: string;
  gemeinde: string;
}

/** To the sender. Not a word of the answers: nobody has proved that the address is theirs. */
export function composeEingangsmail(
  worte: Mailtexte['eingang'],
  { referenz, an, amt, gemeinde }: Umschlag,
  zusatz: readonly MailTeil[],
): Mail {
  const fill = (text: string) => fillPlatzhalter(text, { referenz, amt, gemeinde });
  return {
    an,
    antwortAn: amt,
    betreff: fill(worte.betreff),
    teile: [
      { art: 'ueberschrift', text: fill(worte.ueberschrift) },
      ...splitAbsaetze(fill(worte.eingegangen)),
      ...splitAbsaetze(fill(worte.weiter)),
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
