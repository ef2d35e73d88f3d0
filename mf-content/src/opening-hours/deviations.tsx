import { formatSpokenRange } from '@gm/shared/format/spoken';
import { listDeviations } from '@gm/shared/opening-hours/opening-hours';
import type { OpeningTime } from '@gm/shared/schemas/opening-hours';
import { formatSpan } from './format-span.ts';
import styles from './times.module.css';

interface DeviationsProps {
  time: OpeningTime;
  /** `YYYY-MM-DD`; earlier days are omitted. */
  today: string;
}

/** Days with deviating times, in order, and upcoming public holidays. */
export function Deviations({ time, today }: DeviationsProps) {
  const coming = listDeviations(time, today);
  if (coming.length === 0) return null;
  return (
    <>
      <p className={styles.name}>Abweichende Zeiten</p>
      <ul className={styles.deviations}>
        {coming.map(({ von: from, bis: until, zeit: span, zusatz: addition }) => (
          <li key={`${from}${span?.beginn}`}>
            {formatSpokenRange(from, until)}: {span ? formatSpan(span) : 'geschlossen'}
            {addition && ` (${addition})`}
          </li>
        ))}
      </ul>
    </>
  );
}
