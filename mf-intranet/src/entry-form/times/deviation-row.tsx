import tile from '@gm/shared/forms/fields/checkbox-tile.module.css';
import { Failure, FieldBox } from '@gm/shared/forms/fields/field';
import input from '@gm/shared/forms/fields/input.module.css';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../lists/button.tsx';
import { joinPath, useSchemaContext } from '../values/schema-context.ts';
import { type Deviation, type DeviationParts, readParts, writeParts } from './deviations.ts';
import { TimeInput } from './time-input.tsx';
import styles from './times.module.css';

interface DeviationRowProps {
  value: Deviation;
  path: string;
  number: number;
  onValue(part: Partial<Deviation>): void;
  onRemove(): void;
}

/** First and last day, open or closed, and a note. */
export function DeviationRow({ value, path, number: num, onValue, onRemove }: DeviationRowProps) {
  const { getId, getMessage } = useSchemaContext();
  const at = (part: string) => joinPath(path, part);
  const id = getId(path);
  const simple = readParts(value);
  const parts = simple ?? { von: value.beginn, bis: value.ende, zeit: null };
  const set = (part: Partial<DeviationParts>) => onValue(writeParts({ ...parts, ...part }));
  const day = (part: 'beginn' | 'ende', label: string, text: string, onDay: (day: string) => void) => {
    const message = getMessage(at(part));
    const inputId = getId(at(part));
    return (
      <Detail id={inputId} label={label} message={message}>
        <input
          id={inputId}
          // A notation that only files use stays as it is.
          type={simple ? 'date' : 'text'}
          min={part === 'ende' ? parts.von : undefined}
          aria-invalid={message ? true : undefined}
          aria-describedby={message && `${inputId}-fehler`}
          className={joinClasses(input.input, styles.date)}
          value={text}
          onChange={({ currentTarget: { value: typed } }) => (simple ? onDay(typed) : onValue({ [part]: typed }))}
        />
      </Detail>
    );
  };
  const time = (part: 'beginn' | 'ende', label: string) =>
    parts.zeit && (
      <TimeInput
        aria-label={`Abweichung ${num}: ${label}`}
        wert={parts.zeit[part]}
        meldung={getMessage(at(part))}
        onValue={(typed) => set({ zeit: { beginn: '', ende: '', ...parts.zeit, [part]: typed } })}
      />
    );

  return (
    <li className={styles.deviation}>
      {day('beginn', 'Erster Tag', parts.von, (von) => set({ von }))}
      {day('ende', 'Letzter Tag', parts.bis, (bis) => set({ bis }))}
      {simple && (
        <div className={styles.open}>
          <label className={joinClasses(tile.choice, styles.name)}>
            <input
              id={id}
              type="checkbox"
              checked={parts.zeit !== null}
              onChange={({ currentTarget: { checked } }) =>
                set({ zeit: checked ? { beginn: '08:00', ende: '12:00' } : null })
              }
            />
            <span>geöffnet</span>
            {!parts.zeit && <span className={styles.closed}>nein, geschlossen</span>}
          </label>
          {parts.zeit && (
            <div className={styles.span}>
              {time('beginn', 'von')}
              <span>bis</span>
              {time('ende', 'bis')}
            </div>
          )}
        </div>
      )}
      <Detail id={getId(at('zusatz'))} label="Hinweis" message={getMessage(at('zusatz'))}>
        <input
          id={getId(at('zusatz'))}
          autoComplete="off"
          className={input.input}
          value={value.zusatz ?? ''}
          onChange={({ currentTarget: { value: zusatz } }) => onValue({ zusatz: zusatz || undefined })}
        />
      </Detail>
      <div className={styles.buttons}>
        <Button name={`Abweichung ${num} entfernen`} onPress={onRemove}>
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}

interface DetailProps {
  id: string;
  label: string;
  message: string | undefined;
  children: ReactNode;
}

function Detail({ id, label, message, children }: DetailProps) {
  return (
    <FieldBox message={message}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Failure id={id} message={message} />
      {children}
    </FieldBox>
  );
}
