import { KERNZEITBETREUUNG_FELDER as LABEL } from '@gm/shared/bereiche/betreuung/betreuung-felder';
import { FormSection } from '@gm/shared/formular/form-section';
import { TextField } from '@gm/shared/formular/text-field';
import styles from '../../betreuung/betreuung.module.css';

/** Up to two brothers or sisters who are in care already: the fee depends on them. */
export function GeschwisterAbschnitt({ nummer, von }: { nummer: number; von: number }) {
  return (
    <FormSection nummer={nummer} von={von} titel="Geschwister in der Betreuung">
      {([1, 2] as const).map((kind) => (
        <div key={kind} className={styles.paar}>
          <TextField name={`name_geschwister_${kind}`} label={LABEL[`name_geschwister_${kind}`]} autoComplete="off" />
          <TextField
            name={`klasse_geschwister_${kind}`}
            label={LABEL[`klasse_geschwister_${kind}`]}
            breite="kurz"
            autoComplete="off"
          />
        </div>
      ))}
    </FormSection>
  );
}
