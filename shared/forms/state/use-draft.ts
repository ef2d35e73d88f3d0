import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { createPause } from '../../browser/create-pause.ts';
import { takeFile } from '../send/content.ts';
import { createSalt } from '../send/idempotency-key.ts';
import type { FileFields } from '../send/take-files.ts';
import { deleteDraft, loadDraft, saveDraft } from './draft.ts';
import { isEmpty, type Values } from './values.ts';

/** Delay after the last change, so that storage access does not delay key presses. */
const SAVE_DELAY_MS = 400;
/** A phone that is short of memory ends a tab in the background without `pagehide`. */
const LEAVING = ['pagehide', 'visibilitychange'] as const;

/** Whether there is a draft; a store hook that can also be read outside of rendering. */
export type DraftState = UseBoundStore<StoreApi<{ vorhanden: boolean }>>;

interface DraftOptions {
  /** Key in session storage. */
  key: string;
  form: UseFormReturn<Values>;
  /** Controls stored in the draft. */
  fields: readonly string[];
  /** File controls, and how to find them on the page. */
  files: FileFields | undefined;
  getInput: (field: string) => HTMLInputElement | null;
  /** Initial values of the controls. */
  presets: Readonly<Record<string, string | string[]>>;
  /** The page has values that are newer than the draft, or no controls at all. */
  fromServer: 'error' | 'success' | undefined;
}

/** Stores the draft of a form and restores it when the form mounts. */
export function useDraft({ key, form, fields, files, getInput, presets: defaults, fromServer }: DraftOptions) {
  // A store instead of React state: the first key creates a draft, which must not re-render the whole form.
  const [useExisting] = useState<DraftState>(() => create(() => ({ vorhanden: false })));
  const setExisting = (existing: boolean) => {
    if (existing !== useExisting.getState().vorhanden) useExisting.setState({ vorhanden: existing });
  };
  const salt = useRef('');

  /** Random part of this form session's idempotency keys. */
  function getSalt(): string {
    salt.current ||= createSalt();
    return salt.current;
  }

  const [fileDraft] = useState(() =>
    files?.createEntwurf({
      getSalt,
      getInput,
      getFile(field) {
        const file = takeFile(form.getValues(field));
        return file instanceof File ? file : undefined;
      },
    }),
  );

  /** A control missing on the page has no value; a single choice is a value or an array of one. */
  function isUntouched(field: string, value: Values[string] | undefined): boolean {
    const preset = defaults[field];
    if (value === undefined || (isEmpty(value) && isEmpty(preset))) return true;
    return JSON.stringify([value].flat()) === JSON.stringify([preset].flat());
  }

  const pause = useMemo(() => createPause(SAVE_DELAY_MS), []);

  function save() {
    pause.drop();
    const values = Object.fromEntries(fields.map((field) => [field, form.getValues(field)])) as Values;
    const withFile = fileDraft?.save(files?.felder ?? []) ?? [];
    if (withFile.length === 0 && fields.every((field) => isUntouched(field, values[field]))) {
      deleteDraft(key);
      setExisting(false);
    } else {
      setExisting(saveDraft(key, { werte: values, salz: getSalt(), dateien: withFile }));
    }
  }

  /** Ends the form session: the next submission is a new request. */
  function forget() {
    pause.drop();
    fileDraft?.forget();
    deleteDraft(key);
    setExisting(false);
    salt.current = '';
  }

  const restore = useEffectEvent(() => {
    if (fromServer === 'success') return;
    const draft = fromServer ? null : loadDraft(key);
    if (draft) {
      salt.current = draft.salz;
      for (const field of fields) {
        const value = draft.werte[field];
        // Input typed while the page was loading is newer than the draft.
        if (value !== undefined && isUntouched(field, form.getValues(field))) form.setValue(field, value);
      }
      void fileDraft?.restore((draft.dateien ?? []).filter((field) => files?.felder.includes(field)));
    }
    save();
  });
  // Once on mount: later drafts come from this form.
  useEffect(() => restore(), []);

  const saveWhatWaits = useEffectEvent(() => {
    if (pause.isWaiting()) save();
  });
  useEffect(() => {
    const leave = () => saveWhatWaits();
    for (const event of LEAVING) addEventListener(event, leave);
    return () => {
      for (const event of LEAVING) removeEventListener(event, leave);
      leave();
    };
  }, []);

  /** A chosen file is stored at once: while a page is being left there is no time for it. */
  function noteChange(field: string) {
    if (files?.felder.includes(field)) save();
    else pause.restart(save);
  }

  return { useExisting, getSalt, noteChange, forget };
}
