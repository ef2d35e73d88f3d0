import type { ReactNode } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { useField } from '../state/form-context.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './input.module.css';

type TextAreaProps = FieldProps & {
  rows?: number;
  /** Below the control, e.g. a character counter. */
  children?: ReactNode;
};

/** Multi-line text; grows with its content where the browser supports it. */
export function TextArea({ name, label, required, hint, rows = 6, children }: TextAreaProps) {
  const { id, meldung: message, startwert: initialValue, control } = useField(name, hint);
  return (
    <Field id={id} label={label} required={required} hint={hint} message={message}>
      <textarea
        {...control}
        rows={rows}
        className={joinClasses(styles.input, styles.multiline)}
        defaultValue={initialValue ?? ''}
        aria-required={required}
      />
      {children}
    </Field>
  );
}
