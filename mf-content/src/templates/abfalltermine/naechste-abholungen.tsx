import { formatDatum } from '@gm/shared/format/datum';
import { formatTag } from '@gm/shared/format/monat';
import { Abfallsymbol } from './abfallmarke.tsx';
import type { Art, Termin } from './abfalltermine.context.ts';
import styles from './abfalltermine.module.css';

const TAG_MS = 86_400_000;

/** How far a day is away, in words. */
export function getDistance(tag: string, heute: string): string {
  const tage = Math.round((Date.parse(tag) - Date.parse(heute)) / TAG_MS);
  return ['heute', 'morgen', 'übermorgen'][tage] ?? `in ${tage} Tagen`;
}

interface NaechsteAbholungenProps {
  arten: readonly Art[];
  termine: readonly Termin[];
  heute: string;
}

/** The next date of each kind, the soonest first, and the two after it. */
export function NaechsteAbholungen({ arten, termine, heute }: NaechsteAbholungenProps) {
  const karten = arten
    .map((art) => ({ art, tage: termine.filter((termin) => termin.art === art.id) }))
    .sort((a, b) => (a.tage[0]?.tag ?? '9').localeCompare(b.tage[0]?.tag ?? '9'));
  return (
    <ul className={styles.karten}>
      {karten.map(({ art, tage: [naechster, ...danach] }) => (
        <li key={art.id} className={styles.karte}>
          <Abfallsymbol symbol={art.symbol} />
          <h3>{art.name}</h3>
          {naechster ? (
            <p className={styles.wann}>
              <time dateTime={naechster.tag}>{formatTag(naechster.tag)}</time>{' '}
              <span className={styles.abstand}>{getDistance(naechster.tag, heute)}</span>
            </p>
          ) : (
            <p>In den nächsten zwölf Monaten keine Abholung</p>
          )}
          {naechster?.statt && (
            <p className={styles.statt}>wegen eines Feiertags statt am {formatDatum(naechster.statt)}</p>
          )}
          {danach.length > 0 && (
            <p className={styles.danach}>
              danach{' '}
              {danach
                .slice(0, 2)
                .map(({ tag }) => formatDatum(tag))
                .join(' und ')}
            </p>
          )}
          {art.hinweis && <p className={styles.hinweis}>{art.hinweis}</p>}
        </li>
      ))}
    </ul>
  );
}
