import { getChildField } from '@gm/shared/areas/ferienprogramm/child-fields';
import type { Child } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import { SelectField } from '@gm/shared/forms/fields/select-field';
import { TextArea } from '@gm/shared/forms/fields/text-area';
import { TextField } from '@gm/shared/forms/fields/text-field';

/** The default control of a field; null for fields with a special one. */
export function ChildField({ name }: { name: keyof Child }) {
  const { titel: title, hinweis: hint, pflicht: required, eingabe: input } = getChildField(name);
  if (input === 'eigene') return null;
  const field = { name, label: title, required, ...(hint ? { hint } : {}) };
  if (input === 'absatz') return <TextArea {...field} rows={3} />;
  if (input === 'zeile') return <TextField {...field} width="medium" autoComplete="off" />;
  return <SelectField {...field} options={input} />;
}
