import type { Page } from '@gm/shared/contract';
import list from '@gm/shared/list/list.module.css';
import { useId } from 'react';
import type { LeistungenAnswer } from './wegweiser.context.ts';
import styles from './wegweiser.module.css';
import { buildWegweiserHref } from './wegweiser-query.ts';

interface LebenslagenProps {
  lebenslagen: LeistungenAnswer['auswahl']['lebenslagen'];
  seite: Page;
}

/** Life situations as tiles, for visitors who do not know the name of a service. */
export function Lebenslagen({ lebenslagen, seite: page }: LebenslagenProps) {
  const id = useId();
  if (lebenslagen.length === 0) return null;
  return (
    <section aria-labelledby={id} className={`${list.result} ${styles.result}`}>
      <h2 id={id}>Lebenslagen</h2>
      <ul className={styles.lifeEvents}>
        {lebenslagen.map((position) => (
          <li key={position.id} className={styles.location}>
            <a href={buildWegweiserHref(page, { lebenslage: position.id })}>{position.titel}</a>
            {position.text && <p>{position.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
