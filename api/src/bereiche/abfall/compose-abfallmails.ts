import { formatDatum } from '@gm/shared/format/datum';
import { readWochentag } from '@gm/shared/regeln/berliner-zeit';
import { formatWochentag } from '@gm/shared/regeln/oeffnungszeiten';
import { buildAbmeldung, buildAboLink, getBezug } from '../../kern/mail/abos/mailabo.ts';
import { buildGruss } from '../../kern/mail/build-gruss.ts';
import type { Absender } from '../../kern/mail/compose-bitte.ts';
import { getAbsender } from '../../kern/mail/get-absender.ts';
import type { Mail } from '../../kern/mail/mail.ts';
import { ERINNERUNG_ORT } from './abfall-pfad.ts';
import type { FaelligeErinnerung } from './abfallerinnerung-repository.ts';

const aufzaehlung = new Intl.ListFormat('de', { type: 'conjunction' });

/** The evening before: what is collected tomorrow. `tag` is the day of the collection. */
export function composeErinnerung(erinnerung: FaelligeErinnerung, tag: string, config: Absender): Mail {
  const { id, email, schluessel, strasse, ortsteil, arten } = erinnerung;
  const was = aufzaehlung.format(arten);
  const wochentag = formatWochentag(readWochentag(tag) ?? 'MONTAG');
  return {
    an: email,
    bezug: getBezug(ERINNERUNG_ORT, id),
    abmeldung: buildAbmeldung(ERINNERUNG_ORT, schluessel, config.SITE_URL),
    betreff: `Morgen wird abgeholt: ${was}`,
    teile: [
      { art: 'ueberschrift', text: `Morgen wird abgeholt: ${was}` },
      {
        art: 'angaben',
        angaben: [
          { titel: 'Was', wert: was },
          { titel: 'Wann', wert: `${wochentag}, ${formatDatum(tag)}` },
          { titel: 'Wo', wert: `${strasse}, ${ortsteil}` },
        ],
      },
      { art: 'absatz', text: 'Bitte stellen Sie alles bis 6 Uhr an den Straßenrand.' },
      buildGruss(getAbsender(config.MAIL_FROM)),
      {
        art: 'verweis',
        text: 'Straße oder Abfallarten ändern, Erinnerung abbestellen',
        adresse: buildAboLink(ERINNERUNG_ORT, schluessel, config.SITE_URL),
      },
      { art: 'absatz', text: 'Dieser Link ist nur für Sie.' },
    ],
  };
}
