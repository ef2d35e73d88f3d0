import type { CorrectionField } from '../../schemas/desk/releases.ts';
import { DateField } from '../fields/date-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { TextField } from '../fields/text-field.tsx';

/** Names and initial values of the fields, for `useForm`. */
export function getDefaults(fields: readonly CorrectionField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ feld: field, wert: value }) => [field, value]));
}

/** Given answers in editable controls of their kind. */
export function CorrectionFields({ fields }: { fields: readonly CorrectionField[] }) {
  return fields.map(({ feld: field, titel: title, art: kind, pflicht: required }) => {
    if (kind === 'mehrzeilig') return <TextArea key={field} name={field} label={title} required={required} />;
    if (kind === 'datum') return <DateField key={field} name={field} label={title} required={required} />;
    if (kind === 'zahl') return <NumberField key={field} name={field} label={title} required={required} />;
    return (
      <TextField
        key={field}
        name={field}
        label={title}
        required={required}
        autoComplete="off"
        {...(kind === 'zeit' ? { width: 'short', hint: 'Zum Beispiel 09:00' } : {})}
      />
    );
  });
}
