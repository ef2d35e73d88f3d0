import { formatDatum } from '@gm/shared/format/datum';
import { readWochentag } from '@gm/shared/regeln/berliner-zeit';
import { formatWochentag } from '@gm/shared/regeln/oeffnungszeiten';
import type { FaelligeErinnerung } from '../daten/abfallerinnerung-repository.ts';
import type { Mail } from '../mail/mail.ts';
import { type Absender, gruss, verfasseBitte } from '../mail/verfasse-bitte.ts';
import { bildeAbmeldung, bildeErinnerungLink } from './abfall-pfad.ts';

const aufzaehlung = new Intl.ListFormat('de', { type: 'conjunction' });

/** Joins the mails of a reminder: they are erased with it. */
export const nenneBezug = (id: number): string => `abfallerinnerung/${id}`;

/** Asks whoever owns the address whether the reminder was really wanted. */
export function verfasseBestaetigungsbitte(
  { id, email, schluessel }: Pick<FaelligeErinnerung, 'id' | 'email' | 'schluessel'>,
  config: Absender,
): Mail {
  return verfasseBitte(
    {
      an: email,
      bezug: nenneBezug(id),
      thema: 'Erinnerung an Abfalltermine',
      bestellt: 'Für diese E-Mail-Adresse wurde eine Erinnerung an die Abfuhr bestellt.',
      link: bildeErinnerungLink(schluessel, config.SITE_URL),
    },
    config,
  );
}

/** The evening before: what is collected tomorrow. `tag` is the day of the collection. */
export function verfasseErinnerung(erinnerung: FaelligeErinnerung, tag: string, config: Absender): Mail {
  const { id, email, schluessel, strasse, ortsteil, arten } = erinnerung;
  const was = aufzaehlung.format(arten);
  const wochentag = formatWochentag(readWochentag(tag) ?? 'MONTAG');
  return {
    an: email,
    bezug: nenneBezug(id),
    abmeldung: bildeAbmeldung(schluessel, config.SITE_URL),
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
