import { joinClasses } from '../../ui/join-classes.ts';
import { useField } from '../state/form-context.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './input.module.css';

interface NumberFieldProps extends FieldProps {
  /** Decimals are expected, e.g. for amounts. */
  decimal?: boolean;
}

/**
 * A number in German notation: `1.234,50`. Not `type=number`, which drops invalid input, changes on mouse wheel and
 * shows a point instead of a comma in English browsers. `readNumber` parses it.
 */
export function NumberField({ name, label, required, hint, decimal: dezimal = false }: NumberFieldProps) {
  const { id, meldung: message, startwert: initialValue, control } = useField(name, hint);
  return (
    <Field id={id} label={label} required={required} hint={hint} message={message}>
      <input
        {...control}
        type="text"
        inputMode={dezimal ? 'decimal' : 'numeric'}
        autoComplete="off"
        className={joinClasses(styles.input, styles.short)}
        defaultValue={initialValue ?? ''}
        aria-required={required}
      />
    </Field>
  );
}
