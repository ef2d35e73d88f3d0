import { formatDatum } from '@gm/shared/format/datum';
import { readWochentag } from '@gm/shared/regeln/berliner-zeit';
import { formatWochentag } from '@gm/shared/regeln/oeffnungszeiten';
import type { Config } from '../config.ts';
import type { FaelligeErinnerung } from '../daten/abfallerinnerung-repository.ts';
import type { Mail } from '../mail/mail.ts';
import { nenneAbsender } from '../mail/nenne-absender.ts';
import { bildeErinnerungLink } from './abfall-pfad.ts';

type Absender = Pick<Config, 'MAIL_FROM' | 'SITE_URL' | 'ABFALL_BESTAETIGUNG_STUNDEN'>;

const aufzaehlung = new Intl.ListFormat('de', { type: 'conjunction' });
const gruss = ({ MAIL_FROM }: Absender) =>
  ({ art: 'absatz', text: `Mit freundlichen Grüßen\n${nenneAbsender(MAIL_FROM)}` }) as const;

/** `48` → `zwei Tagen`, else hours: a deadline people can work with. */
function nenneFrist(stunden: number): string {
  if (stunden === 24) return 'einem Tag';
  return stunden % 24 === 0 ? `${stunden / 24} Tagen` : `${stunden} Stunden`;
}

/** Joins the mails of a reminder: they are erased with it. */
export const nenneBezug = (id: number): string => `abfallerinnerung/${id}`;

/** Asks whoever owns the address whether the reminder was really wanted. */
export function verfasseBestaetigungsbitte(
  { id, email, schluessel }: Pick<FaelligeErinnerung, 'id' | 'email' | 'schluessel'>,
  config: Absender,
): Mail {
  const frist = nenneFrist(config.ABFALL_BESTAETIGUNG_STUNDEN);
  return {
    an: email,
    bezug: nenneBezug(id),
    betreff: 'Bitte bestätigen: Erinnerung an Abfalltermine',
    teile: [
      { art: 'ueberschrift', text: 'Bitte bestätigen Sie Ihre Anmeldung' },
      {
        art: 'absatz',
        text: 'Für diese E-Mail-Adresse wurde eine Erinnerung an die Abfuhr bestellt. Damit wir sie schicken dürfen, öffnen Sie bitte diesen Link und bestätigen Sie dort die Anmeldung:',
      },
      { art: 'absatz', text: bildeErinnerungLink(schluessel, config.SITE_URL) },
      {
        art: 'absatz',
        text: `Ohne Bestätigung wird die Anmeldung nach ${frist} gelöscht, und Sie hören nichts mehr von uns. Wenn Sie nichts bestellt haben, brauchen Sie nichts zu tun.`,
      },
      gruss(config),
    ],
  };
}

/** The evening before: what is collected tomorrow. `tag` is the day of the collection. */
export function verfasseErinnerung(erinnerung: FaelligeErinnerung, tag: string, config: Absender): Mail {
  const { id, email, schluessel, strasse, ortsteil, arten } = erinnerung;
  const was = aufzaehlung.format(arten);
  const wochentag = formatWochentag(readWochentag(tag) ?? 'MONTAG');
  return {
    an: email,
    bezug: nenneBezug(id),
    betreff: `Morgen wird abgeholt: ${was}`,
    teile: [
      { art: 'ueberschrift', text: `Morgen wird abgeholt: ${was}` },
      {
        art: 'absatz',
        text: `${wochentag}, ${formatDatum(tag)}\n${strasse}, ${ortsteil}`,
      },
      { art: 'absatz', text: 'Bitte stellen Sie alles bis 6 Uhr an den Straßenrand.' },
      gruss(config),
      {
        art: 'absatz',
        text: `Straße oder Abfallarten ändern, Erinnerung abbestellen:\n${bildeErinnerungLink(schluessel, config.SITE_URL)}\nDieser Link ist nur für Sie.`,
      },
    ],
  };
}
