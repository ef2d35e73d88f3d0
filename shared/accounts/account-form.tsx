import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { requestJson } from '../browser/request-json.ts';
import type { Page } from '../contract/contract.ts';
import { Field } from '../forms/fields/field.tsx';
import input from '../forms/fields/input.module.css';
import { readLocalPath } from '../rules/read-local-path.ts';
import type { FieldError } from '../schemas/form.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import styles from './account-form.module.css';

export interface AccountField {
  name: string;
  label: string;
  type: 'email' | 'password' | 'text';
  autoComplete: string;
  hint?: string;
  inputMode?: 'numeric';
  /** Shown only after the api has asked for it. */
  nurAufVerlangen?: boolean;
}

interface AccountFormProps {
  /** Name of the template; the shell finds the call by it when the form is sent without scripts. */
  template: string;
  seite: Page;
  /** Path of the call. */
  action: string;
  fields: readonly AccountField[];
  submit: string;
  /** Hidden fields. */
  hidden?: Readonly<Record<string, string>>;
  /** Title of the message when the request failed for a reason other than the input. */
  failure: string;
  /** What follows success: another page, loaded in full so that no state of the previous one remains, or a message. */
  afterwards: { ziel: string } | { titel: string; text: ReactNode };
  /** Above the fields. */
  intro?: ReactNode;
  /** Next to the button. */
  children?: ReactNode;
}

interface State {
  art: 'offen' | 'unterwegs' | 'fertig' | 'gescheitert';
  fehler: readonly FieldError[];
  hinweis?: string | undefined;
  /** Page that has to come first, if the reply names one. */
  weiter?: string | null;
}

async function send(action: string, form: HTMLFormElement): Promise<State> {
  const answer = await requestJson<{ weiter?: string }>(action, {
    body: JSON.stringify(Object.fromEntries(new FormData(form))),
  });
  if (answer.ok) return { art: 'fertig', fehler: [], weiter: readLocalPath(answer.body?.weiter) };
  const { errors } = answer.body;
  if (errors?.length) return { art: 'offen', fehler: errors };
  return { art: 'gescheitert', fehler: [], hinweis: answer.hinweis };
}

function readState({ formular: form }: Page, template: string): State {
  if (form?.template !== template) return { art: 'offen', fehler: [] };
  if (form.status === 'success') return { art: 'fertig', fehler: [] };
  return { art: form.fehler.length > 0 ? 'offen' : 'gescheitert', fehler: form.fehler };
}

/**
 * Small forms for accounts: log-in, passwords. Much smaller than the form kit, and without its drafts, which must not
 * store passwords. Without scripts the form posts to its own page.
 */
export function AccountForm(props: AccountFormProps) {
  const {
    template,
    seite: page,
    action,
    fields,
    submit: absenden,
    hidden = {},
    failure,
    afterwards,
    intro,
    children,
  } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(() => readState(page, template));
  const [visible, setVisible] = useState(false);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (state.fehler.length > 0) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.art === 'unterwegs') return;
    const element = event.currentTarget;
    setState({ art: 'unterwegs', fehler: [] });
    const fresh = await send(action, element);
    if (fresh.art === 'fertig' && 'ziel' in afterwards) location.assign(fresh.weiter ?? afterwards.ziel);
    else setState(fresh);
  }

  if (state.art === 'fertig' && 'titel' in afterwards) {
    return (
      <Alert kind="success" title={afterwards.titel} live>
        {afterwards.text}
      </Alert>
    );
  }
  const messageToo = (name: string) => state.fehler.find(({ feld: field }) => field === name)?.meldung;
  const values = page.formular?.template === template ? page.formular.werte : {};
  const asked = fields.filter(
    ({ name, nurAufVerlangen: onlyOnDemand }) => !onlyOnDemand || messageToo(name) || values[name],
  );
  const hasPassword = asked.some(({ type }) => type === 'password');
  return (
    <form ref={form} className={styles.form} method="post" action={page.pfad + page.suche} noValidate onSubmit={submit}>
      <input type="hidden" name="formular" value={template} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {intro}
      {state.art === 'gescheitert' && (
        <Alert kind="danger" title={failure} live={ready}>
          <p>{state.hinweis ?? 'Bitte versuchen Sie es in einigen Minuten noch einmal.'}</p>
        </Alert>
      )}
      {asked.map(({ name, label, type, autoComplete, hint, inputMode }) => (
        <Field key={name} id={`${id}-${name}`} label={label} required hint={hint} message={messageToo(name)}>
          <input
            id={`${id}-${name}`}
            name={name}
            type={type === 'password' && visible ? 'text' : type}
            className={joinClasses(input.input, inputMode && input.short)}
            defaultValue={String(values[name] ?? '')}
            autoComplete={autoComplete}
            inputMode={inputMode}
            autoCapitalize="none"
            spellCheck={false}
            aria-required
            aria-invalid={messageToo(name) ? true : undefined}
            aria-describedby={
              joinClasses(hint && `${id}-${name}-hinweis`, messageToo(name) && `${id}-${name}-fehler`) || undefined
            }
          />
        </Field>
      ))}
      <div className={styles.buttons}>
        <Button type="submit" disabled={state.art === 'unterwegs'}>
          {absenden}
        </Button>
        {hasPassword && (
          <Button
            variant="ghost"
            className={joinClasses(styles.show, ready ? undefined : styles.later)}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            Passwort anzeigen
          </Button>
        )}
        {children}
      </div>
    </form>
  );
}
