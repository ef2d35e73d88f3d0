import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import type { Kind } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import { buildGruss } from '../../kern/mail/build-gruss.ts';
import type { Mail } from '../../kern/mail/mail.ts';
import type { Saison } from './ferien-dienst.ts';
import { formatTermin } from './format-termin.ts';

type Briefbogen = Pick<Saison, 'optionen' | 'absender'>;

export interface Empfaenger {
  email: string;
  kinder: string;
  /** Number of the booking; who waits has none. */
  referenz: string | null;
}

/** The event does not take place. */
export function composeAbsage(
  event: Ferienveranstaltung,
  grund: string,
  { email, kinder, referenz }: Empfaenger,
  { optionen, absender }: Briefbogen,
): Mail {
  const danach = referenz
    ? 'Die Veranstaltung kostet Sie nichts. Ihre übrigen Buchungen bleiben, wie sie sind.'
    : 'Ihr Platz auf der Warteliste endet damit.';
  return {
    an: email,
    antwortAn: optionen.email,
    betreff: `Abgesagt: ${event.titel}`,
    teile: [
      { art: 'ueberschrift', text: `„${event.titel}“ muss leider ausfallen` },
      {
        art: 'angaben',
        angaben: [
          { titel: 'Termin', wert: formatTermin(event) },
          { titel: 'Für', wert: kinder },
          ...(referenz ? [{ titel: 'Buchung', wert: referenz }] : []),
        ],
      },
      { art: 'absatz', text: grund },
      { art: 'absatz', text: danach },
      buildGruss(absender.gemeinde),
    ],
  };
}

interface Storno {
  referenz: string;
  email: string;
  kind: Pick<Kind, 'vorname' | 'name'>;
  events: readonly Ferienveranstaltung[];
}

/** The family has given places back. */
export function composeStorno({ referenz, email, kind, events }: Storno, { optionen, absender }: Briefbogen): Mail {
  return {
    an: email,
    antwortAn: optionen.email,
    betreff: `Absage zu Ihrer Buchung ${referenz}`,
    teile: [
      { art: 'ueberschrift', text: 'Ihre Absage ist angekommen' },
      {
        art: 'angaben',
        angaben: [
          {
            titel: `${kind.vorname} ${kind.name}`,
            wert: events.map((event) => `${event.titel}, ${formatTermin(event)}`).join('\n'),
          },
        ],
      },
      {
        art: 'absatz',
        text:
          optionen.gebuehr_bei_storno === 'bleibt'
            ? 'Die Plätze sind frei für andere Kinder. Die Preise dieser Veranstaltungen entfallen, die Gebühren bleiben.'
            : 'Die Plätze sind frei für andere Kinder. Diese Veranstaltungen kosten Sie nichts.',
      },
      buildGruss(absender.gemeinde),
    ],
  };
}
