import type { Config } from '../../kern/betrieb/config.ts';
import { buildGruss } from '../../kern/mail/build-gruss.ts';
import { getAbsender } from '../../kern/mail/get-absender.ts';
import type { Mail, MailTeil } from '../../kern/mail/mail.ts';
import { getKitalink } from './get-kitalink.ts';

interface Aenderung {
  was: 'geändert' | 'zurückgezogen';
  referenz: string;
  kind: string;
  familie: string;
  amt: string;
  token: string;
  /** What was wished before, and what is now; null where it is taken back. */
  bisher: MailTeil;
  neu: MailTeil | null;
}

/** To the family and to the office: a pre-registration was changed or taken back. */
export function composeAenderungsmails(
  { was, referenz, kind, familie, amt, token, bisher, neu }: Aenderung,
  config: Pick<Config, 'SITE_URL' | 'MAIL_FROM'>,
): [familie: Mail, amt: Mail] {
  const jetzt: MailTeil[] = neu ? [{ art: 'absatz', text: 'Die Wünsche sind jetzt:' }, neu] : [];
  return [
    {
      an: familie,
      antwortAn: amt,
      betreff: `Ihre Kita-Vormerkung ${referenz}`,
      teile: [
        { art: 'ueberschrift', text: `Ihre Vormerkung ist ${was}` },
        { art: 'absatz', text: `Sie haben die Vormerkung ${referenz} für ${kind} ${was}.` },
        ...jetzt,
        ...getKitalink(config, token),
        buildGruss(getAbsender(config.MAIL_FROM)),
      ],
    },
    {
      an: amt,
      antwortAn: familie,
      betreff: `Kita-Vormerkung ${referenz} ${was}`,
      teile: [
        { art: 'ueberschrift', text: `Kita-Vormerkung ${referenz} ${was}` },
        { art: 'absatz', text: `Die Familie hat die Vormerkung für ${kind} ${was}.` },
        ...jetzt,
        { art: 'absatz', text: 'Die Wünsche bisher:' },
        bisher,
      ],
    },
  ];
}
