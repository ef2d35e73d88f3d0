import { readBerlinerZeit } from '../../regeln/berliner-zeit.ts';
import { DateField } from '../date-field.tsx';
import { TextField } from '../text-field.tsx';
import styles from './ort-und-zeit-felder.module.css';

type ZeitLabel = Record<'datum_von' | 'datum_bis' | 'zeit_von' | 'zeit_bis', string>;

interface OrtUndZeitFelderProps {
  label: ZeitLabel & { veranstaltungsort: string };
}

const kalender = () => ({ min: readBerlinerZeit(new Date()).tag });

/** First and last day, and the times; `von` and `bis` are their hints. */
export const ZeitFelder = ({ label, von, bis }: { label: ZeitLabel; von: string; bis: string }) => (
  <>
    <div className={styles.paar}>
      <DateField name="datum_von" label={label.datum_von} required hint="TT.MM.JJJJ" kalender={kalender} />
      <DateField name="datum_bis" label={label.datum_bis} required hint="TT.MM.JJJJ" kalender={kalender} />
    </div>
    <div className={styles.paar}>
      <TextField name="zeit_von" label={label.zeit_von} required hint={von} breite="kurz" />
      <TextField name="zeit_bis" label={label.zeit_bis} required hint={bis} breite="kurz" />
    </div>
  </>
);

/** Place, days and times of an event. */
export function OrtUndZeitFelder({ label }: OrtUndZeitFelderProps) {
  return (
    <>
      <TextField
        name="veranstaltungsort"
        label={label.veranstaltungsort}
        required
        hint="Zum Beispiel: Turn- und Festhalle, Schulstraße 5"
      />
      <p className={styles.hinweis}>
        Dauert die Veranstaltung einen Tag, tragen Sie ihn in beide Felder ein, auch wenn sie erst in der Nacht endet.
        Ist die Uhrzeit noch nicht bekannt, tragen Sie 00:00 und 00:00 ein; ist nur der Beginn bekannt, tragen Sie ihn
        in beide Felder ein.
      </p>
      <ZeitFelder label={label} von="Zum Beispiel 09:00" bis="Zum Beispiel 15:00" />
    </>
  );
}
