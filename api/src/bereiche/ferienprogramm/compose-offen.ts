import { formatAnzahl } from '@gm/shared/bereiche/ferienprogramm/ferienkosten';
import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { formatUhrzeit } from '@gm/shared/format/datum';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Mail } from '../../kern/mail/mail.ts';
import { splitAbsaetze } from '../../kern/mail/mailworte.ts';
import type { Absender } from './compose-bestaetigung.ts';
import { composeBrief } from './compose-brief.ts';

interface Bestaetigungsbitte extends Absender {
  optionen: FerienprogrammOptionen;
  referenz: string;
  email: string;
  kinder: number;
  plaetze: number;
  bis: Date;
  /** Path of the page with the button. */
  pfad: string;
  /** The second mail about it. */
  erinnerung?: boolean;
}

/**
 * Asks whether an address belongs to who booked. Until somebody has said so it may be anybody's: nothing stands in it that was
 * typed, and no child.
 */
export function composeBestaetigungsbitte(bitte: Bestaetigungsbitte): Mail {
  const { siteUrl, referenz, email, kinder, plaetze, bis, pfad, briefe, erinnerung = false } = bitte;
  const frist = formatUhrzeit(readBerlinerZeit(bis).uhrzeit);
  const was = `${formatAnzahl(plaetze, 'Platz', 'Plätze')} für ${formatAnzahl(kinder, 'Kind', 'Kinder')}`;
  const { betreff, ueberschrift, text, schluss } = briefe.bitte({ referenz, plaetze: was, frist });
  const kopf = { betreff: `${erinnerung ? 'Erinnerung: ' : ''}${betreff}`, ueberschrift };
  return composeBrief(bitte, email, kopf, [
    ...splitAbsaetze(text),
    { art: 'knopf', text: 'Zur Bestätigung', adresse: new URL(pfad, siteUrl).href },
    ...splitAbsaetze(schluss),
  ]);
}
