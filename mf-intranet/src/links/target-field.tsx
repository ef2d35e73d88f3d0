import { Field, type FieldProps } from '@gm/shared/forms/fields/field';
import { useField, useFormContext } from '@gm/shared/forms/state/form-context';
import { useValue } from '@gm/shared/forms/state/use-value';
import { TargetInput } from './target-input.tsx';

/** A form control for the target of a link. */
export function TargetField({ name, label, required, hint }: FieldProps) {
  const { form, noteChange } = useFormContext();
  const { id, meldung: message, control } = useField(name, hint);
  const value = useValue(name);
  const text = typeof value === 'string' ? value : '';
  return (
    <Field id={id} label={label} required={required} hint={hint} message={message}>
      <input type="hidden" ref={control.ref} name={name} value={text} />
      <TargetInput
        control={{
          id,
          'aria-describedby': control['aria-describedby'],
          'aria-invalid': control['aria-invalid'],
          'aria-required': required,
        }}
        label={label}
        value={text}
        onValue={(fresh) => {
          form.setValue(name, fresh);
          noteChange(name);
        }}
      />
    </Field>
  );
}
