import { useEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, get, type Resolver, set, type UseFormReturn, useForm } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { createPause } from '../../browser/create-pause.ts';
import { watchPress } from '../../browser/watch-press.ts';
import type { FieldError, FormState } from '../../schemas/form.ts';
import { takeFile } from '../send/content.ts';
import { createMessages, type Messages } from './messages.ts';
import type { Values } from './values.ts';

/** Longer than the time between two keys, short enough to feel like a response. */
const CHECK_DELAY_MS = 400;

/**
 * Loads the api's schema once the user has started to fill in the form. It may return a factory, called at the first
 * validation: building the schema would delay a key press on a slow phone, but its files can be loaded meanwhile.
 */
export type LoadSchema = () => Promise<$ZodType | (() => Promise<$ZodType>)>;

async function readSchema(loadSchema: LoadSchema): Promise<$ZodType> {
  const schema = await loadSchema();
  return typeof schema === 'function' ? schema() : schema;
}

/**
 * The schema's output is sent: days as `2026-03-09`, lists joined. Without the schema (chunk not loaded, network error)
 * the raw input is sent; the api validates every form anyway. The package of resolvers loads 1.4 kB for the same.
 * @param hidden controls currently hidden by a condition; the schema sees them as empty
 */
function createResolver(loadSchema: LoadSchema, hidden: ReadonlySet<string>): Resolver<Values> {
  return async (all) => {
    const values = Object.fromEntries(Object.entries(all).filter(([name]) => !hidden.has(name)));
    const schema = await readSchema(loadSchema).catch(() => null);
    if (!schema) return { values, errors: {} };
    const input = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, takeFile(value)]));
    const result = await schema['~standard'].validate(input);
    if (!result.issues) return { values: result.value as Values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { path = [], message } of result.issues) {
      const name = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || 'root';
      // The first message of a control counts.
      if (!get(errors, name)) set(errors, name, { type: '', message });
    }
    return { values: {}, errors };
  };
}

function toFieldErrors(error: readonly FieldError[]): FieldErrors<Values> {
  return Object.fromEntries(error.map(({ feld: field, meldung: message }) => [field, { type: 'server', message }]));
}

interface CheckOptions {
  fields: readonly string[];
  loadSchema: LoadSchema;
  /** The server's result for the values rendered with the page. */
  fromServer: FormState | undefined;
}

interface Check {
  form: UseFormReturn<Values>;
  messages: Messages;
  /** Names of the controls currently hidden by a condition; maintained by the controls. */
  hidden: Set<string>;
  /** Starts validation on change: messages have been shown, or could have been. */
  begin: () => void;
  noteChange: (field: string) => void;
  /** Resets to the state before validation. */
  forget: () => void;
}

/** The values of a form and its validation. */
export function useCheck({ fields, loadSchema, fromServer }: CheckOptions): Check {
  const serverErrors = useMemo(() => fromServer && toFieldErrors(fromServer.fehler), [fromServer]);
  const [hidden] = useState(() => new Set<string>());
  // No default values: the controls keep their DOM values, so hydration does not lose earlier input.
  const form = useForm<Values>({
    resolver: useMemo(() => createResolver(loadSchema, hidden), [loadSchema, hidden]),
    errors: serverErrors,
    mode: 'onSubmit',
    // Changed fields are validated after a delay by `checkAgain`.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  // Both are constant for the life of the form.
  const [messages] = useState(() => createMessages(form, fields));
  useEffect(() => form.subscribe({ formState: { errors: true }, callback: messages.update }), [form, messages]);
  // Requirement K-9: after typing, the user presses on the next checkbox, and a message appearing above would shift it
  // away.
  useEffect(() => watchPress(messages.hold, messages.release), [messages]);

  const wasChecked = useRef(fromServer !== undefined);
  const changed = useRef(new Set<string>());
  const pause = useMemo(() => createPause(CHECK_DELAY_MS), []);
  useEffect(() => pause.drop, [pause]);

  /**
   * After the first validation, a changed field is validated again together with all invalid ones, because one answer
   * may make another unnecessary. Server errors stay until the field changes or a condition hides it.
   */
  function checkAgain() {
    const wrong = messages
      .list()
      .filter(({ feld: field }) => hidden.has(field) || form.getFieldState(field).error?.type !== 'server');
    const names = new Set([...changed.current, ...wrong.map(({ feld: field }) => field)]);
    changed.current.clear();
    void form.trigger([...names]);
  }

  return {
    form,
    messages,
    hidden,
    begin() {
      wasChecked.current = true;
      pause.drop();
    },
    noteChange(field) {
      if (!wasChecked.current) pause.restart(() => void loadSchema().catch(() => {}));
      else if (fields.includes(field)) {
        changed.current.add(field);
        pause.restart(checkAgain);
      }
    },
    forget() {
      wasChecked.current = false;
      changed.current.clear();
      pause.drop();
      form.reset({});
    },
  };
}
