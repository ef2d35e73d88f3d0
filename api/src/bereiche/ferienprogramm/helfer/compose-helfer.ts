import { formatDatum } from '@gm/shared/format/datum';
import { buildGruss } from '../../../kern/mail/build-gruss.ts';
import type { Mail, MailTeil } from '../../../kern/mail/mail.ts';
import { composeBrief } from '../compose-brief.ts';
import type { Saison } from '../ferien-dienst.ts';
import { formatTermin } from '../format-termin.ts';
import { VERANSTALTER_PFAD } from '../veranstalter/veranstalter-pfad.ts';

type Briefbogen = Pick<Saison, 'optionen' | 'absender'>;
type Termin = Parameters<typeof formatTermin>[0] & { titel: string; veranstaltungsort?: string | null };

const write = (
  bogen: Briefbogen,
  an: string,
  worte: { betreff: string; titel: string },
  teile: readonly MailTeil[],
): Mail => composeBrief({ ...bogen.absender, optionen: bogen.optionen }, an, worte, teile);
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
  return write(
    bogen,
    email,
    { betreff: `Helfen Sie mit? ${event.titel}`, titel: `Helfen Sie bei „${event.titel}“ mit?` },
    [
      {
        art: 'absatz',
        text: `Wir haben ${name} mit dieser E-Mail-Adresse als Helferin oder Helfer im Ferienprogramm eingetragen. Auf unserer Seite sagen Sie, an welchen Tagen Sie dabei sind, und ändern es, wenn etwas dazwischenkommt. Ein Passwort brauchen Sie nicht: Wir schicken Ihnen jedes Mal einen Link.`,
      },
      { art: 'angaben', angaben: listAngaben(event) },
      knopf('Tage eintragen', bogen),
      { art: 'absatz', text: 'Möchten Sie nicht helfen, löschen Sie dort Ihren Eintrag.' },
    ],
  );
}

/** Tomorrow somebody helps. */
export function composeHelfererinnerung(
  { name, email, hinweis }: { name: string; email: string; hinweis: string },
  tag: string,
  event: Termin,
  bogen: Briefbogen,
): Mail {
  return write(
    bogen,
    email,
    { betreff: `Morgen helfen Sie mit: ${event.titel}`, titel: `Morgen helfen Sie bei „${event.titel}“` },
    [
      {
        art: 'angaben',
        angaben: [
          { titel: 'Wer', wert: name },
          { titel: 'Tag', wert: formatDatum(tag) },
          ...listAngaben(event),
          ...(hinweis ? [{ titel: 'Ihre Bemerkung', wert: hinweis }] : []),
        ],
      },
      {
        art: 'absatz',
        text: 'Kommt etwas dazwischen, tragen Sie sich bitte gleich aus: Die Veranstalter erfahren es.',
      },
      knopf('Tage ändern', bogen),
    ],
  );
}

/** Somebody who wanted to help does not come: for those who count on it. */
export function composeRueckzug(
  an: string,
  wer: { name: string; email: string },
  tage: readonly string[],
  event: Termin,
  bogen: Briefbogen,
): Mail {
  return {
    an,
    antwortAn: wer.email,
    betreff: `${wer.name} hilft nicht mit: ${event.titel}`,
    teile: [
      { art: 'ueberschrift', text: `${wer.name} kann doch nicht helfen` },
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
  return write(bogen, email, { betreff: `Abgesagt: ${event.titel}`, titel: `„${event.titel}“ muss leider ausfallen` }, [
    { art: 'angaben', angaben: listAngaben(event) },
    { art: 'absatz', text: grund },
    { art: 'absatz', text: 'Sie brauchen nicht zu kommen. Vielen Dank, dass Sie helfen wollten.' },
  ]);
}
