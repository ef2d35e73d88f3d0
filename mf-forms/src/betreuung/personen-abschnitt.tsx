import { PERSONEN_FELDER as LABEL } from '@gm/shared/bereiche/betreuung/betreuung-felder';
import { FormSection } from '@gm/shared/formular/form-section';
import { TextField } from '@gm/shared/formular/text-field';
import styles from './betreuung.module.css';

const PERSONEN = [1, 2, 3, 4] as const;

/** Whom to call when nobody of the family can be reached. */
export function PersonenAbschnitt({ nummer, von }: { nummer: number; von: number }) {
  return (
    <FormSection nummer={nummer} von={von} titel="Weitere Personen für den Notfall">
      <p>Wen dürfen wir anrufen, wenn wir Sie nicht erreichen? Bitte nennen Sie mindestens eine Person.</p>
      {PERSONEN.map((person) => (
        <div key={person} className={styles.paar}>
          <TextField
            name={`weitere_person_name_${person}`}
            label={LABEL[`weitere_person_name_${person}`]}
            required={person === 1}
            autoComplete="off"
          />
          <TextField
            name={`weitere_person_telefon_${person}`}
            label={LABEL[`weitere_person_telefon_${person}`]}
            required={person === 1}
            type="tel"
            autoComplete="off"
          />
        </div>
      ))}
    </FormSection>
  );
}
