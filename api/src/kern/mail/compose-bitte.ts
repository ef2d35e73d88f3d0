import type { Config } from '../betrieb/config.ts';
import type { ABOMAILS } from './abos/abomails.ts';
import type { BriefeVon } from './briefe.ts';
import { buildGruss } from './build-gruss.ts';
import { getAbsender } from './get-absender.ts';
import type { Mail } from './mail.ts';
import { splitAbsaetze } from './mailworte.ts';

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
export function composeBitte(
  briefe: BriefeVon<typeof ABOMAILS>,
  { thema, bestellt, link, ...mail }: Bitte,
  config: Absender,
): Mail {
  const frist = getFrist(config.BESTAETIGUNG_STUNDEN);
  const { betreff, ueberschrift, text, schluss } = briefe.bitte({ thema, bestellt, frist });
  return {
    ...mail,
    betreff,
    teile: [
      { art: 'ueberschrift', text: ueberschrift },
      ...splitAbsaetze(text),
      { art: 'knopf', text: 'Anmeldung bestätigen', adresse: link },
      ...splitAbsaetze(schluss),
      buildGruss(getAbsender(config.MAIL_FROM)),
    ],
  };
}
