import { CHILD_FIELDS as LABEL } from '@gm/shared/areas/betreuung/betreuung-fields';
import { DateField } from '@gm/shared/forms/fields/date-field';
import { TextField } from '@gm/shared/forms/fields/text-field';

/** Name and birthday of the child. */
export function ChildFields() {
  return (
    <>
      <TextField name="kind_name" label={LABEL.kind_name} required width="medium" autoComplete="off" />
      <TextField name="kind_vorname" label={LABEL.kind_vorname} required width="medium" autoComplete="off" />
      <DateField
        name="kind_geburtsdatum"
        label={LABEL.kind_geburtsdatum}
        required
        hint="Zum Beispiel 03.05.2019, nicht in der Zukunft"
      />
    </>
  );
}
