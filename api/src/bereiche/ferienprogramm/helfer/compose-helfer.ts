import { formatDatum } from '@gm/shared/format/datum';
import { buildGruss } from '../../../kern/mail/build-gruss.ts';
import type { Mail, MailTeil } from '../../../kern/mail/mail.ts';
import { splitAbsaetze } from '../../../kern/mail/mailworte.ts';
import { composeBrief } from '../compose-brief.ts';
import type { Saison } from '../ferien-dienst.ts';
import { formatTermin } from '../format-termin.ts';
import { VERANSTALTER_PFAD } from '../veranstalter/veranstalter-pfad.ts';

type Briefbogen = Pick<Saison, 'optionen' | 'absender'>;
type Termin = Parameters<typeof formatTermin>[0] & { titel: string; veranstaltungsort?: string | null };

const write = (
  bogen: Briefbogen,
  an: string,
  kopf: { betreff: string; ueberschrift: string },
  teile: readonly MailTeil[],
): Mail => composeBrief({ ...bogen.absender, optionen: bogen.optionen }, an, kopf, teile);
const knopf = (text: string, { absender }: Briefbogen): MailTeil => ({
  art: 'knopf',
  text,
  adresse: new URL(VERANSTALTER_PFAD, absender.siteUrl).href,
});
const listAngaben = (event: Termin) => [
  { titel: 'Termin', wert: formatTermin(event) },
  ...(event.veranstaltungsort ? [{ titel: 'Ort', wert: event.veranstaltungsort }] : []),
];

/** Somebody is asked to help. */
export function composeHelferbitte(
  { name, email }: { name: string; email: string },
  event: Termin,
  bogen: Briefbogen,
): Mail {
  const { text, schluss, ...kopf } = bogen.absender.briefe.helferbitte({ veranstaltung: event.titel, name });
  return write(bogen, email, kopf, [
    ...splitAbsaetze(text),
    { art: 'angaben', angaben: listAngaben(event) },
    knopf('Tage eintragen', bogen),
    ...splitAbsaetze(schluss),
  ]);
}

/** Tomorrow somebody helps. */
export function composeHelfererinnerung(
  { name, email, hinweis }: { name: string; email: string; hinweis: string },
  tag: string,
  event: Termin,
  bogen: Briefbogen,
): Mail {
  const { text, ...kopf } = bogen.absender.briefe.helfererinnerung({ veranstaltung: event.titel });
  return write(bogen, email, kopf, [
    {
      art: 'angaben',
      angaben: [
        { titel: 'Wer', wert: name },
        { titel: 'Tag', wert: formatDatum(tag) },
        ...listAngaben(event),
        ...(hinweis ? [{ titel: 'Ihre Bemerkung', wert: hinweis }] : []),
      ],
    },
    ...splitAbsaetze(text),
    knopf('Tage ändern', bogen),
  ]);
}

/** Somebody who wanted to help does not come: for those who count on it. */
export function composeRueckzug(
  an: string,
  wer: { name: string; email: string },
  tage: readonly string[],
  event: Termin,
  bogen: Briefbogen,
): Mail {
  const { betreff, ueberschrift } = bogen.absender.briefe.rueckzug({ veranstaltung: event.titel, name: wer.name });
  return {
    an,
    antwortAn: wer.email,
    betreff,
    teile: [
      { art: 'ueberschrift', text: ueberschrift },
      {
        art: 'angaben',
        angaben: [
          { titel: 'Veranstaltung', wert: event.titel },
          { titel: tage.length === 1 ? 'Am' : 'An diesen Tagen', wert: tage.map(formatDatum).join(', ') },
        ],
      },
      knopf('Zu Ihren Veranstaltungen', bogen),
      buildGruss(bogen.absender.gemeinde),
    ],
  };
}

/** The event does not take place: nobody has to come. */
export function composeHelferabsage(email: string, grund: string, event: Termin, bogen: Briefbogen): Mail {
  const { text, ...kopf } = bogen.absender.briefe.helferabsage({ veranstaltung: event.titel });
  return write(bogen, email, kopf, [
    { art: 'angaben', angaben: listAngaben(event) },
    { art: 'absatz', text: grund },
    ...splitAbsaetze(text),
  ]);
}
