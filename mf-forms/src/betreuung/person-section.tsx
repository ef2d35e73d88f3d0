import { PERSONS_FIELDS as LABEL } from '@gm/shared/areas/betreuung/betreuung-fields';
import { TextField } from '@gm/shared/forms/fields/text-field';
import { FormSection } from '@gm/shared/forms/frame/form-section';
import styles from './betreuung.module.css';

const PERSONS = [1, 2, 3, 4] as const;

/** Emergency contact if no family member can be reached. */
export function PersonSection({ number: num, from }: { number: number; from: number }) {
  return (
    <FormSection number={num} from={from} title="Weitere Personen für den Notfall">
      <p>Wen dürfen wir anrufen, wenn wir Sie nicht erreichen? Bitte nennen Sie mindestens eine Person.</p>
      {PERSONS.map((person) => (
        <div key={person} className={styles.pair}>
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
