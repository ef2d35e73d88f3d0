import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { countFreePlaces, hasBegun, hasSuitableAge } from '@gm/shared/areas/ferienprogramm/rules';
import type { Page } from '@gm/shared/contract';
import { formatPeriod } from '@gm/shared/format/period';
import { Button } from '@gm/shared/ui/button';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { useState } from 'react';
import type { RegistrationStepOptions } from '../../registration/registration.context.ts';
import { useRegistration } from '../../registration/registration-store.ts';
import styles from './waiting-list.module.css';
import { isWaiting, WaitingListForm } from './waiting-list-form.tsx';

/** Anchor of the section. */
export const WAITING_LIST = 'warteliste';

interface WaitingListProps {
  options: RegistrationStepOptions;
  seite: Page;
  programm: readonly Ferienveranstaltung[];
  now: Date;
}

/** Full events that suit a child of this session, with their waiting lists; null if there are none. */
export function WaitingList({ options, seite: page, programm: program, now }: WaitingListProps) {
  const { kinder: children, vorgemerkt: noted } = useRegistration();
  const [chosen, setChosen] = useState<number | null>(null);
  const entries = program
    .filter((veranstaltung) => countFreePlaces(veranstaltung) === 0 && !hasBegun(veranstaltung, now))
    .map((veranstaltung) => ({
      veranstaltung,
      passende: children.filter(({ geburtstag: birthday }) => hasSuitableAge(birthday, veranstaltung)),
    }))
    .filter(({ passende: matching }) => matching.length > 0);
  if (entries.length === 0) return null;
  return (
    <details
      id={WAITING_LIST}
      className={styles.waitingList}
      open={entries.some(({ veranstaltung }) => veranstaltung.id === noted)}
    >
      <summary>Ausgebuchte Veranstaltungen: auf die Warteliste setzen ({entries.length})</summary>
      <ul className={styles.list}>
        {entries.map(({ veranstaltung, passende: matching }) => (
          <li key={veranstaltung.id}>
            <a href={veranstaltung.detailURL} target="_blank" rel="noreferrer">
              {veranstaltung.titel}
              <VisuallyHidden> (öffnet ein neues Fenster)</VisuallyHidden>
            </a>
            <p>{formatPeriod(veranstaltung)}</p>
            {chosen === veranstaltung.id ? (
              <WaitingListForm veranstaltung={veranstaltung} kinder={matching} options={options} seite={page} />
            ) : matching.every((child) => isWaiting(child, veranstaltung)) ? (
              <p>Auf der Warteliste: {matching.map(({ vorname: firstName }) => firstName).join(', ')}</p>
            ) : (
              <Button variant="secondary" onClick={() => setChosen(veranstaltung.id)}>
                Auf die Warteliste
                <VisuallyHidden>: {veranstaltung.titel}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
