import { KITAAENDERUNG_FELDER as LABEL } from '@gm/shared/bereiche/betreuung/betreuung-felder';
import type { Kita } from '@gm/shared/bereiche/betreuung/kita';
import { DateField } from '@gm/shared/formular/date-field';
import { SelectField } from '@gm/shared/formular/select-field';
import { TextField } from '@gm/shared/formular/text-field';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import styles from './betreuung.module.css';

const getOption = ({ id, name, ortsteil, alter_von, alter_bis }: Kita) => ({
  wert: id,
  text: `${[name, ortsteil].filter(Boolean).join(', ')} (${alter_von} bis ${alter_bis} Jahre)`,
});

/** From when, at what hours, and in which centres, in order. */
export function KitawunschFelder({ kitas }: { kitas: readonly Kita[] }) {
  const optionen = kitas.map(getOption);
  return (
    <>
      <DateField
        name="betreuung_ab"
        label={LABEL.betreuung_ab}
        required
        kalender={() => ({ min: readBerlinerZeit(new Date()).tag })}
      />
      <div className={styles.paar}>
        <TextField
          name="betreuung_von"
          label={LABEL.betreuung_von}
          required
          hint="Uhrzeit, zum Beispiel 07:30"
          breite="kurz"
          autoComplete="off"
        />
        <TextField
          name="betreuung_bis"
          label={LABEL.betreuung_bis}
          required
          hint="Uhrzeit, zum Beispiel 14:00"
          breite="kurz"
          autoComplete="off"
        />
      </div>
      <SelectField name="kita_1" label={LABEL.kita_1} required optionen={optionen} />
      <SelectField name="kita_2" label={LABEL.kita_2} optionen={optionen} leer="Keine weitere Kita" />
      <SelectField name="kita_3" label={LABEL.kita_3} optionen={optionen} leer="Keine weitere Kita" />
    </>
  );
}
