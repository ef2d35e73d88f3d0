import input from '@gm/shared/forms/fields/input.module.css';
import { joinClasses } from '@gm/shared/ui/join-classes';
import type { ComponentProps } from 'react';
import styles from './schema-field.module.css';

const MOMENT = /^(\d{4}-\d{2}-\d{2})?(?:T(\d{2}:\d{2}))?$/;

interface MomentInputProps {
  control: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required'>;
  /** Label of the day, used for the time, too. */
  label: string;
  value: string;
  onValue(value: string): void;
}

/** A day with an optional time: `2026-12-24` or `2026-12-24T08:00`. Other values stay text. */
export function MomentInput({ control, label, value, onValue }: MomentInputProps) {
  const parsed = MOMENT.exec(value);
  if (!parsed) {
    return (
      <input
        {...control}
        autoComplete="off"
        className={input.input}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    );
  }
  const [, tag = '', time = ''] = parsed;
  const write = (newTag: string, newTime: string) => onValue(newTime === '' ? newTag : `${newTag}T${newTime}`);
  const schoolClass = joinClasses(input.input, input.short);
  return (
    <span className={styles.moment}>
      <input
        {...control}
        type="date"
        className={schoolClass}
        value={tag}
        onChange={(event) => write(event.currentTarget.value, time)}
      />
      <input
        type="time"
        aria-label={`${label}: Uhrzeit, wenn nicht den ganzen Tag`}
        aria-invalid={control['aria-invalid']}
        className={schoolClass}
        value={time}
        onChange={(event) => write(tag, event.currentTarget.value)}
      />
    </span>
  );
}
