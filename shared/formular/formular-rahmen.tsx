import { type FormEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../ui/alert.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Neuigkeit } from '../ui/neuigkeit.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormularKontext } from './formular-kontext.ts';
import styles from './formular-rahmen.module.css';
import { Honeypot } from './honeypot.tsx';
import { SubmitRow } from './submit-row.tsx';
import { SuccessView, type SuccessViewProps } from './success-view.tsx';
import type { Formular } from './use-formular.ts';

interface Meldung {
  titel: string;
  text: ReactNode;
  /** In place of `text` when the log-in has ended meanwhile. */
  abgemeldet?: ReactNode;
}

interface FormularRahmenProps {
  formular: Formular;
  /** Label of the submit button, or the whole end of the form. */
  absenden: string | ReactElement;
  /** Left out where the caller shows the outcome. */
  erfolg?: SuccessViewProps;
  /** What stands above the submit button when sending failed; what was typed is still there. */
  fehlschlag: Meldung;
  children: ReactNode;
}

/** Name of the control that changed; what only helps to fill in another has none. */
function nameOf(event: FormEvent<HTMLFormElement>): string {
  return (event.target as HTMLInputElement).name;
}

/** The form itself, or the news that it was received. A plain form post until JavaScript takes over. */
export function FormularRahmen({ formular, absenden, erfolg, fehlschlag, children }: FormularRahmenProps) {
  const { name, adresse, mitDateien, stand, form, vomServer, runde } = formular;
  const { submitCount } = form.formState;
  const summary = useRef<HTMLDivElement>(null);
  const failure = useRef<HTMLDivElement>(null);

  // Not in the submit handler: the summary is on the page only after the render that follows the count.
  useEffect(() => {
    if (submitCount === 0 || !summary.current) return;
    summary.current.focus({ preventScroll: true });
    summary.current.scrollIntoView({ block: 'start' });
  }, [submitCount]);

  useEffect(() => {
    if (stand.status !== 'error' || !failure.current) return;
    failure.current.focus({ preventScroll: true });
    failure.current.scrollIntoView({ block: 'center' });
  }, [stand]);

  return (
    <FormularKontext value={formular}>
      {stand.status === 'success' && erfolg ? (
        <SuccessView {...erfolg} />
      ) : (
        <form
          key={runde}
          className={styles.form}
          method="post"
          action={adresse}
          encType={mitDateien ? 'multipart/form-data' : undefined}
          // Browsers tick boxes again after a reload; what a draft may hold is not theirs to decide. Fields that
          // browsers may fill in say so themselves.
          autoComplete="off"
          noValidate
          onSubmit={formular.submit}
          onChange={(event) => formular.noteChange(nameOf(event))}
        >
          <input type="hidden" name="formular" value={name} />
          <input type="hidden" name="route" value={adresse.split('?', 1)[0]} />
          <ErrorSummary ref={summary} />
          {children}
          <Honeypot />
          {stand.status === 'error' && (
            <Neuigkeit ref={failure} vomServer={vomServer}>
              <Alert kind="danger" title={fehlschlag.titel} live={!vomServer}>
                {stand.hinweis && <p>{stand.hinweis}</p>}
                {(stand.abgemeldet && fehlschlag.abgemeldet) || fehlschlag.text}
                <p>
                  <LinkButton
                    variant="secondary"
                    href={`#${formular.erstesFeld}`}
                    // The site's own way to a part of the page comes first otherwise.
                    data-native=""
                    onClick={(event) => {
                      event.preventDefault();
                      formular.leadBack();
                    }}
                  >
                    Zurück zum Formular
                  </LinkButton>
                </p>
              </Alert>
            </Neuigkeit>
          )}
          {typeof absenden === 'string' ? <SubmitRow label={absenden} /> : absenden}
        </form>
      )}
    </FormularKontext>
  );
}
