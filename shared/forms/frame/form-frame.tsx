import { type FormEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { NewsItem } from '../../ui/news-item.tsx';
import { FormContext } from '../state/form-context.ts';
import type { Form } from '../state/use-form.ts';
import { ErrorSummary, type Refusal } from './error-summary.tsx';
import styles from './form-frame.module.css';
import { Honeypot } from './honeypot.tsx';
import { SubmitRow } from './submit-row.tsx';
import { SuccessView, type SuccessViewProps } from './success-view.tsx';

interface Message {
  title: string;
  text: ReactNode;
  /** Replaces `text` if the log-in has expired. */
  loggedOut?: ReactNode;
  /** Another part of the page reports it as well: the view stays where somebody writes. */
  stays?: boolean;
}

interface FormFrameProps {
  form: Form;
  /** Label of the submit button, or the complete footer of the form. */
  submit: string | ReactElement;
  /** Omitted if the caller shows the result. */
  success?: SuccessViewProps;
  /** Message above the submit button if sending failed; the input is kept. */
  failure: Message;
  refusal?: Refusal;
  children: ReactNode;
}

/** Name of the changed control; auxiliary controls have none. */
function nameOf(event: FormEvent<HTMLFormElement>): string {
  return (event.target as HTMLInputElement).name;
}

/** The form, or the confirmation that it was received. A native form post until JavaScript has loaded. */
export function FormFrame({ form: formOf, submit, success, failure: fehlschlag, refusal, children }: FormFrameProps) {
  const { name, address, hasFiles: withFiles, state, form, fromServer, round } = formOf;
  const { submitCount } = form.formState;
  const summary = useRef<HTMLDivElement>(null);
  const failure = useRef<HTMLDivElement>(null);

  // Not in the submit handler: the summary is rendered only after the counter has changed.
  useEffect(() => {
    if (submitCount === 0 || !summary.current) return;
    summary.current.focus({ preventScroll: true });
    summary.current.scrollIntoView({ block: 'start' });
  }, [submitCount]);

  useEffect(() => {
    if (state.status !== 'error' || !failure.current) return;
    if (fehlschlag.stays && !state.loggedOut) return;
    failure.current.focus({ preventScroll: true });
    failure.current.scrollIntoView({ block: 'center' });
  }, [state, fehlschlag.stays]);

  return (
    <FormContext value={formOf}>
      {state.status === 'success' && success ? (
        <SuccessView {...success} />
      ) : (
        <form
          key={round}
          className={styles.form}
          method="post"
          action={address}
          encType={withFiles ? 'multipart/form-data' : undefined}
          // Browsers restore ticked boxes after a reload; only the draft may restore values. Fields with autofill
          // enable it themselves.
          autoComplete="off"
          noValidate
          // The shell loads the code of a form with a draft at once, and holds what only the code can send.
          data-kept={formOf.draftKey}
          data-held={formOf.needsCode ? '' : undefined}
          onSubmit={formOf.submit}
          onChange={(event) => formOf.noteChange(nameOf(event))}
        >
          <input type="hidden" name="formular" value={name} />
          <input type="hidden" name="route" value={address.split('?', 1)[0]} />
          <ErrorSummary ref={summary} refusal={refusal} />
          {children}
          <Honeypot />
          {state.status === 'error' && (
            <NewsItem ref={failure} vomServer={fromServer}>
              <Alert kind="danger" title={fehlschlag.title} live={!fromServer}>
                {state.hinweis && <p>{state.hinweis}</p>}
                {(state.loggedOut && fehlschlag.loggedOut) || fehlschlag.text}
                <p>
                  <LinkButton
                    variant="secondary"
                    href={`#${formOf.firstField}`}
                    // Otherwise the shell intercepts the link to a part of the page.
                    data-native=""
                    onClick={(event) => {
                      event.preventDefault();
                      formOf.returnToForm();
                    }}
                  >
                    Zurück zum Formular
                  </LinkButton>
                </p>
              </Alert>
            </NewsItem>
          )}
          {typeof submit === 'string' ? <SubmitRow label={submit} /> : submit}
        </form>
      )}
    </FormContext>
  );
}
