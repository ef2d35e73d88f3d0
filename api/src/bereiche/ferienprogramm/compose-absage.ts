import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import type { Kind } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import { buildGruss } from '../../kern/mail/build-gruss.ts';
import type { Mail } from '../../kern/mail/mail.ts';
import { splitAbsaetze } from '../../kern/mail/mailworte.ts';
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
  const { betreff, ueberschrift, gebucht, wartend } = absender.briefe.ausfall({ veranstaltung: event.titel });
  return {
    an: email,
    antwortAn: optionen.email,
    betreff,
    teile: [
      { art: 'ueberschrift', text: ueberschrift },
      {
        art: 'angaben',
        angaben: [
          { titel: 'Termin', wert: formatTermin(event) },
          { titel: 'Für', wert: kinder },
          ...(referenz ? [{ titel: 'Buchung', wert: referenz }] : []),
        ],
      },
      { art: 'absatz', text: grund },
      ...splitAbsaetze(referenz ? gebucht : wartend),
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
  const { betreff, ueberschrift, kostenlos, gebuehren } = absender.briefe.storno({ referenz });
  return {
    an: email,
    antwortAn: optionen.email,
    betreff,
    teile: [
      { art: 'ueberschrift', text: ueberschrift },
      {
        art: 'angaben',
        angaben: [
          {
            titel: `${kind.vorname} ${kind.name}`,
            wert: events.map((event) => `${event.titel}, ${formatTermin(event)}`).join('\n'),
          },
        ],
      },
      ...splitAbsaetze(optionen.gebuehr_bei_storno === 'bleibt' ? gebuehren : kostenlos),
      buildGruss(absender.gemeinde),
    ],
  };
}
