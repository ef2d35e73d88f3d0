import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import type { Mail } from '../../kern/mail/mail.ts';
import type { Absender } from './compose-bestaetigung.ts';

interface Konfliktmail extends Absender {
  optionen: FerienprogrammOptionen;
  email: string;
  /** What stands in the way, one German sentence each. */
  saetze: readonly string[];
}

/** To the family that has booked a child whom somebody wanted to book again. Who that was, nobody knows. */
export function writeKonfliktmail({ gemeinde, optionen, email, saetze }: Konfliktmail): Mail {
  return {
    an: email,
    antwortAn: optionen.email,
    betreff: 'Kinderferienprogramm: eine Anmeldung wurde nicht angenommen',
    teile: [
      { art: 'ueberschrift', text: 'Eine Anmeldung wurde nicht angenommen' },
      {
        art: 'absatz',
        text: 'Jemand wollte ein Kind anmelden, das Sie schon angemeldet haben. Es wurde nichts gebucht, und bei Ihnen bleibt alles, wie es ist.',
      },
      { art: 'angaben', angaben: [{ titel: 'Der Grund', wert: saetze.join('\n') }] },
      {
        art: 'absatz',
        text: 'Waren Sie das selbst? Mit dem Link aus Ihrer Bestätigung sehen Sie, was Sie gebucht haben, und können Plätze zurückgeben; danach können Sie neu buchen.',
      },
      {
        art: 'absatz',
        text: `Waren Sie es nicht, brauchen Sie nichts zu tun: Wer das Formular ausgefüllt hat, hat nicht erfahren, was Sie gebucht haben. Bei Fragen schreiben Sie an ${optionen.email}.`,
      },
      { art: 'absatz', text: `Mit freundlichen Grüßen\n${gemeinde}` },
    ],
  };
}
