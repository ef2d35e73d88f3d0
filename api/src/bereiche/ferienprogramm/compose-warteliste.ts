import type { FerienprogrammOptionen, Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import type { Kind, Kontakt } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import type { Kosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { formatCents } from '@gm/shared/format/betrag';
import { formatDatum, formatUhrzeit } from '@gm/shared/format/datum';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Mail } from '../../kern/mail/mail.ts';
import { splitAbsaetze } from '../../kern/mail/mailworte.ts';
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
  const { siteUrl, email, anzahl, pfad, briefe } = bitte;
  const kinder = anzahl === 1 ? 'wurde ein Kind' : `wurden ${anzahl} Kinder`;
  const { betreff, text, schluss } = briefe.wartebitte({ kinder });
  return composeBrief(bitte, email, { betreff }, [
    ...splitAbsaetze(text),
    { art: 'knopf', text: 'Zur Bestätigung', adresse: new URL(pfad, siteUrl).href },
    ...splitAbsaetze(schluss),
  ]);
}

/** Somebody waits now. */
export function composeWartebestaetigung(mail: Wartemail): Mail {
  const { siteUrl, event, eintrag, pfad, briefe } = mail;
  const { text, ...kopf } = briefe.warteplatz({ veranstaltung: event.titel });
  return composeBrief(mail, eintrag.kontakt.email, kopf, [
    { art: 'angaben', angaben: describeEvent(event, eintrag.kinder) },
    ...splitAbsaetze(text),
    { art: 'knopf', text: 'Warteliste ansehen', adresse: new URL(pfad, siteUrl).href },
  ]);
}

/** Places are offered until `bis`. */
export function composeAngebot(mail: Wartemail & { bis: Date; kosten: Kosten }): Mail {
  const { siteUrl, optionen, event, eintrag, pfad, bis, kosten, briefe } = mail;
  const { gesamt, gebuehren } = kosten;
  const { tag, uhrzeit } = readBerlinerZeit(bis);
  const frist = `${formatDatum(tag)}, ${formatUhrzeit(uhrzeit)}`;
  const { text, schluss, ...kopf } = briefe.angebot({ veranstaltung: event.titel, frist });
  return composeBrief(mail, eintrag.kontakt.email, kopf, [
    {
      art: 'angaben',
      angaben: [
        ...describeEvent(event, eintrag.kinder),
        { titel: 'Kosten', wert: `${formatCents(gesamt)}, davon ${formatCents(gebuehren)} Gebühren` },
      ],
    },
    ...splitAbsaetze(text),
    ...(gesamt > 0 && optionen.zahlung ? [{ art: 'absatz' as const, text: optionen.zahlung }] : []),
    { art: 'knopf', text: 'Platz annehmen oder ablehnen', adresse: new URL(pfad, siteUrl).href },
    ...splitAbsaetze(schluss),
  ]);
}
