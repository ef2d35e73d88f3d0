import { SCHULE_FELDER as LABEL } from '@gm/shared/bereiche/betreuung/betreuung-felder';
import { SelectField } from '@gm/shared/formular/select-field';
import { TextField } from '@gm/shared/formular/text-field';

/** Where the child goes to school. */
export function SchuleFelder({ grundschulen }: { grundschulen: readonly string[] }) {
  return (
    <>
      <SelectField name="kind_grundschule" label={LABEL.kind_grundschule} required optionen={grundschulen} />
      <TextField
        name="kind_klasse"
        label={LABEL.kind_klasse}
        required
        hint="Zum Beispiel 2b"
        breite="kurz"
        autoComplete="off"
      />
    </>
  );
}
