import type { ReactNode } from 'react';
import { ACHTUNG, Character } from '../../ui/character.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './field.module.css';

/** Common props of the kit's controls. */
export interface FieldProps {
  /** The field's name on the wire (requirement K-1). */
  name: string;
  label: string;
  required?: boolean;
  /** One of two fields is sufficient, and both are empty. */
  optional?: boolean;
  /** Help before answering: an example, a limit, the purpose. */
  hint?: string;
}

/** Both are stated in words, because an asterisk or a colour alone is not understood by everyone. */
export function RequiredMark({ required = false, optional = false }: Pick<FieldProps, 'required' | 'optional'>) {
  const freiwillig = optional ? '(eines von beiden)' : '(optional)';
  return (
    <>
      {' '}
      <span className={styles.required}>{required ? '(Pflichtfeld)' : freiwillig}</span>
    </>
  );
}

export function Failure({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p className={styles.error} id={`${id}-fehler`}>
      <Character d={ACHTUNG} />
      <span>
        <VisuallyHidden>Fehler:</VisuallyHidden> {message}
      </span>
    </p>
  );
}

function Hint({ id, hint }: { id: string; hint: string | undefined }) {
  if (!hint) return null;
  return (
    <p className={styles.hint} id={`${id}-hinweis`}>
      {hint}
    </p>
  );
}

/** The box around a field, with the bar that marks an error. */
export function FieldBox({ message, children }: { message: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.field} data-invalid={message ? '' : undefined}>
      {children}
    </div>
  );
}

type FieldFrameProps = Omit<FieldProps, 'name'> & { id: string; message: string | undefined; children: ReactNode };

/**
 * Label, hint and message above the control: on phones the keyboard covers what is below, and screen magnifiers show
 * what is above.
 */
export function Field({ id, label, required = false, optional, hint, message, children }: FieldFrameProps) {
  return (
    <FieldBox message={message}>
      <label className={styles.label} htmlFor={id}>
        {label}
        <RequiredMark required={required} optional={optional} />
      </label>
      <Hint id={id} hint={hint} />
      <Failure id={id} message={message} />
      {children}
    </FieldBox>
  );
}

/** The same for several controls that answer one question: the label is that of the group. */
export function FieldGroup({ id, label, required = false, hint, message, children }: FieldFrameProps) {
  return (
    <fieldset className={styles.field} data-invalid={message ? '' : undefined}>
      <legend className={styles.label}>
        {label}
        <RequiredMark required={required} />
      </legend>
      <Hint id={id} hint={hint} />
      <Failure id={id} message={message} />
      {children}
    </fieldset>
  );
}
