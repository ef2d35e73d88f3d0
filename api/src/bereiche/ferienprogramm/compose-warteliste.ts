import type { FerienprogrammOptionen, Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import type { Kind, Kontakt } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import type { Kosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { formatCents } from '@gm/shared/format/betrag';
import { formatDatum, formatUhrzeit } from '@gm/shared/format/datum';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { buildGruss } from '../../kern/mail/build-gruss.ts';
import type { Mail } from '../../kern/mail/mail.ts';
import type { Absender } from './compose-bestaetigung.ts';
import { composeBrief } from './compose-brief.ts';
import { formatTermin } from './format-termin.ts';

interface Wartemail extends Absender {
  optionen: FerienprogrammOptionen;
  event: Ferienveranstaltung;
  eintrag: { kontakt: Kontakt; kinder: readonly Kind[] };
  /** Path of the entry's private page. */
  pfad: string;
}

const getKinder = (kinder: readonly Kind[]) => kinder.map(({ vorname }) => vorname).join(', ');
const describeEvent = (event: Ferienveranstaltung, kinder: readonly Kind[]) => [
  { titel: 'Veranstaltung', wert: event.titel },
  { titel: 'Termin', wert: formatTermin(event) },
  { titel: 'Für', wert: getKinder(kinder) },
];

/** Asks whether an address belongs to who wants to wait. It may be anybody's: nothing stands in it that was typed. */
export function composeWartebitte(
  bitte: Absender & { optionen: FerienprogrammOptionen; email: string; anzahl: number; pfad: string },
): Mail {
  const { siteUrl, email, anzahl, pfad } = bitte;
  return composeBrief(bitte, email, { betreff: 'Bitte bestätigen Sie Ihren Platz auf der Warteliste' }, [
    {
      art: 'absatz',
      text: `Mit dieser E-Mail-Adresse ${anzahl === 1 ? 'wurde ein Kind' : `wurden ${anzahl} Kinder`} auf eine Warteliste des Kinderferienprogramms gesetzt. Öffnen Sie innerhalb von 24 Stunden die Seite und drücken Sie dort auf „Warteplatz bestätigen“. Erst danach können wir Ihnen einen Platz anbieten.`,
    },
    { art: 'knopf', text: 'Zur Bestätigung', adresse: new URL(pfad, siteUrl).href },
    { art: 'absatz', text: 'Waren Sie das nicht, brauchen Sie nichts zu tun. Wir schreiben Ihnen nicht mehr.' },
  ]);
}

/** Somebody waits now. */
export function composeWartebestaetigung({ gemeinde, siteUrl, optionen, event, eintrag, pfad }: Wartemail): Mail {
  return {
    an: eintrag.kontakt.email,
    antwortAn: optionen.email,
    betreff: `Warteliste für „${event.titel}“`,
    teile: [
      { art: 'ueberschrift', text: 'Sie stehen auf der Warteliste' },
      { art: 'angaben', angaben: describeEvent(event, eintrag.kinder) },
      {
        art: 'absatz',
        text: `Sobald ein Platz frei wird, schreiben wir Ihnen. Bis dahin ist nichts gebucht. Hier sehen Sie, wie weit Sie sind, und können sich streichen lassen.`,
      },
      { art: 'knopf', text: 'Warteliste ansehen', adresse: new URL(pfad, siteUrl).href },
      buildGruss(gemeinde),
    ],
  };
}

/** Places are offered until `bis`. */
export function composeAngebot({
  gemeinde,
  siteUrl,
  optionen,
  event,
  eintrag,
  pfad,
  bis,
  kosten: { gesamt, gebuehren },
}: Wartemail & { bis: Date; kosten: Kosten }): Mail {
  const { tag, uhrzeit } = readBerlinerZeit(bis);
  return {
    an: eintrag.kontakt.email,
    antwortAn: optionen.email,
    betreff: `Ein Platz ist frei: „${event.titel}“`,
    teile: [
      { art: 'ueberschrift', text: 'Ein Platz ist für Sie frei geworden' },
      {
        art: 'angaben',
        angaben: [
          ...describeEvent(event, eintrag.kinder),
          { titel: 'Kosten', wert: `${formatCents(gesamt)}, davon ${formatCents(gebuehren)} Gebühren` },
        ],
      },
      {
        art: 'absatz',
        text: `Wir halten den Platz bis zum ${formatDatum(tag)}, ${formatUhrzeit(uhrzeit)}. Bitte nehmen Sie ihn bis dahin an, danach bekommt ihn die nächste Familie.`,
      },
      ...(gesamt > 0 && optionen.zahlung ? [{ art: 'absatz' as const, text: optionen.zahlung }] : []),
      { art: 'knopf', text: 'Platz annehmen oder ablehnen', adresse: new URL(pfad, siteUrl).href },
      { art: 'absatz', text: 'Dieser Link ersetzt den früheren.' },
      buildGruss(gemeinde),
    ],
  };
}
