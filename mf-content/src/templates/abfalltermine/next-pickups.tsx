import { formatTag } from '@gm/shared/format/month';
import { formatSpokenDay } from '@gm/shared/format/spoken';
import { Abfallsymbol } from './abfall-mark.tsx';
import type { Kind, Termin } from './abfalltermine.context.ts';
import styles from './abfalltermine.module.css';

const DAY_MS = 86_400_000;

/** Relative distance of a day, in words. */
export function getDistance(day: string, today: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  return ['heute', 'morgen', 'übermorgen'][days] ?? `in ${days} Tagen`;
}

interface NextPickupsProps {
  kinds: readonly Kind[];
  dates: readonly Termin[];
  today: string;
}

/** The next date of each type, soonest first, and the two after it. */
export function NextPickups({ kinds, dates: termine, today }: NextPickupsProps) {
  const cards = kinds
    .map((kind) => ({ art: kind, tage: termine.filter((termin) => termin.art === kind.id) }))
    .sort((a, b) => (a.tage[0]?.tag ?? '9').localeCompare(b.tage[0]?.tag ?? '9'));
  return (
    <ul className={styles.cards}>
      {cards.map(({ art: kind, tage: [next, ...afterwards] }) => (
        <li key={kind.id} className={styles.card}>
          <Abfallsymbol symbol={kind.symbol} />
          <h3>{kind.name}</h3>
          {next ? (
            <p className={styles.when}>
              <time dateTime={next.tag}>{formatTag(next.tag)}</time>{' '}
              <span className={styles.gap}>{getDistance(next.tag, today)}</span>
            </p>
          ) : (
            <p>In den nächsten zwölf Monaten keine Abholung</p>
          )}
          {next?.statt && (
            <p className={styles.instead}>wegen eines Feiertags statt am {formatSpokenDay(next.statt)}</p>
          )}
          {afterwards.length > 0 && (
            <p className={styles.afterwards}>
              danach{' '}
              {afterwards
                .slice(0, 2)
                .map(({ tag: day }) => formatSpokenDay(day))
                .join(' und ')}
            </p>
          )}
          {kind.hinweis && <p className={styles.hint}>{kind.hinweis}</p>}
        </li>
      ))}
    </ul>
  );
}
