import liste from '@gm/shared/liste/liste.module.css';
import type { Seite } from '@gm/shared/vertrag';
import { useId } from 'react';
import type { LeistungenAntwort } from './wegweiser.context.ts';
import styles from './wegweiser.module.css';
import { buildWegweiserHref } from './wegweiser-abfrage.ts';

interface LebenslagenProps {
  lebenslagen: LeistungenAntwort['auswahl']['lebenslagen'];
  seite: Seite;
}

/** Situations of life as tiles: for whoever does not know what the service is called. */
export function Lebenslagen({ lebenslagen, seite }: LebenslagenProps) {
  const id = useId();
  if (lebenslagen.length === 0) return null;
  return (
    <section aria-labelledby={id} className={`${liste.ergebnis} ${styles.ergebnis}`}>
      <h2 id={id}>Lebenslagen</h2>
      <ul className={styles.lebenslagen}>
        {lebenslagen.map((lage) => (
          <li key={lage.id} className={styles.lage}>
            <a href={buildWegweiserHref(seite, { lebenslage: lage.id })}>{lage.titel}</a>
            {lage.text && <p>{lage.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
