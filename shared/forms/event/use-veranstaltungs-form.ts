import { useCallback } from 'react';
import type { $ZodType } from 'zod/v4/core';
import { takeFiles } from '../send/take-files.ts';
import { type FormOptions, useForm } from '../state/use-form.ts';

interface VeranstaltungsFormOptions extends Pick<FormOptions, 'name' | 'seite' | 'fields' | 'notKept'> {
  options: { aktion: string; textMinChars: number };
  /** Dynamic import of the schema; must be a module constant. */
  loadModul: () => Promise<{ createSchema: (textMinChars: number) => Promise<$ZodType> }>;
}

/** State of an event form: it has a picture, and its block sets the minimum length of the description. */
export function useVeranstaltungsForm({ options, loadModul: loadModule, ...form }: VeranstaltungsFormOptions) {
  const { aktion: action, textMinChars } = options;
  return useForm({
    ...form,
    action,
    files: takeFiles(['bild']),
    loadSchema: useCallback(
      () =>
        loadModule().then(
          ({ createSchema }) =>
            () =>
              createSchema(textMinChars),
        ),
      [loadModule, textMinChars],
    ),
  });
}
