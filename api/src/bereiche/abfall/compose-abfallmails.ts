import { formatDatum } from '@gm/shared/format/datum';
import { readWochentag } from '@gm/shared/regeln/berliner-zeit';
import { formatWochentag } from '@gm/shared/regeln/oeffnungszeiten';
import { buildAbmeldung, buildAboLink, getBezug } from '../../kern/mail/abos/mailabo.ts';
import type { BriefeVon } from '../../kern/mail/briefe.ts';
import { buildGruss } from '../../kern/mail/build-gruss.ts';
import type { Absender } from '../../kern/mail/compose-bitte.ts';
import { getAbsender } from '../../kern/mail/get-absender.ts';
import type { Mail } from '../../kern/mail/mail.ts';
import { splitAbsaetze } from '../../kern/mail/mailworte.ts';
import { ERINNERUNG_ORT } from './abfall-pfad.ts';
import type { FaelligeErinnerung } from './abfallerinnerung-repository.ts';
import type { ABFALLMAILS } from './abfallmails.ts';

const aufzaehlung = new Intl.ListFormat('de', { type: 'conjunction' });

/** The evening before: what is collected tomorrow. `tag` is the day of the collection. */
export function composeErinnerung(
  briefe: BriefeVon<typeof ABFALLMAILS>,
  erinnerung: FaelligeErinnerung,
  tag: string,
  config: Absender,
): Mail {
  const { id, email, schluessel, strasse, ortsteil, arten } = erinnerung;
  const was = aufzaehlung.format(arten);
  const wochentag = formatWochentag(readWochentag(tag) ?? 'MONTAG');
  const { betreff, ueberschrift, text, link } = briefe.erinnerung({ was });
  return {
    an: email,
    bezug: getBezug(ERINNERUNG_ORT, id),
    abmeldung: buildAbmeldung(ERINNERUNG_ORT, schluessel, config.SITE_URL),
    betreff,
    teile: [
      { art: 'ueberschrift', text: ueberschrift },
      {
        art: 'angaben',
        angaben: [
          { titel: 'Was', wert: was },
          { titel: 'Wann', wert: `${wochentag}, ${formatDatum(tag)}` },
          { titel: 'Wo', wert: `${strasse}, ${ortsteil}` },
        ],
      },
      ...splitAbsaetze(text),
      buildGruss(getAbsender(config.MAIL_FROM)),
      {
        art: 'verweis',
        text: 'Straße oder Abfallarten ändern, Erinnerung abbestellen',
        adresse: buildAboLink(ERINNERUNG_ORT, schluessel, config.SITE_URL),
      },
      ...splitAbsaetze(link),
    ],
  };
}
