import { formatDate } from '@gm/shared/format/date';
import { formatWeekday } from '@gm/shared/opening-hours/opening-hours';
import { readBerlinTime, readWeekday } from '@gm/shared/rules/berlin-time';
import { CalendarPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Suggestion, suggestDeviations } from './deviations.ts';
import styles from './times.module.css';

interface HolidayListProps {
  deviations: unknown;
  /** The weekly times. */
  regular: unknown;
  onHoliday(chosen: Suggestion): void;
}

const sayDay = (day: string) => {
  const weekday = readWeekday(day);
  return `${weekday ? `${formatWeekday(weekday)}, ` : ''}${formatDate(day)}`;
};

/** Holidays of the coming twelve months that are not entered yet; each is one press. */
export function HolidayList({ deviations, regular, onHoliday }: HolidayListProps) {
  const details = useRef<HTMLDetailsElement>(null);
  /** Read when the list opens: the server's day may be another one. */
  const [today, setToday] = useState<string | null>(null);
  const days = today === null ? [] : suggestDeviations(deviations, regular, today);

  function choose(chosen: Suggestion) {
    onHoliday(chosen);
    // The pressed button is gone after rendering.
    requestAnimationFrame(() => details.current?.querySelector<HTMLElement>('li button, summary')?.focus());
  }
  return (
    <details
      ref={details}
      className={styles.holidayList}
      onToggle={({ currentTarget: { open } }) => setToday(open ? readBerlinTime(new Date()).tag : null)}
    >
      <summary>Feiertage übernehmen</summary>
      {today !== null && days.length === 0 && (
        <p>In den nächsten zwölf Monaten fällt kein weiterer Feiertag auf einen Tag mit Öffnungszeiten.</p>
      )}
      <ul>
        {days.map((day) => (
          <li key={day.tag}>
            <button type="button" onClick={() => choose(day)}>
              <CalendarPlus aria-hidden="true" />
              <span>
                <b>{day.name}</b> {sayDay(day.tag)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
