import type { Config } from '../betrieb/config.ts';
import { buildGruss } from './build-gruss.ts';
import { getAbsender } from './get-absender.ts';
import type { Mail } from './mail.ts';

export type Absender = Pick<Config, 'MAIL_FROM' | 'SITE_URL' | 'BESTAETIGUNG_STUNDEN'>;

/** `48` → `zwei Tagen`, else hours: a deadline people can work with. */
export function getFrist(stunden: number): string {
  if (stunden === 24) return 'einem Tag';
  return stunden % 24 === 0 ? `${stunden / 24} Tagen` : `${stunden} Stunden`;
}

interface Bitte extends Pick<Mail, 'an' | 'bezug'> {
  /** What was ordered, for the subject. */
  thema: string;
  /** The same as a sentence. */
  bestellt: string;
  /** Private link to the page where it is confirmed. */
  link: string;
}

/** Asks whoever owns an address whether mails to it were really wanted. */
export function composeBitte({ thema, bestellt, link, ...mail }: Bitte, config: Absender): Mail {
  const frist = getFrist(config.BESTAETIGUNG_STUNDEN);
  return {
    ...mail,
    betreff: `Bitte bestätigen: ${thema}`,
    teile: [
      { art: 'ueberschrift', text: 'Bitte bestätigen Sie Ihre Anmeldung' },
      {
        art: 'absatz',
        text: `${bestellt} Damit wir Ihnen schreiben dürfen, öffnen Sie bitte diese Seite und bestätigen Sie dort die Anmeldung.`,
      },
      { art: 'knopf', text: 'Anmeldung bestätigen', adresse: link },
      {
        art: 'absatz',
        text: `Ohne Bestätigung wird die Anmeldung nach ${frist} gelöscht, und Sie hören nichts mehr von uns. Wenn Sie nichts bestellt haben, brauchen Sie nichts zu tun.`,
      },
      buildGruss(getAbsender(config.MAIL_FROM)),
    ],
  };
}
