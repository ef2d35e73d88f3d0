import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import type { Mail } from '../../kern/mail/mail.ts';
import { splitAbsaetze } from '../../kern/mail/mailworte.ts';
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
  const { optionen, email, saetze, briefe } = mail;
  const { text, weiter, schluss, ...kopf } = briefe.konflikt({ amt: optionen.email });
  return composeBrief(mail, email, kopf, [
    ...splitAbsaetze(text),
    { art: 'angaben', angaben: [{ titel: 'Der Grund', wert: saetze.join('\n') }] },
    ...splitAbsaetze(weiter),
    ...splitAbsaetze(schluss),
  ]);
}
