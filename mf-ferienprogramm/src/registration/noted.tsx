import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { formatPeriod } from '@gm/shared/format/period';
import { Alert } from '@gm/shared/ui/alert';
import type { ReactNode } from 'react';
import { formatAge } from '../program/format-veranstaltung.ts';
import { findAlternatives } from './find-alternatives.ts';
import { useRegistration } from './registration-store.ts';
import { judgeNoted } from './selection.ts';

const ALTERNATIVES = <a href="/kinderferienprogramm/?frei=1">Veranstaltungen mit freien Plätzen</a>;

/** Alternatives, nearest first, and a link to all. */
function Alternatives({ events }: { events: readonly Ferienveranstaltung[] }) {
  if (events.length === 0) return <p>{ALTERNATIVES}</p>;
  return (
    <>
      <p>Frei und passend ist zum Beispiel:</p>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <a href={event.detailURL}>{event.titel}</a>, {formatPeriod(event)}
          </li>
        ))}
      </ul>
      <p>Alle {ALTERNATIVES}</p>
    </>
  );
}

interface NotedProps {
  /** null while loading. */
  programm: readonly Ferienveranstaltung[] | null;
  now: Date;
  /** Actions of this step for an available event and for a full one. */
  free?: ReactNode;
  bookedUp: ReactNode;
}

/** The event the visitor came from, until a child is assigned to it: possible actions, or why it is unavailable. */
export function Noted({ programm: program, now, free, bookedUp: ausgebucht }: NotedProps) {
  const { kinder: children, vorgemerkt: noted } = useRegistration();
  if (!program || noted === null) return null;
  const vormerkung = judgeNoted(noted, program, children, now);
  if (!vormerkung) return null;
  if (vormerkung.stand === 'fehlt') {
    return (
      <Alert kind="warning" title="Die gewählte Veranstaltung steht nicht mehr im Programm">
        <p>{ALTERNATIVES}</p>
      </Alert>
    );
  }
  const { stand: state, veranstaltung } = vormerkung;
  const title = `„${veranstaltung.titel}“`;
  if (state === 'frei') {
    return (
      free && (
        <Alert title="Vorgemerkt">
          <p>
            {title} – {free}
          </p>
        </Alert>
      )
    );
  }
  const message = {
    ausgebucht: { titel: `${title} ist ausgebucht`, text: ausgebucht },
    begonnen: { titel: `${title} hat schon begonnen`, text: 'Eine Anmeldung ist nicht mehr möglich.' },
    alter: {
      titel: `${title} passt nicht zum Alter ${children.length === 1 ? 'Ihres Kindes' : 'Ihrer Kinder'}`,
      text: `Alter: ${formatAge(veranstaltung)}. Es zählt das Alter am ersten Tag.`,
    },
  }[state];
  return (
    <Alert kind="warning" title={message.titel}>
      <p>{message.text}</p>
      <Alternatives events={findAlternatives(veranstaltung, program, children, now)} />
    </Alert>
  );
}
