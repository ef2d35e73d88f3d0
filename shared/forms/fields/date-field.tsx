import { type FocusEvent, useRef } from 'react';
import { formatDate } from '../../format/date.ts';
import { readDate } from '../../rules/read-date.ts';
import { Button } from '../../ui/button.tsx';
import { Character } from '../../ui/character.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { useField, useFormContext } from '../state/form-context.ts';
import styles from './date-field.module.css';
import { Field, type FieldProps } from './field.tsx';
import input from './input.module.css';

const CALENDAR =
  'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01';

interface DateFieldProps extends FieldProps {
  autoComplete?: 'bday';
  /**
   * First and last day offered by the calendar, `YYYY-MM-DD`; evaluated when it opens. Without it there is no calendar,
   * e.g. for birthdays.
   */
  calendar?: () => { min?: string; max?: string };
}

/**
 * A date in German notation. A plain text field under the payload's name, so that it works without JavaScript, with
 * password managers, and in English browsers, where `type=date` shows the month first.
 */
export function DateField({
  name,
  label,
  required,
  hint = 'TT.MM.JJJJ – die Punkte dürfen fehlen',
  autoComplete,
  calendar,
}: DateFieldProps) {
  const { form, noteChange } = useFormContext();
  const { id, meldung: message, startwert: initialValue, control } = useField(name, hint);
  const picker = useRef<HTMLInputElement>(null);

  function write(tag: string) {
    form.setValue(name, formatDate(tag));
    noteChange(name);
  }

  function tidy(event: FocusEvent<HTMLInputElement>) {
    const tag = readDate(event.currentTarget.value);
    if (tag && formatDate(tag) !== event.currentTarget.value) write(tag);
    return control.onBlur(event);
  }

  function openCalendar() {
    const input = picker.current;
    if (!input || !calendar) return;
    const { min = '', max = '' } = calendar();
    input.min = min;
    input.max = max;
    input.value = readDate(String(form.getValues(name) ?? '')) ?? '';
    input.showPicker();
  }

  return (
    <Field id={id} label={label} required={required} hint={hint} message={message}>
      <div className={styles.line}>
        <input
          {...control}
          onBlur={tidy}
          type="text"
          inputMode="numeric"
          autoComplete={autoComplete ?? 'off'}
          className={joinClasses(input.input, input.short)}
          defaultValue={initialValue ?? ''}
          aria-required={required}
        />
        {calendar && (
          <div className={styles.calendar}>
            <input
              ref={picker}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              onChange={(event) => event.currentTarget.value && write(event.currentTarget.value)}
            />
            <Button variant="secondary" onClick={openCalendar}>
              <Character d={CALENDAR} />
              Kalender
            </Button>
          </div>
        )}
      </div>
    </Field>
  );
}
