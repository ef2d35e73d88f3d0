import { listKosten } from '@gm/shared/bereiche/ferienprogramm/ferienkosten';
import type { FerienprogrammOptionen, Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import type { Kind, Kontakt } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import type { Kosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { FRAGEN_NAMEN } from '@gm/shared/bereiche/ferienprogramm/frage-namen';
import { FRAGEN } from '@gm/shared/bereiche/ferienprogramm/fragen';
import { getStornoschluss } from '@gm/shared/bereiche/ferienprogramm/regeln';
import { type Cents, formatCents, NO_CENTS } from '@gm/shared/format/betrag';
import { formatDatum } from '@gm/shared/format/datum';
import { buildGruss } from '../../kern/mail/build-gruss.ts';
import type { Mail, MailTeil } from '../../kern/mail/mail.ts';
import { buildKalender, collectKalender } from './build-kalender.ts';
import type { GesperrteVeranstaltung } from './check-anmeldung.ts';
import { formatTermin } from './format-termin.ts';

/** Who signs, and the address links begin with. */
export interface Absender {
  gemeinde: string;
  siteUrl: string;
}

interface Bestaetigung extends Absender {
  referenz: string;
  kontakt: Kontakt;
  optionen: FerienprogrammOptionen;
  kosten: Kosten;
  statusPfad: string;
  /** `preise` in the order of the events. */
  kinder: readonly {
    kind: Kind;
    veranstaltungen: readonly (Ferienveranstaltung & Pick<GesperrteVeranstaltung, 'fragen'>)[];
    preise: readonly Cents[];
  }[];
}

function describeKind({ kind, veranstaltungen, preise }: Bestaetigung['kinder'][number]) {
  const zeilen = veranstaltungen.map((event, index) => {
    const ort = event.veranstaltungsort ? `, ${event.veranstaltungsort}` : '';
    const mitbringen = event.mitbringen ? `\nBitte mitbringen: ${event.mitbringen}` : '';
    return `${event.titel}\n${formatTermin(event)}${ort}\n${formatCents(preise[index] ?? NO_CENTS)}${mitbringen}`;
  });
  return { titel: `${kind.vorname} ${kind.name}`, wert: zeilen.join('\n\n') };
}

/** The bill as the site shows it, and how it is paid. */
function describeKosten({ kosten, kinder, optionen }: Pick<Bestaetigung, 'kosten' | 'kinder' | 'optionen'>): MailTeil {
  const anzahl = { kinder: kinder.length, veranstaltungen: kinder.flatMap(({ preise }) => preise).length };
  const zeilen = listKosten(kosten, anzahl, optionen).map(({ was, betrag, rechnung }) => ({
    titel: was,
    wert: rechnung ? `${betrag} (${rechnung})` : betrag,
  }));
  const zahlung = kosten.gesamt > 0 && optionen.zahlung ? [{ titel: 'Bezahlung', wert: optionen.zahlung }] : [];
  return { art: 'angaben', angaben: [...zeilen, ...zahlung] };
}

/** What organisers want to know of the children, and where it is told; nothing where no event asks. */
function askFragen(kinder: Bestaetigung['kinder'], adresse: string): MailTeil[] {
  const gefragt = kinder.flatMap(({ veranstaltungen }) => veranstaltungen).filter(({ fragen }) => fragen.length > 0);
  if (gefragt.length === 0) return [];
  const titel = [...new Set(gefragt.map((event) => `„${event.titel}“`))].join(', ');
  const fragen = FRAGEN_NAMEN.filter((frage) => gefragt.some((event) => event.fragen.includes(frage)));
  return [
    {
      art: 'absatz',
      text: `Für ${titel} brauchen die Veranstalter noch Angaben: ${fragen.map((frage) => FRAGEN[frage].spalte).join(', ')}.`,
    },
    { art: 'verweis', text: 'Angaben zu Ihren Kindern eintragen', adresse },
  ];
}

/** The mail after a booking: summary, costs, the private link and a calendar file. */
export function composeBestaetigung(buchung: Bestaetigung): Mail {
  const { referenz, kontakt, optionen, kinder, siteUrl, statusPfad, gemeinde } = buchung;
  const beginne = kinder.flatMap(({ veranstaltungen }) => veranstaltungen.map(({ datum_von }) => datum_von)).sort();
  const familie = new URL(statusPfad.replace('/status/', '/familie/'), siteUrl).href;
  const schluss = beginne[0] ? formatDatum(getStornoschluss({ datum_von: beginne[0] }, optionen)) : '';
  return {
    an: kontakt.email,
    antwortAn: optionen.email,
    betreff: `Ihre Buchung im Kinderferienprogramm ${referenz}`,
    teile: [
      { art: 'ueberschrift', text: 'Vielen Dank für Ihre Buchung' },
      { art: 'absatz', text: `Die Plätze sind fest gebucht. Ihre Buchungsnummer ist ${referenz}.` },
      { art: 'angaben', angaben: kinder.map(describeKind) },
      describeKosten(buchung),
      ...askFragen(kinder, familie),
      {
        art: 'absatz',
        text: `Hier sehen Sie Ihre Buchung und können Plätze zurückgeben, für die erste Veranstaltung bis zum ${schluss}.`,
      },
      { art: 'knopf', text: 'Buchung ansehen oder ändern', adresse: new URL(statusPfad, siteUrl).href },
      ...(optionen.konto && buchung.kosten.gesamt > 0
        ? [
            {
              art: 'verweis' as const,
              text: 'Rechnung mit GiroCode ansehen',
              adresse: new URL(statusPfad.replace('/status/', '/rechnung/'), siteUrl).href,
            },
          ]
        : []),
      {
        art: 'verweis' as const,
        text: 'Alle Kinder, Termine und der Kalender Ihrer Familie',
        adresse: familie,
      },
      {
        art: 'absatz',
        text: 'Geben Sie den Link nicht weiter: Wer ihn hat, kann alle Buchungen Ihrer Familie sehen und ändern.',
      },
      { art: 'absatz', text: 'Die Termine liegen dieser Nachricht als Kalenderdatei bei.' },
      buildGruss(gemeinde),
    ],
    anhaenge: [
      {
        name: `ferienprogramm-${referenz}.ics`,
        typ: 'text/calendar',
        inhalt: buildKalender(
          referenz,
          collectKalender(kinder.map(({ kind, veranstaltungen }) => ({ vorname: kind.vorname, veranstaltungen }))),
          siteUrl,
        ),
      },
    ],
  };
}
