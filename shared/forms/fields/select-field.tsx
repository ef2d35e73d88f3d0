import { joinClasses } from '../../ui/join-classes.ts';
import { useField } from '../state/form-context.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './input.module.css';
import type { Option } from './option.ts';
import { OptionsList } from './options-list.tsx';

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** Placeholder without a selection. */
  empty?: string;
}

/** One of several options; a native select. */
export function SelectField({ name, label, required, hint, options, empty = 'Bitte wählen' }: SelectFieldProps) {
  const { id, meldung: message, startwert: initialValue, control } = useField(name, hint);
  return (
    <Field id={id} label={label} required={required} hint={hint} message={message}>
      <select
        {...control}
        className={joinClasses(styles.input, styles.medium)}
        autoComplete="off"
        defaultValue={initialValue ?? ''}
        aria-required={required}
      >
        <option value="">{empty}</option>
        <OptionsList options={options} />
      </select>
    </Field>
  );
}
