import { useEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { createPause } from '../browser/create-pause.ts';
import { watchPress } from '../browser/watch-press.ts';
import type { FeldFehler, FormularZustand } from '../schemas/formular.ts';
import { takeFile } from './inhalt.ts';
import { createMeldungen, type Meldungen } from './meldungen.ts';
import type { Werte } from './werte.ts';

/** Longer than from one key to the next, short enough to be taken for an answer. */
const CHECK_DELAY_MS = 400;

/**
 * Fetches the api's own schema when somebody has begun to fill in the form. A function instead of the schema makes it at
 * the first check: that takes a slow phone longer than a key press may, and the files arrive while somebody types.
 */
export type LoadSchema = () => Promise<$ZodType | (() => Promise<$ZodType>)>;

/** The schema, and what hands its messages to the fields: neither is needed before somebody types. */
async function loadChecker(loadSchema: LoadSchema) {
  const [schema, { standardSchemaResolver }] = await Promise.all([
    loadSchema(),
    import('@hookform/resolvers/standard-schema'),
  ]);
  return {
    createResolver: async () =>
      standardSchemaResolver((typeof schema === 'function' ? await schema() : schema) as $ZodType<Werte, Werte>),
  };
}

/**
 * What is sent is what the schema made of it: days as `2026-03-09`, lists joined. Without the schema (a lost chunk, a
 * dead line) the api gets what was typed and decides alone; it checks every form anyway.
 * @param verborgene controls that a condition hides at the moment; to the schema they are empty
 */
function createResolver(loadSchema: LoadSchema, verborgene: ReadonlySet<string>): Resolver<Werte> {
  return async (alle, context, options) => {
    const werte = Object.fromEntries(Object.entries(alle).filter(([name]) => !verborgene.has(name)));
    const resolver = await loadChecker(loadSchema)
      .then((checker) => checker.createResolver())
      .catch(() => null);
    if (!resolver) return { values: werte, errors: {} };
    const eingabe = Object.fromEntries(Object.entries(werte).map(([name, wert]) => [name, takeFile(wert)]));
    return resolver(eingabe as Werte, context, options);
  };
}

function toFieldErrors(fehler: readonly FeldFehler[]): FieldErrors<Werte> {
  return Object.fromEntries(fehler.map(({ feld, meldung }) => [feld, { type: 'server', message: meldung }]));
}

interface PruefungOptionen {
  felder: readonly string[];
  loadSchema: LoadSchema;
  /** What the server said about the values the page brought along. */
  vomServer: FormularZustand | undefined;
}

interface Pruefung {
  form: UseFormReturn<Werte>;
  meldungen: Meldungen;
  /** Names of the controls that a condition hides at the moment; the controls keep it. */
  verborgene: Set<string>;
  /** From now on changes are looked at: messages are shown, or could have been. */
  begin: () => void;
  noteChange: (feld: string) => void;
  /** Nothing was checked yet. */
  forget: () => void;
}

/** The values of a form and what is wrong with them. */
export function usePruefung({ felder, loadSchema, vomServer }: PruefungOptionen): Pruefung {
  const serverErrors = useMemo(() => vomServer && toFieldErrors(vomServer.fehler), [vomServer]);
  const [verborgene] = useState(() => new Set<string>());
  // No default values: the controls are read where they stand, so hydration keeps what was typed before it.
  const form = useForm<Werte>({
    resolver: useMemo(() => createResolver(loadSchema, verborgene), [loadSchema, verborgene]),
    errors: serverErrors,
    mode: 'onSubmit',
    // What was changed is looked at a moment after the last key, by `checkAgain`.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  // Both are the same for the life of the form.
  const [meldungen] = useState(() => createMeldungen(form, felder));
  useEffect(() => form.subscribe({ formState: { errors: true }, callback: meldungen.update }), [form, meldungen]);
  // Requirement K-9: somebody types, presses on the next box, and the message above would take the box away.
  useEffect(() => watchPress(meldungen.hold, meldungen.release), [meldungen]);

  const wasChecked = useRef(vomServer !== undefined);
  const changed = useRef(new Set<string>());
  const pause = useMemo(() => createPause(CHECK_DELAY_MS), []);
  useEffect(() => pause.drop, [pause]);

  /**
   * Once messages were shown, a changed field is looked at again, and with it all that are marked as wrong: one answer may
   * make another needless. What the server refused stays until it is changed, or a condition hides it.
   */
  function checkAgain() {
    const wrong = meldungen
      .list()
      .filter(({ feld }) => verborgene.has(feld) || form.getFieldState(feld).error?.type !== 'server');
    const names = new Set([...changed.current, ...wrong.map(({ feld }) => feld)]);
    changed.current.clear();
    void form.trigger([...names]);
  }

  return {
    form,
    meldungen,
    verborgene,
    begin() {
      wasChecked.current = true;
      pause.drop();
    },
    noteChange(feld) {
      if (!wasChecked.current) pause.restart(() => void loadChecker(loadSchema).catch(() => {}));
      else if (felder.includes(feld)) {
        changed.current.add(feld);
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
