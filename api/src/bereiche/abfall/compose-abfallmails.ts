import { formatDatum } from '@gm/shared/format/datum';
import { readWochentag } from '@gm/shared/regeln/berliner-zeit';
import { formatWochentag } from '@gm/shared/regeln/oeffnungszeiten';
import { type Absender, composeBitte, gruss } from '../../kern/mail/compose-bitte.ts';
import type { Mail } from '../../kern/mail/mail.ts';
import { buildAbmeldung, buildErinnerungLink } from './abfall-pfad.ts';
import type { FaelligeErinnerung } from './abfallerinnerung-repository.ts';

const aufzaehlung = new Intl.ListFormat('de', { type: 'conjunction' });

/** Joins the mails of a reminder: they are erased with it. */
export const getBezug = (id: number): string => `abfallerinnerung/${id}`;

/** Asks whoever owns the address whether the reminder was really wanted. */
export function composeBestaetigungsbitte(
  { id, email, schluessel }: Pick<FaelligeErinnerung, 'id' | 'email' | 'schluessel'>,
  config: Absender,
): Mail {
  return composeBitte(
    {
      an: email,
      bezug: getBezug(id),
      thema: 'Erinnerung an Abfalltermine',
      bestellt: 'Für diese E-Mail-Adresse wurde eine Erinnerung an die Abfuhr bestellt.',
      link: buildErinnerungLink(schluessel, config.SITE_URL),
    },
    config,
  );
}

/** The evening before: what is collected tomorrow. `tag` is the day of the collection. */
export function composeErinnerung(erinnerung: FaelligeErinnerung, tag: string, config: Absender): Mail {
  const { id, email, schluessel, strasse, ortsteil, arten } = erinnerung;
  const was = aufzaehlung.format(arten);
  const wochentag = formatWochentag(readWochentag(tag) ?? 'MONTAG');
  return {
    an: email,
    bezug: getBezug(id),
    abmeldung: buildAbmeldung(schluessel, config.SITE_URL),
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
        text: `Straße oder Abfallarten ändern, Erinnerung abbestellen:\n${buildErinnerungLink(schluessel, config.SITE_URL)}\nDieser Link ist nur für Sie.`,
      },
    ],
  };
}
