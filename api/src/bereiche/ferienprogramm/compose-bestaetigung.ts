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
import { splitAbsaetze } from '../../kern/mail/mailworte.ts';
import { buildKalender, collectKalender } from './build-kalender.ts';
import type { GesperrteVeranstaltung } from './check-anmeldung.ts';
import type { Ferienbriefe } from './ferienmails.ts';
import { formatTermin } from './format-termin.ts';

/** Who signs, the address links begin with, and what mails say. */
export interface Absender {
  gemeinde: string;
  siteUrl: string;
  briefe: Ferienbriefe;
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

/** What organisers want to know of the children; null where no event asks. */
function describeFragen(kinder: Bestaetigung['kinder']) {
  const gefragt = kinder.flatMap(({ veranstaltungen }) => veranstaltungen).filter(({ fragen }) => fragen.length > 0);
  if (gefragt.length === 0) return null;
  const veranstaltungen = [...new Set(gefragt.map((event) => `„${event.titel}“`))].join(', ');
  const fragen = FRAGEN_NAMEN.filter((frage) => gefragt.some((event) => event.fragen.includes(frage)));
  return { veranstaltungen, angaben: fragen.map((frage) => FRAGEN[frage].spalte).join(', ') };
}

/** The mail after a booking: summary, costs, the private link and a calendar file. */
export function composeBestaetigung(buchung: Bestaetigung): Mail {
  const { referenz, kontakt, optionen, kinder, siteUrl, statusPfad, gemeinde, briefe } = buchung;
  const beginne = kinder.flatMap(({ veranstaltungen }) => veranstaltungen.map(({ datum_von }) => datum_von)).sort();
  const familie = new URL(statusPfad.replace('/status/', '/familie/'), siteUrl).href;
  const stornoschluss = beginne[0] ? formatDatum(getStornoschluss({ datum_von: beginne[0] }, optionen)) : '';
  const gefragt = describeFragen(kinder);
  const worte = briefe.bestaetigung({ referenz, stornoschluss, veranstaltungen: '', angaben: '', ...gefragt });
  return {
    an: kontakt.email,
    antwortAn: optionen.email,
    betreff: worte.betreff,
    teile: [
      { art: 'ueberschrift', text: worte.ueberschrift },
      ...splitAbsaetze(worte.text),
      { art: 'angaben', angaben: kinder.map(describeKind) },
      describeKosten(buchung),
      ...(gefragt
        ? [
            ...splitAbsaetze(worte.fragen),
            { art: 'verweis' as const, text: 'Angaben zu Ihren Kindern eintragen', adresse: familie },
          ]
        : []),
      ...splitAbsaetze(worte.weiter),
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
      ...splitAbsaetze(worte.link),
      ...splitAbsaetze(worte.schluss),
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
