import { Field, type FieldProps } from '@gm/shared/forms/fields/field';
import { useField, useFormContext } from '@gm/shared/forms/state/form-context';
import { useValue } from '@gm/shared/forms/state/use-value';
import { MarkdownInput } from './markdown-input.tsx';

/** A form control with Markdown. */
export function MarkdownField({ name, label, required, hint, rows }: FieldProps & { rows?: number }) {
  const { form, noteChange } = useFormContext();
  const { id, meldung: message, startwert: initialValue, control } = useField(name, hint);
  const value = useValue(name) ?? initialValue;
  return (
    <Field id={id} label={label} required={required} hint={hint} message={message}>
      <MarkdownInput
        control={{
          id,
          'aria-describedby': control['aria-describedby'],
          'aria-invalid': control['aria-invalid'],
          'aria-required': required,
        }}
        field={{ name, ref: control.ref, onBlur: control.onBlur }}
        label={label}
        rows={rows}
        value={typeof value === 'string' ? value : ''}
        onValue={(fresh) => {
          form.setValue(name, fresh, { shouldDirty: true });
          noteChange(name);
        }}
      />
    </Field>
  );
}
