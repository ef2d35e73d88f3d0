import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import type { Child } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import type { Mail } from '../../../core/services/mail/mail.ts';
import { splitParagraphs } from '../../../core/services/mail/mail-words.ts';
import { composeLetter } from '../compose-letter.ts';
import type { Season } from '../holiday-service.ts';
import { formatTermin } from '../program/format-termin.ts';

interface Change {
  referenz: string;
  email: string;
  kind: Pick<Child, 'vorname' | 'name'>;
  dazu: readonly Ferienveranstaltung[];
  weg: readonly Ferienveranstaltung[];
  /** Additional cost as text. */
  mehr: string;
}

/** Mail: a family has changed the events of a child. */
export function composeChange(
  { referenz: reference, email, kind: child, dazu: additionally, weg: way, mehr: more }: Change,
  { optionen: options, absender: sender }: Season,
): Mail {
  const list = (title: string, events: readonly Ferienveranstaltung[]) =>
    events.length === 0
      ? []
      : [{ titel: title, wert: events.map((event) => `${event.titel}, ${formatTermin(event)}`).join('\n') }];
  const { text, ...head } = sender.briefe.aenderung({ referenz: reference, kind: `${child.vorname} ${child.name}` });
  return composeLetter({ ...sender, optionen: options }, email, head, [
    {
      art: 'angaben',
      angaben: [
        ...list('Neu gebucht', additionally),
        ...list('Abgesagt', way),
        { titel: 'Änderung der Kosten', wert: more },
      ],
    },
    ...splitParagraphs(text),
  ]);
}
