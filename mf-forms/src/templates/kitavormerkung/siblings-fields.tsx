import { KITAVORMERKUNG_FIELDS as LABEL } from '@gm/shared/areas/betreuung/betreuung-fields';
import { TextField } from '@gm/shared/forms/fields/text-field';
import styles from '../../betreuung/betreuung.module.css';

/** Up to two siblings already in a centre. */
export function SiblingsFields() {
  return ([1, 2] as const).map((kind) => (
    <div key={kind} className={styles.pair}>
      <TextField name={`name_geschwister_${kind}`} label={LABEL[`name_geschwister_${kind}`]} autoComplete="off" />
      <TextField name={`kita_geschwister_${kind}`} label={LABEL[`kita_geschwister_${kind}`]} autoComplete="off" />
    </div>
  ));
}
