import type { ComponentProps } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { useField } from '../state/form-context.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './input.module.css';

type TextFieldProps = FieldProps & {
  /** `short` 11rem, `medium` 22rem; default: full width. */
  width?: 'short' | 'medium';
  type?: 'text' | 'email' | 'tel' | 'url';
  /** Initial value, unless the form came back with another one. */
  preset?: string;
  readOnly?: boolean;
} & Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'inputMode' | 'list' | 'spellCheck' | 'autoCapitalize' | 'placeholder'
  >;

/** Single-line text. */
export function TextField({
  name,
  label,
  required,
  optional,
  hint,
  width,
  type = 'text',
  preset = '',
  ...attributes
}: TextFieldProps) {
  const { id, meldung: message, startwert: initialValue, control } = useField(name, hint);
  return (
    <Field id={id} label={label} required={required} optional={optional} hint={hint} message={message}>
      <input
        {...attributes}
        {...control}
        type={type}
        className={joinClasses(styles.input, width && styles[width])}
        defaultValue={initialValue ?? preset}
        aria-required={required}
      />
    </Field>
  );
}
