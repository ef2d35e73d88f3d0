import { formatWeekday } from '@gm/shared/opening-hours/opening-hours';
import { useState } from 'react';
import { useSchemaContext } from '../values/schema-context.ts';
import { DayRow } from './day-row.tsx';
import styles from './times.module.css';
import { copyDay, readWeek, setDay, suggestSpans } from './week.ts';

interface WeekGridProps {
  value: unknown;
  path: string;
  /** Whether the list has to have an entry. */
  required: boolean;
}

/** The weekly times: a row for each day, with any number of spans. */
export default function WeekGrid({ value, path, required }: WeekGridProps) {
  const { change, getId, read } = useSchemaContext();
  const [said, setSaid] = useState('');
  const week = readWeek(value);

  function write(fresh: unknown[], message: string) {
    change(path, fresh.length === 0 && !required ? undefined : fresh);
    setSaid(message);
  }
  return (
    <>
      <ul className={styles.week}>
        {week.map((day) => {
          const name = formatWeekday(day.tag);
          return (
            <DayRow
              key={day.tag}
              day={day}
              id={`${getId(path)}-${day.tag}`}
              path={path}
              // Recent input may not be rendered yet.
              onSpans={(spans, message) => write(setDay(read(path), day.tag, spans), message)}
              onOpen={() => write(setDay(value, day.tag, suggestSpans(week, day.tag)), `${name} ist geöffnet.`)}
              onCopy={(days) =>
                write(copyDay(value, day.tag, days), `Übertragen auf ${days.map(formatWeekday).join(', ')}.`)
              }
            />
          );
        })}
      </ul>
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  );
}
