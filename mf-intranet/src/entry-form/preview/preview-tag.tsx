import input from '@gm/shared/forms/fields/input.module.css';
import { useValue } from '@gm/shared/forms/state/use-value';
import { readDate } from '@gm/shared/rules/read-date';
import word from '../lists/word-button.module.css';
import { toText } from '../values/to-text.ts';
import styles from './preview.module.css';

/** Day and time of the preview; both empty: now. */
export interface Moment {
  am: string;
  um: string;
}

interface PreviewTagProps {
  moment: Moment;
  onMoment(moment: Moment): void;
}

/** Selects the date of the preview. */
export function PreviewTag({ moment: { am: on, um }, onMoment }: PreviewTagProps) {
  const from = readDate(toText(useValue('ab_datum')));
  const fromTime = toText(useValue('ab_zeit'));
  const until = readDate(toText(useValue('bis_datum')));
  const untilTime = toText(useValue('bis_zeit'));
  const now = `${on} ${um || '12:00'}`;
  const isBeforehand = on !== '' && from !== null && `${from} ${fromTime || '00:00'}` > now;
  const isAfterwards = on !== '' && until !== null && `${until} ${untilTime || '24:00'}` <= now;
  return (
    <>
      <fieldset className={styles.widths}>
        <legend>Vorschau zu einem anderen Zeitpunkt</legend>
        <input
          type="date"
          className={input.input}
          aria-label="Tag der Vorschau"
          value={on}
          onChange={({ currentTarget: { value } }) => onMoment(value ? { am: value, um } : { am: '', um: '' })}
        />
        <input
          type="time"
          className={input.input}
          aria-label="Uhrzeit der Vorschau"
          value={um}
          disabled={!on}
          onChange={({ currentTarget: { value } }) => onMoment({ am: on, um: value })}
        />
        {on && (
          <button type="button" className={word.wordButton} onClick={() => onMoment({ am: '', um: '' })}>
            Wieder jetzt
          </button>
        )}
      </fieldset>
      {on && (
        <p role="status">
          {isBeforehand
            ? 'Zu diesem Zeitpunkt ist diese Fassung noch nicht auf der Website; sie beginnt später.'
            : isAfterwards
              ? 'Zu diesem Zeitpunkt ist die Seite nicht mehr auf der Website; sie endet vorher.'
              : `Öffnungszeiten und Termine wie an diesem Tag${um ? '' : ' um 12 Uhr'}.`}
        </p>
      )}
    </>
  );
}
