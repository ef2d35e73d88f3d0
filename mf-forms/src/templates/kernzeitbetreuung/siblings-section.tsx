import { KERNZEITBETREUUNG_FIELDS as LABEL } from '@gm/shared/areas/betreuung/betreuung-fields';
import { TextField } from '@gm/shared/forms/fields/text-field';
import { FormSection } from '@gm/shared/forms/frame/form-section';
import styles from '../../betreuung/betreuung.module.css';

/** Up to two siblings already in care, which affect the fee. */
export function SiblingsSection({ number: num, from }: { number: number; from: number }) {
  return (
    <FormSection number={num} from={from} title="Geschwister in der Betreuung">
      {([1, 2] as const).map((child) => (
        <div key={child} className={styles.pair}>
          <TextField name={`name_geschwister_${child}`} label={LABEL[`name_geschwister_${child}`]} autoComplete="off" />
          <TextField
            name={`klasse_geschwister_${child}`}
            label={LABEL[`klasse_geschwister_${child}`]}
            width="short"
            autoComplete="off"
          />
        </div>
      ))}
    </FormSection>
  );
}
