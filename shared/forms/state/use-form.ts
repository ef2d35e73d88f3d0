import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Page } from '../../contract/contract.ts';
import { reportFault } from '../../errors/report-fault.ts';
import type { FormState, Receipt } from '../../schemas/form.ts';
import { fingerprint } from '../send/content.ts';
import { createIdempotencyKey } from '../send/idempotency-key.ts';
import { type Answer, sendForm } from '../send/send-form.ts';
import type { FileFields } from '../send/take-files.ts';
import { draftKey } from './draft.ts';
import type { Messages } from './messages.ts';
import { type LoadSchema, useCheck } from './use-check.ts';
import { type DraftState, useDraft } from './use-draft.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import type { Values } from './values.ts';

/** Requirement K-5: form reset focus delay. */
const FOCUS_DELAY_MS = 250;

export interface FormOptions {
  /** Name of the template; part of every id and of the draft's key. */
  name: string;
  seite: Page;
  /**
   * Path of the call that receives the form, e.g. `/api/fehlermeldung`; or a function that handles it, e.g. for a step
   * of a wizard. It returns null if it has shown the result itself.
   */
  action: string | ((values: Values) => Promise<Answer | null>);
  /** Names of all controls in the order of the page; an error on any other name counts as a failure. */
  fields: readonly string[];
  /** Person or item a control belongs to, where a long form repeats messages; groups the error summary. */
  getGroup?: (field: string) => string | undefined;
  /** Initial values taken from the URL; alone they are not a draft. */
  presets?: FormState['werte'];
  /** Controls that are never stored in a draft: consent must be given each time. */
  notKept?: readonly string[];
  /** File controls; the form is sent as multipart. */
  files?: FileFields | undefined;
  /** Called with the receipt of a submission; the form stays open if it resolves to true. */
  keepOpen?: (receipt: Partial<Receipt>) => Promise<boolean>;
  /** Imports the api's schema once the user fills in the form; it is not needed to read the page. */
  loadSchema: LoadSchema;
}

type SendingState =
  | { status: 'idle' }
  /** `sent`: the sent fraction of a form with files, 0 to 1; null while waiting for the network. */
  | { status: 'submitting'; sent?: number | null }
  | ({ status: 'success' } & Partial<Receipt>)
  | { status: 'error'; hinweis?: string | undefined; loggedOut?: boolean | undefined };

/** Shared state of a form's parts; created by `useForm`, passed to `<FormFrame>`. */
export interface Form {
  name: string;
  /** URL of the page without the result of a form. */
  address: string;
  hasFiles: boolean;
  form: UseFormReturn<Values>;
  /** Initial values: empty, or those returned by a post without JavaScript. */
  initialValues: FormState['werte'];
  state: SendingState;
  messages: Messages;
  getGroup: (field: string) => string | undefined;
  /** Controls currently hidden by a condition. */
  hidden: Set<string>;
  /** Controls whose file was sent without JavaScript and has to be chosen again. */
  lostFiles: readonly string[];
  /** The result came with the page, so the focus has to be moved to it. */
  fromServer: boolean;
  useDraftState: DraftState;
  /** Number of resets. */
  round: number;
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** Call after every change of a control, once the control has updated. */
  noteChange: (field: string) => void;
  /** Key of its draft in the session storage. */
  draftKey: string;
  /** A function handles it, no call does: without code it cannot be sent. */
  needsCode: boolean;
  /** Id of the first control. */
  firstField: string;
  /** Dismisses the failure and focuses the first field; the input is kept. */
  returnToForm: () => void;
  /**
   * Clears everything and focuses the first field, unless another element has focus. Remounts the controls: after a
   * native form reset, React still tracks the old value and ignores entering it again.
   */
  startAfresh: () => void;
}

/** Id of a control; used by labels, messages and the error summary. */
export function fieldId(form: string, field: string): string {
  return `${form}-${field}`;
}

const nameSuccess = ({
  referenz: reference,
  id,
  ohneBestaetigung: withoutConfirmation,
}: Partial<Receipt>): SendingState => ({
  status: 'success',
  referenz: reference,
  id,
  ohneBestaetigung: withoutConfirmation,
});

function startState(state: FormState | undefined): SendingState {
  if (state?.status === 'success') return nameSuccess(state);
  return { status: state && state.fehler.length === 0 ? 'error' : 'idle' };
}

/** The server's errors, and one for each lost file: otherwise the form would be sent again without it. */
function addLostFiles(state: FormState | undefined): FormState | undefined {
  if (!state?.dateien) return state;
  const lost = state.dateien.map((field) => ({ feld: field, meldung: 'Bitte wählen Sie das Bild noch einmal aus.' }));
  return { ...state, fehler: [...lost, ...state.fehler] };
}

/** Results already shown: the shell caches pages for navigating back, and then the draft is newer. */
const shown = new WeakSet<FormState>();

/**
 * The result of a post without JavaScript, if it belongs to this form and is new; constant for the life of the
 * component.
 */
function useFormState(name: string, form: FormState | undefined): FormState | undefined {
  const [state] = useState(() => (form?.template === name && !shown.has(form) ? form : undefined));
  useEffect(() => {
    if (state) shown.add(state);
  }, [state]);
  return state;
}

