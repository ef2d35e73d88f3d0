import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import type { Kind } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import type { Mail } from '../../../kern/mail/mail.ts';
import { splitAbsaetze } from '../../../kern/mail/mailworte.ts';
import { composeBrief } from '../compose-brief.ts';
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
  { optionen, absender }: Saison,
): Mail {
  const list = (titel: string, events: readonly Ferienveranstaltung[]) =>
    events.length === 0
      ? []
      : [{ titel, wert: events.map((event) => `${event.titel}, ${formatTermin(event)}`).join('\n') }];
  const { text, ...kopf } = absender.briefe.aenderung({ referenz, kind: `${kind.vorname} ${kind.name}` });
  return composeBrief({ ...absender, optionen }, email, kopf, [
    {
      art: 'angaben',
      angaben: [...list('Neu gebucht', dazu), ...list('Abgesagt', weg), { titel: 'Änderung der Kosten', wert: mehr }],
    },
    ...splitAbsaetze(text),
  ]);
}
