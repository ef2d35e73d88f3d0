import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { Alert } from '@gm/shared/ui/alert';
import type { ReactNode } from 'react';
import type { RegisteredChild } from './read-registration.ts';
import { findObstacles } from './selection.ts';

interface ObstaclesProps {
  kinder: readonly RegisteredChild[];
  programm: readonly Ferienveranstaltung[];
  now: Date;
  /** Link to where it can be changed, if not here. */
  children?: ReactNode;
}

/** Reports events that can no longer be booked: places are taken while the page is open. */
export function Obstacles({ kinder: childList, programm: program, now, children }: ObstaclesProps) {
  const obstacles = findObstacles(childList, program, now);
  if (obstacles.length === 0) return null;
  return (
    <Alert kind="danger" title="Ihre Auswahl muss geändert werden" level={3} live>
      <ul>
        {obstacles.map(({ kind: child, veranstaltung, meldung: message }) => (
          <li key={`${child.schluessel} ${veranstaltung} ${message}`}>
            {child.vorname}: {message}
          </li>
        ))}
      </ul>
      {children}
    </Alert>
  );
}
