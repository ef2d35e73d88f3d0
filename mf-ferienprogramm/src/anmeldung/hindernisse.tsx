import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { Alert } from '@gm/shared/ui/alert';
import type { ReactNode } from 'react';
import { findObstacles } from './auswahl.ts';
import type { AngemeldetesKind } from './read-anmeldung.ts';

interface HindernisseProps {
  kinder: readonly AngemeldetesKind[];
  programm: readonly Ferienveranstaltung[];
  jetzt: Date;
  /** Where it can be changed, if not here. */
  children?: ReactNode;
}

/** Tells at once what cannot be booked any more: places go while the page is open. */
export function Hindernisse({ kinder, programm, jetzt, children }: HindernisseProps) {
  const hindernisse = findObstacles(kinder, programm, jetzt);
  if (hindernisse.length === 0) return null;
  return (
    <Alert kind="danger" title="Ihre Auswahl muss geändert werden" level={3} live>
      <ul>
        {hindernisse.map(({ kind, veranstaltung, meldung }) => (
          <li key={`${kind.schluessel} ${veranstaltung} ${meldung}`}>
            {kind.vorname}: {meldung}
          </li>
        ))}
      </ul>
      {children}
    </Alert>
  );
}
