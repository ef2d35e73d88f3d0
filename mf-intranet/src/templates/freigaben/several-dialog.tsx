import { requestJson } from '@gm/shared/browser/request-json';
import type { Page } from '@gm/shared/contract';
import { HiddenField } from '@gm/shared/forms/fields/hidden-field';
import { createIdempotencyKey, createSalt } from '@gm/shared/forms/send/idempotency-key';
import { FormContext, useFormContext } from '@gm/shared/forms/state/form-context';
import { useForm } from '@gm/shared/forms/state/use-form';
import { useValue } from '@gm/shared/forms/state/use-value';
import type { ReleaseLine, Releases, SeveralResults } from '@gm/shared/schemas/desk/releases';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { useEffect, useId, useRef, useState } from 'react';
import { Assignee, Message } from '../../desk/decision-fields.tsx';
import { formatSubmissions } from '../../desk/format-submissions.ts';
import { describeMails, type SeveralStep } from '../../desk/several.ts';
import styles from '../../dialog/dialog.module.css';
import { newLogIn } from '../../drafts/new-log-in.tsx';

const loadSchema = () => import('@gm/shared/schemas/desk/release-decision').then((module) => module.severalStepSchema);
const CALL = '/api/intranet/freigaben/mehrere';
const FIELDS = ['was', 'zustaendig', 'nachricht'];
/** Each submission is a transaction of its own, with mails. */
const TIMEOUT_MS = 120_000;

interface SeveralDialogProps extends Pick<Releases, 'kollegen' | 'textbausteine'> {
  /** Selected submissions. */
  lines: readonly ReleaseLine[];
  step: SeveralStep;
  /** Label of the step. */
  text: string;
  isOpen: boolean;
  onClose: () => void;
  /** Called with the result of each submission; the input is kept. */
  onDone: (results: SeveralResults['data']) => void;
  seite: Page;
}

/** The step, its message, and who gets which mail, before anything is sent. */
export function SeveralDialog(props: SeveralDialogProps) {
  const { lines, step, text, isOpen, onClose, onDone, seite: page, ...lists } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [salt] = useState(createSalt);
  const form = useForm({
    name: 'freigaben',
    seite: page,
    fields: FIELDS,
    presets: { was: step },
    notKept: FIELDS,
    loadSchema,
    async action(values) {
      const auswahl = lines.map(({ referenz, version }) => `${referenz}:${version}`);
      const body = JSON.stringify({ ...values, auswahl, route: page.pfad });
      const headers = { 'Idempotency-Key': createIdempotencyKey(salt, body) };
      const answer = await requestJson<SeveralResults>(CALL, { body, headers, timeoutMs: TIMEOUT_MS });
      if (answer.ok && answer.body) {
        onDone(answer.body.data);
        return null;
      }
      if (answer.ok) return { art: 'eingang' };
      const { body: problem, status, ursache, hinweis } = answer;
      if (problem.errors?.length) return { art: 'felder', fehler: problem.errors };
      return { art: 'fehlschlag', ursache, hinweis, abgemeldet: status === 401 };
    },
  });
  const { setValue, setFocus, getFieldState, formState } = form.form;
  const { submitCount } = formState;
  useEffect(() => setValue('was', step), [setValue, step]);
  // Not in the submit handler: the message is rendered only after the counter has changed. Two fields need no summary.
  useEffect(() => {
    if (submitCount === 0) return;
    const wrong = FIELDS.find((field) => getFieldState(field).error);
    if (wrong) setFocus(wrong);
  }, [submitCount, getFieldState, setFocus]);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  const shown = lines.slice(0, 3).map(({ titel, referenz }) => titel || referenz);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>
        {text}: {formatSubmissions(lines.length)}
      </h2>
      <p>
        {shown.join(' · ')}
        {lines.length > shown.length && ` und ${lines.length - shown.length} weitere`}
      </p>
      <FormContext value={form}>
        <form
          noValidate
          autoComplete="off"
          onSubmit={form.submit}
          onChange={({ target }) => form.noteChange((target as unknown as HTMLInputElement).name)}
        >
          <HiddenField name="was" />
          {step === 'zuweisen' && <Assignee kollegen={lists.kollegen} />}
          <Message stelle="die zuständige Stelle" textbausteine={lists.textbausteine} />
          <Failure />
          <Submit lines={lines} step={step} kollegen={lists.kollegen} onClose={onClose} />
        </form>
      </FormContext>
    </dialog>
  );
}

function Failure() {
  const { state } = useFormContext();
  if (state.status !== 'error') return null;
  return (
    <Alert kind="danger" title="Es wurde nichts geändert" level={3} live>
      {state.hinweis && <p>{state.hinweis}</p>}
      {state.loggedOut ? (
        newLogIn
      ) : (
        <p>Was Sie geschrieben haben, steht noch da. Bitte versuchen Sie es noch einmal.</p>
      )}
    </Alert>
  );
}

type SubmitProps = Pick<SeveralDialogProps, 'lines' | 'step' | 'kollegen' | 'onClose'>;

function Submit({ lines, step, kollegen, onClose }: SubmitProps) {
  const { state } = useFormContext();
  const chosen = useValue('zustaendig');
  const isSending = state.status === 'submitting';
  return (
    <>
      <p role="status">
        {isSending
          ? 'Wird ausgeführt …'
          : describeMails(step, lines, kollegen.find(({ id }) => String(id) === chosen)?.name)}
      </p>
      <div>
        <Button type="submit" disabled={isSending}>
          Für {formatSubmissions(lines.length)} ausführen
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Abbrechen
        </Button>
      </div>
    </>
  );
}
