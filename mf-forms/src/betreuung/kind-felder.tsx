import { KIND_FELDER as LABEL } from '@gm/shared/bereiche/betreuung/betreuung-felder';
import { DateField } from '@gm/shared/formular/date-field';
import { TextField } from '@gm/shared/formular/text-field';

/** The child: name and birthday. */
export function KindFelder() {
  return (
    <>
      <TextField name="kind_name" label={LABEL.kind_name} required breite="mittel" autoComplete="off" />
      <TextField name="kind_vorname" label={LABEL.kind_vorname} required breite="mittel" autoComplete="off" />
      <DateField
        name="kind_geburtsdatum"
        label={LABEL.kind_geburtsdatum}
        required
        hint="Zum Beispiel 03.05.2019, nicht in der Zukunft"
      />
    </>
  );
}
