import { SCHOOL_FIELDS as LABEL } from '@gm/shared/areas/betreuung/betreuung-fields';
import { SelectField } from '@gm/shared/forms/fields/select-field';
import { TextField } from '@gm/shared/forms/fields/text-field';

/** School of the child. */
export function SchoolFields({ grundschulen }: { grundschulen: readonly string[] }) {
  return (
    <>
      <SelectField name="kind_grundschule" label={LABEL.kind_grundschule} required options={grundschulen} />
      <TextField
        name="kind_klasse"
        label={LABEL.kind_klasse}
        required
        hint="Zum Beispiel 2b"
        width="short"
        autoComplete="off"
      />
    </>
  );
}
