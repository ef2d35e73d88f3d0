import type { Familie } from '@gm/shared/bereiche/ferienprogramm/familie';
import { formatDatum, formatUhrzeit } from '@gm/shared/format/datum';
import { formatZeitraum } from '@gm/shared/format/zeitraum';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { Button } from '@gm/shared/ui/button';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { formatEuro } from '../../kasse/euro.ts';
import styles from './ferienprogramm-familie.module.css';

interface WarteplaetzeProps {
  warteplaetze: Familie['warteplaetze'];
  laeuft: boolean;
  onAnswer: (id: number, was: 'annehmen' | 'verlassen') => Promise<void>;
}

function describeFrist(augenblick: string): string {
  const { tag, uhrzeit } = readBerlinerZeit(new Date(augenblick));
  return `${formatDatum(tag)} um ${formatUhrzeit(uhrzeit)}`;
}

/** Full events the family waits for, with where it stands and the places it is offered. */
export function Warteplaetze({ warteplaetze, laeuft, onAnswer }: WarteplaetzeProps) {
  return (
    <section aria-labelledby="familie-warteliste" className={styles.kind}>
      <h2 id="familie-warteliste">Warteliste</h2>
      <ul className={styles.liste}>
        {warteplaetze.map(({ id, veranstaltung, kinder, status, platz, angebot_bis, kosten }) => {
          const wozu = (
            <VisuallyHidden>
              : „{veranstaltung.titel}“ für {kinder.join(', ')}
            </VisuallyHidden>
          );
          return (
            <li key={id}>
              <p>
                <a href={veranstaltung.detailURL}>{veranstaltung.titel}</a>, {formatZeitraum(veranstaltung)}, für{' '}
                {kinder.join(', ')}
              </p>
              <p>
                {platz !== null && `Sie stehen auf Platz ${platz}.`}
                {status === 'angeboten' &&
                  `Ein Platz ist frei${angebot_bis ? ` und bis zum ${describeFrist(angebot_bis)} für Sie gehalten` : ''}.`}{' '}
                Kosten: {formatEuro(kosten.gesamt)}, davon {formatEuro(kosten.gebuehren)} Gebühren.
              </p>
              <div className={styles.knoepfe}>
                {status === 'angeboten' && (
                  <Button onClick={() => void onAnswer(id, 'annehmen')} disabled={laeuft}>
                    Platz zahlungspflichtig annehmen{wozu}
                  </Button>
                )}
                <Button variant="secondary" onClick={() => void onAnswer(id, 'verlassen')} disabled={laeuft}>
                  {status === 'angeboten' ? 'Platz ablehnen' : 'Warteliste verlassen'}
                  {wozu}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
