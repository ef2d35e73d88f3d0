import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import type { Mail } from '../../kern/mail/mail.ts';
import type { Absender } from './compose-bestaetigung.ts';
import { composeBrief } from './compose-brief.ts';

interface Konfliktmail extends Absender {
  optionen: FerienprogrammOptionen;
  email: string;
  /** What stands in the way, one German sentence each. */
  saetze: readonly string[];
}

/** To the family that has firmly booked a child whom somebody else has firmly booked, too. */
export function writeKonfliktmail(mail: Konfliktmail): Mail {
  const { optionen, email, saetze } = mail;
  const titel = 'Ihr Kind ist zweimal angemeldet';
  return composeBrief(mail, email, { betreff: `Kinderferienprogramm: ${titel}`, titel }, [
    {
      art: 'absatz',
      text: 'Mit einer anderen E-Mail-Adresse wurde ein Kind angemeldet, das Sie schon angemeldet haben. Bei Ihnen bleibt alles, wie es ist.',
    },
    { art: 'angaben', angaben: [{ titel: 'Der Grund', wert: saetze.join('\n') }] },
    {
      art: 'absatz',
      text: 'Waren Sie das selbst oder der andere Elternteil? Dann geben Sie bitte die doppelten Plätze mit dem Link aus einer der beiden Bestätigungen zurück.',
    },
    {
      art: 'absatz',
      text: `Waren Sie es nicht, brauchen Sie nichts zu tun: Das Rathaus sieht beide Buchungen und klärt das. Wer das Formular ausgefüllt hat, hat nicht erfahren, was Sie gebucht haben. Bei Fragen schreiben Sie an ${optionen.email}.`,
    },
  ]);
}
