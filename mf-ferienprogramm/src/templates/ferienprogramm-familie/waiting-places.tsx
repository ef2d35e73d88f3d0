import type { Family } from '@gm/shared/areas/ferienprogramm/registration/family';
import { formatDate, formatTimeOfDay } from '@gm/shared/format/date';
import { formatPeriod } from '@gm/shared/format/period';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { Button } from '@gm/shared/ui/button';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { formatEuro } from '../../payment/euro.ts';
import styles from './ferienprogramm-familie.module.css';

interface WaitingPlacesProps {
  waitingPlaces: Family['warteplaetze'];
  running: boolean;
  onAnswer: (id: number, was: 'annehmen' | 'verlassen') => Promise<void>;
}

function describeDeadline(instant: string): string {
  const { tag: day, uhrzeit: timeOfDay } = readBerlinTime(new Date(instant));
  return `${formatDate(day)} um ${formatTimeOfDay(timeOfDay)}`;
}

/** Waiting lists with the family's position and offered places. */
export function WaitingPlaces({ waitingPlaces, running, onAnswer }: WaitingPlacesProps) {
  return (
    <section aria-labelledby="familie-warteliste" className={styles.child}>
      <h2 id="familie-warteliste">Warteliste</h2>
      <ul className={styles.list}>
        {waitingPlaces.map(
          ({ id, veranstaltung, kinder: children, status, platz: place, angebot_bis, kosten: costs }) => {
            const whatFor = (
              <VisuallyHidden>
                : „{veranstaltung.titel}“ für {children.join(', ')}
              </VisuallyHidden>
            );
            return (
              <li key={id}>
                <p>
                  <a href={veranstaltung.detailURL}>{veranstaltung.titel}</a>, {formatPeriod(veranstaltung)}, für{' '}
                  {children.join(', ')}
                </p>
                <p>
                  {place !== null && `Sie stehen auf Platz ${place}.`}
                  {status === 'angeboten' &&
                    `Ein Platz ist frei${angebot_bis ? ` und bis zum ${describeDeadline(angebot_bis)} für Sie gehalten` : ''}.`}{' '}
                  Kosten: {formatEuro(costs.gesamt)}, davon {formatEuro(costs.gebuehren)} Gebühren.
                </p>
                <div className={styles.buttons}>
                  {status === 'angeboten' && (
                    <Button onClick={() => void onAnswer(id, 'annehmen')} disabled={running}>
                      Platz zahlungspflichtig annehmen{whatFor}
                    </Button>
                  )}
                  <Button variant="secondary" onClick={() => void onAnswer(id, 'verlassen')} disabled={running}>
                    {status === 'angeboten' ? 'Platz ablehnen' : 'Warteliste verlassen'}
                    {whatFor}
                  </Button>
                </div>
              </li>
            );
          },
        )}
      </ul>
    </section>
  );
}
