import type { Config } from '../../kern/betrieb/config.ts';
import type { BriefeVon } from '../../kern/mail/briefe.ts';
import { buildGruss } from '../../kern/mail/build-gruss.ts';
import { getAbsender } from '../../kern/mail/get-absender.ts';
import type { Mail, MailTeil } from '../../kern/mail/mail.ts';
import { splitAbsaetze } from '../../kern/mail/mailworte.ts';
import { getKitalink } from './get-kitalink.ts';
import type { VORMERKUNGSMAILS } from './vormerkungsmails.ts';

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
  briefe: BriefeVon<typeof VORMERKUNGSMAILS>,
  { was, referenz, kind, familie, amt, token, bisher, neu }: Aenderung,
  config: Pick<Config, 'SITE_URL' | 'MAIL_FROM'>,
): [familie: Mail, amt: Mail] {
  const jetzt: MailTeil[] = neu ? [{ art: 'absatz', text: 'Die Wünsche sind jetzt:' }, neu] : [];
  const anFamilie = briefe.familie({ referenz, was, kind });
  const anAmt = briefe.amt({ referenz, was, kind });
  return [
    {
      an: familie,
      antwortAn: amt,
      betreff: anFamilie.betreff,
      teile: [
        { art: 'ueberschrift', text: anFamilie.ueberschrift },
        ...splitAbsaetze(anFamilie.text),
        ...jetzt,
        ...getKitalink(config, token),
        buildGruss(getAbsender(config.MAIL_FROM)),
      ],
    },
    {
      an: amt,
      antwortAn: familie,
      betreff: anAmt.betreff,
      teile: [
        { art: 'ueberschrift', text: anAmt.ueberschrift },
        ...splitAbsaetze(anAmt.text),
        ...jetzt,
        { art: 'absatz', text: 'Die Wünsche bisher:' },
        bisher,
      ],
    },
  ];
}
