import eingabe from '@gm/shared/formular/eingabe.module.css';
import { useWert } from '@gm/shared/formular/use-wert';
import { readDatum } from '@gm/shared/regeln/read-datum';
import styles from './vorschau.module.css';
import wort from './wortknopf.module.css';

/** Day and time that the preview is for; both empty: now. */
export interface Moment {
  am: string;
  um: string;
}

const toText = (wert: unknown) => (typeof wert === 'string' ? wert : '');

interface VorschauTagProps {
  moment: Moment;
  onMoment(moment: Moment): void;
}

/** Chooses the moment for which the page is shown as it will be then. */
export function VorschauTag({ moment: { am, um }, onMoment }: VorschauTagProps) {
  const ab = readDatum(toText(useWert('ab_datum')));
  const abZeit = toText(useWert('ab_zeit'));
  const bis = readDatum(toText(useWert('bis_datum')));
  const bisZeit = toText(useWert('bis_zeit'));
  const jetzt = `${am} ${um || '12:00'}`;
  const isDavor = am !== '' && ab !== null && `${ab} ${abZeit || '00:00'}` > jetzt;
  const isDanach = am !== '' && bis !== null && `${bis} ${bisZeit || '24:00'}` <= jetzt;
  return (
    <>
      <fieldset className={styles.breiten}>
        <legend>So, wie sie sein wird</legend>
        <input
          type="date"
          className={eingabe.eingabe}
          aria-label="Tag der Vorschau"
          value={am}
          onChange={({ currentTarget: { value } }) => onMoment(value ? { am: value, um } : { am: '', um: '' })}
        />
        <input
          type="time"
          className={eingabe.eingabe}
          aria-label="Uhrzeit der Vorschau"
          value={um}
          disabled={!am}
          onChange={({ currentTarget: { value } }) => onMoment({ am, um: value })}
        />
        {am && (
          <button type="button" className={wort.wortknopf} onClick={() => onMoment({ am: '', um: '' })}>
            Wieder jetzt
          </button>
        )}
      </fieldset>
      {am && (
        <p role="status">
          {isDavor
            ? 'Da ist diese Fassung noch nicht auf der Website: Ihr Beginn liegt später.'
            : isDanach
              ? 'Da ist die Seite nicht mehr auf der Website: Ihr Ende liegt davor.'
              : `Öffnungszeiten und Termine wie an diesem Tag${um ? '' : ' um 12 Uhr'}.`}
        </p>
      )}
    </>
  );
}
