import { formatWeekday } from '@gm/shared/opening-hours/opening-hours';
import { WEEKDAYS, type Weekday } from '@gm/shared/rules/berlin-time';
import { Button } from '@gm/shared/ui/button';
import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import styles from './times.module.css';
import { WORK_DAYS } from './week.ts';

interface CopyDayProps {
  day: Weekday;
  onCopy(days: Weekday[]): void;
}

/** Copies the times of a day to others; from a working day at first to all other working days. */
export function CopyDay({ day: from, onCopy }: CopyDayProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [chosen, setChosen] = useState<readonly Weekday[]>(WORK_DAYS.includes(from) ? WORK_DAYS : []);
  const name = formatWeekday(from);
  const others = WEEKDAYS.filter((day) => day !== from);

  function close() {
    const { current } = details;
    if (!current) return;
    current.open = false;
    current.querySelector('summary')?.focus();
  }
  return (
    <details ref={details} className={styles.copy} onKeyDown={(event) => event.key === 'Escape' && close()}>
      <summary aria-label={`${name}: auf andere Tage übertragen`} title="Auf andere Tage übertragen">
        <Copy aria-hidden="true" />
      </summary>
      <fieldset className={styles.days}>
        <legend>Zeiten von {name} übertragen auf</legend>
        {others.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              checked={chosen.includes(day)}
              onChange={({ currentTarget: { checked } }) =>
                setChosen(checked ? [...chosen, day] : chosen.filter((one) => one !== day))
              }
            />
            {formatWeekday(day)}
          </label>
        ))}
        <Button
          variant="secondary"
          disabled={!others.some((day) => chosen.includes(day))}
          onClick={() => {
            onCopy(others.filter((day) => chosen.includes(day)));
            close();
          }}
        >
          Übertragen
        </Button>
      </fieldset>
    </details>
  );
}