/**
 * State of a form from the first key to the reference number: validation, draft, sending, retry, reset. Keeps input
 * typed before hydration and values returned by a post without JavaScript in `seite.formular`.
 */
export function useForm({
  name,
  seite: page,
  action,
  fields,
  getGroup = () => undefined,
  presets: defaults,
  notKept = [],
  files,
  keepOpen = () => Promise.resolve(false),
  loadSchema,
}: FormOptions): Form {
  const state = useFormState(name, page.formular);
  const [round, setRound] = useState(0);
  const [standing, setState] = useState<SendingState>(() => startState(state));
  const busy = useRef(false);
  const address = page.pfad + page.suche;
  const fromTheServer = round === 0 ? state : undefined;
  const firstField = fieldId(name, fields[0] ?? '');
  const [returns, setReturns] = useState(0);
  // The delay starts when the empty form has rendered: on a slow phone that may be later than the delay after the
  // click.
  useEffect(() => {
    if (returns === 0) return;
    const timer = setTimeout(() => {
      // The focused button is gone; do not steal the focus if it has moved meanwhile.
      if (document.activeElement !== document.body) return;
      const first = document.getElementById(firstField);
      first?.scrollIntoView({ block: 'center' });
      first?.focus({ preventScroll: true });
    }, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [returns, firstField]);
  const result = useMemo(() => addLostFiles(fromTheServer), [fromTheServer]);
  const check = useCheck({ fields, loadSchema, fromServer: result });
  const { form } = check;
  // Initial values from the URL must not mix with another URL's draft, for example a sibling's private link.
  const key = draftKey(name, defaults ? address : page.pfad);
  const draft = useDraft({
    key,
    form,
    fields: fields.filter((field) => !notKept.includes(field) && !files?.felder.includes(field)),
    files,
    getInput: (field) => document.querySelector<HTMLInputElement>(`#${fieldId(name, field)}`),
    presets: defaults ?? {},
    fromServer: state?.status,
  });

  useLeaveWarning(draft.useExisting, standing.status === 'success');

  function take(values: Values): Promise<Answer | null> {
    if (typeof action === 'function') return action(values);
    const details = { ...values, firma: '', route: page.pfad };
    const key = createIdempotencyKey(draft.getSalt(), fingerprint(details));
    if (!files) return sendForm(action, JSON.stringify(details), key);
    return files.send(action, details, { key, salz: draft.getSalt() }, (sent) =>
      setState({ status: 'submitting', sent }),
    );
  }

  /** A control, or a part of one. */
  const isKnown = (name: string) => fields.some((field) => name === field || name.startsWith(`${field}/`));

  async function send(values: Values, element: HTMLFormElement) {
    if (new FormData(element).get('firma')) {
      setState({ status: 'error' });
      return;
    }
    setState({ status: 'submitting' });
    const answer = await take(values);
    if (!answer) {
      draft.forget();
      setState({ status: 'idle' });
    } else if (answer.art === 'eingang') {
      const stays = await keepOpen(answer);
      draft.forget();
      setState(stays ? { status: 'idle' } : nameSuccess(answer));
    } else if (answer.art === 'felder' && answer.fehler.every(({ feld: field }) => isKnown(field))) {
      check.messages.know(answer.fehler.map(({ feld: field }) => field));
      for (const { feld: field, meldung: message } of answer.fehler) form.setError(field, { type: 'server', message });
      setState({ status: 'idle' });
    } else {
      if (answer.art === 'fehlschlag') reportFault(answer.ursache);
      const { hinweis: hint, abgemeldet: signedOut } = answer.art === 'fehlschlag' ? answer : {};
      setState({ status: 'error', hinweis: hint, loggedOut: signedOut });
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    // The button is disabled only after the next render, and a second click may come before that.
    if (busy.current) return;
    busy.current = true;
    check.begin();
    try {
      await form.handleSubmit(
        (values) => send(values, element),
        (errors) => {
          // The schema may name parts of a control, such as `daten/titel`.
          check.messages.know(Object.keys(errors));
          setState({ status: 'idle' });
        },
      )(event);
    } finally {
      busy.current = false;
    }
  }

  function returnToForm() {
    setState({ status: 'idle' });
    setReturns(returns + 1);
  }

  function startAfresh() {
    draft.forget();
    check.forget();
    // Otherwise a reload would show the result again.
    if (fromTheServer) history.replaceState(history.state, '', address);
    setRound(round + 1);
    returnToForm();
  }

  return {
    name,
    address,
    hasFiles: files !== undefined,
    form,
    initialValues: fromTheServer?.status === 'error' ? fromTheServer.werte : (defaults ?? {}),
    state: standing,
    messages: check.messages,
    hidden: check.hidden,
    getGroup,
    lostFiles: fromTheServer?.dateien ?? [],
    fromServer: fromTheServer !== undefined,
    useDraftState: draft.useExisting,
    round,
    submit,
    noteChange(field) {
      draft.noteChange(field);
      check.noteChange(field);
    },
    draftKey: key,
    needsCode: typeof action === 'function',
    firstField,
    returnToForm,
    startAfresh,
  };
}
