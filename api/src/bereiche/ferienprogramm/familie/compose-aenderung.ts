import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import type { Kind } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import { buildGruss } from '../../../kern/mail/build-gruss.ts';
import type { Mail } from '../../../kern/mail/mail.ts';
import type { Saison } from '../ferien-dienst.ts';
import { formatTermin } from '../format-termin.ts';

interface Aenderung {
  referenz: string;
  email: string;
  kind: Pick<Kind, 'vorname' | 'name'>;
  dazu: readonly Ferienveranstaltung[];
  weg: readonly Ferienveranstaltung[];
  /** What it costs more, as text. */
  mehr: string;
}

/** A family has changed what a child takes part in. */
export function composeAenderung(
  { referenz, email, kind, dazu, weg, mehr }: Aenderung,
  { optionen, absender: { gemeinde } }: Saison,
): Mail {
  const list = (titel: string, events: readonly Ferienveranstaltung[]) =>
    events.length === 0
      ? []
      : [{ titel, wert: events.map((event) => `${event.titel}, ${formatTermin(event)}`).join('\n') }];
  return {
    an: email,
    antwortAn: optionen.email,
    betreff: `Änderung Ihrer Buchung ${referenz}`,
    teile: [
      { art: 'ueberschrift', text: `Die Änderung für ${kind.vorname} ${kind.name} ist gespeichert` },
      {
        art: 'angaben',
        angaben: [...list('Neu gebucht', dazu), ...list('Abgesagt', weg), { titel: 'Änderung der Kosten', wert: mehr }],
      },
      { art: 'absatz', text: 'Mit dem Link in Ihrer Bestätigung sehen Sie alle Termine und die Rechnung.' },
      buildGruss(gemeinde),
    ],
  };
}
