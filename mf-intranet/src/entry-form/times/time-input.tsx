import input from '@gm/shared/forms/fields/input.module.css';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { type ComponentProps, useState } from 'react';
import styles from './times.module.css';
import { readTimeOfDay } from './week.ts';

interface TimeInputProps extends Pick<ComponentProps<'input'>, 'id' | 'aria-label' | 'aria-describedby'> {
  wert: string;
  meldung: string | undefined;
  onValue(time: string): void;
}

/** A time of day. Shows what is typed until the field is left; `930` counts as `09:30` at once. */
export function TimeInput({ wert: value, meldung: message, onValue, ...control }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      {...control}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      aria-invalid={message ? true : undefined}
      className={joinClasses(input.input, styles.time)}
      value={typed !== null && readTimeOfDay(typed) === value ? typed : value}
      onBlur={() => setTyped(null)}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        onValue(readTimeOfDay(text));
      }}
    />
  );
}
