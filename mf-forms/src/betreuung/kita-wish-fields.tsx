import { KITA_CHANGE_FIELDS as LABEL } from '@gm/shared/areas/betreuung/betreuung-fields';
import type { Kita } from '@gm/shared/areas/betreuung/kita';
import { DateField } from '@gm/shared/forms/fields/date-field';
import { SelectField } from '@gm/shared/forms/fields/select-field';
import { TextField } from '@gm/shared/forms/fields/text-field';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import styles from './betreuung.module.css';

const getOption = ({ id, name, ortsteil, alter_von, alter_bis }: Kita) => ({
  wert: id,
  text: `${[name, ortsteil].filter(Boolean).join(', ')} (${alter_von} bis ${alter_bis} Jahre)`,
});

/** Start date, hours, and preferred centres in order. */
export function KitaWishFields({ kitas }: { kitas: readonly Kita[] }) {
  const options = kitas.map(getOption);
  return (
    <>
      <DateField
        name="betreuung_ab"
        label={LABEL.betreuung_ab}
        required
        calendar={() => ({ min: readBerlinTime(new Date()).tag })}
      />
      <div className={styles.pair}>
        <TextField
          name="betreuung_von"
          label={LABEL.betreuung_von}
          required
          hint="Uhrzeit, zum Beispiel 07:30"
          width="short"
          autoComplete="off"
        />
        <TextField
          name="betreuung_bis"
          label={LABEL.betreuung_bis}
          required
          hint="Uhrzeit, zum Beispiel 14:00"
          width="short"
          autoComplete="off"
        />
      </div>
      <SelectField name="kita_1" label={LABEL.kita_1} required options={options} />
      <SelectField name="kita_2" label={LABEL.kita_2} options={options} empty="Keine weitere Kita" />
      <SelectField name="kita_3" label={LABEL.kita_3} options={options} empty="Keine weitere Kita" />
    </>
  );
}
