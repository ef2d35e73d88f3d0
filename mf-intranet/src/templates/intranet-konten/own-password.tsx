import { Field } from '@gm/shared/forms/fields/field';
import input from '@gm/shared/forms/fields/input.module.css';
import { joinClasses } from '@gm/shared/ui/join-classes';

interface OwnPasswordProps {
  id: string;
  /** When the password is required. */
  hint: string;
  message: string | undefined;
}

/** Confirms a change of roles with the administrator's own password. */
export function OwnPassword({ id, hint, message }: OwnPasswordProps) {
  return (
    <Field id={id} label="Ihr eigenes Passwort" hint={hint} message={message}>
      <input
        id={id}
        name="passwort"
        type="password"
        className={joinClasses(input.input, input.medium)}
        autoComplete="current-password"
        aria-invalid={message ? true : undefined}
        aria-describedby={joinClasses(`${id}-hinweis`, message && `${id}-fehler`)}
      />
    </Field>
  );
}
