import { Field } from '@gm/shared/forms/fields/field';
import input from '@gm/shared/forms/fields/input.module.css';
import { Button } from '@gm/shared/ui/button';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { useId, useRef, useState } from 'react';
import styles from '../../action-form/operation-form.module.css';

interface CodeFormProps {
  label: string;
  hint: string;
  submit: string;
  running: string;
  /** Visible while it is chosen; hidden later, against shoulder surfing. */
  type: 'text' | 'password';
  /** Returns an error message, or null. */
  send(code: string): Promise<string | null>;
}

/** One field for a code. */
export function CodeForm({ label, hint, submit: absenden, running, type, send }: CodeFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const wrong = await send(field.current?.value.trim() ?? '');
    setBusy(false);
    setMessage(wrong);
    if (wrong) field.current?.focus();
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field id={id} label={label} required hint={hint} message={message ?? undefined}>
        <input
          ref={field}
          id={id}
          type={type}
          className={joinClasses(input.input, input.medium)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          aria-required
          aria-invalid={message ? true : undefined}
          aria-describedby={[`${id}-hinweis`, message && `${id}-fehler`].filter(Boolean).join(' ')}
        />
      </Field>
      <div>
        <Button type="submit" aria-disabled={busy}>
          {busy ? running : absenden}
        </Button>
      </div>
    </form>
  );
}
