import { KITAVORMERKUNG_FELDER as LABEL } from '@gm/shared/bereiche/betreuung/betreuung-felder';
import { TextField } from '@gm/shared/formular/text-field';
import styles from '../../betreuung/betreuung.module.css';

/** Up to two brothers or sisters who go to a centre already. */
export function GeschwisterFelder() {
  return ([1, 2] as const).map((kind) => (
    <div key={kind} className={styles.paar}>
      <TextField name={`name_geschwister_${kind}`} label={LABEL[`name_geschwister_${kind}`]} autoComplete="off" />
      <TextField name={`kita_geschwister_${kind}`} label={LABEL[`kita_geschwister_${kind}`]} autoComplete="off" />
    </div>
  ));
}
