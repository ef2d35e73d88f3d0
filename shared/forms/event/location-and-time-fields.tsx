import { readBerlinTime } from '../../rules/berlin-time.ts';
import { DateField } from '../fields/date-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import styles from './location-and-time-fields.module.css';

type TimeLabel = Record<'datum_von' | 'datum_bis' | 'zeit_von' | 'zeit_bis', string>;

interface LocationAndTimeFieldProps {
  label: TimeLabel & { veranstaltungsort: string };
}

const calendar = () => ({ min: readBerlinTime(new Date()).tag });

/** First and last day, and times; `from` and `until` are their hints. */
export const TimeFields = ({ label, from, until }: { label: TimeLabel; from: string; until: string }) => (
  <>
    <div className={styles.pair}>
      <DateField name="datum_von" label={label.datum_von} required hint="TT.MM.JJJJ" calendar={calendar} />
      <DateField name="datum_bis" label={label.datum_bis} required hint="TT.MM.JJJJ" calendar={calendar} />
    </div>
    <div className={styles.pair}>
      <TextField name="zeit_von" label={label.zeit_von} required hint={from} width="short" />
      <TextField name="zeit_bis" label={label.zeit_bis} required hint={until} width="short" />
    </div>
  </>
);

/** Place, days and times of an event. */
export function LocationAndTimeFields({ label }: LocationAndTimeFieldProps) {
  return (
    <>
      <TextField
        name="veranstaltungsort"
        label={label.veranstaltungsort}
        required
        hint="Zum Beispiel: Turn- und Festhalle, Schulstraße 5"
      />
      <p className={styles.hint}>
        Dauert die Veranstaltung einen Tag, tragen Sie ihn in beide Felder ein, auch wenn sie erst in der Nacht endet.
        Ist die Uhrzeit noch nicht bekannt, tragen Sie 00:00 und 00:00 ein; ist nur der Beginn bekannt, tragen Sie ihn
        in beide Felder ein.
      </p>
      <TimeFields label={label} from="Zum Beispiel 09:00" until="Zum Beispiel 15:00" />
    </>
  );
}
