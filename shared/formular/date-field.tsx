import { CalendarDays } from 'lucide-react';
import { type FocusEvent, useRef } from 'react';
import { formatDatum } from '../format/datum.ts';
import { readDatum } from '../regeln/read-datum.ts';
import { Button } from '../ui/button.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import styles from './date-field.module.css';
import eingabe from './eingabe.module.css';
import { Feld, type FeldProps } from './feld.tsx';
import { useFeld, useFormularKontext } from './formular-kontext.ts';

interface DateFieldProps extends FeldProps {
  autoComplete?: 'bday';
  /**
   * First and last day the calendar offers, `YYYY-MM-DD`; asked when it opens. Without it there is no calendar: nobody
   * looks up a birthday in one.
   */
  kalender?: () => { min?: string; max?: string };
}

/**
 * A day as Germans write it. One text field under the payload's name, so that it works without JavaScript, with
 * password managers, and in English browsers, where `type=date` shows the month first.
 */
export function DateField({
  name,
  label,
  required,
  hint = 'TT.MM.JJJJ – die Punkte dürfen fehlen',
  autoComplete,
  kalender,
}: DateFieldProps) {
  const { form, noteChange } = useFormularKontext();
  const { id, meldung, startwert, control } = useFeld(name, hint);
  const picker = useRef<HTMLInputElement>(null);

  function write(tag: string) {
    form.setValue(name, formatDatum(tag));
    noteChange(name);
  }

  function tidy(event: FocusEvent<HTMLInputElement>) {
    const tag = readDatum(event.currentTarget.value);
    if (tag && formatDatum(tag) !== event.currentTarget.value) write(tag);
    return control.onBlur(event);
  }

  function openCalendar() {
    const input = picker.current;
    if (!input || !kalender) return;
    const { min = '', max = '' } = kalender();
    input.min = min;
    input.max = max;
    input.value = readDatum(String(form.getValues(name) ?? '')) ?? '';
    input.showPicker();
  }

  return (
    <Feld id={id} label={label} required={required} hint={hint} meldung={meldung}>
      <div className={styles.zeile}>
        <input
          {...control}
          onBlur={tidy}
          type="text"
          inputMode="numeric"
          autoComplete={autoComplete ?? 'off'}
          className={joinClasses(eingabe.eingabe, eingabe.kurz)}
          defaultValue={startwert ?? ''}
          aria-required={required}
        />
        {kalender && (
          <div className={styles.kalender}>
            <input
              ref={picker}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              onChange={(event) => event.currentTarget.value && write(event.currentTarget.value)}
            />
            <Button variant="secondary" onClick={openCalendar}>
              <CalendarDays aria-hidden="true" />
              Kalender
            </Button>
          </div>
        )}
      </div>
    </Feld>
  );
}
