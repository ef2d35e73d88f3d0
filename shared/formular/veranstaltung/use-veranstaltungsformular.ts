import { useCallback } from 'react';
import type { $ZodType } from 'zod/v4/core';
import { takeDateien } from '../take-dateien.ts';
import { type FormularOptionen, useFormular } from '../use-formular.ts';

interface VeranstaltungsformularOptionen extends Pick<FormularOptionen, 'name' | 'seite' | 'felder' | 'ohneEntwurf'> {
  options: { aktion: string; textMinChars: number };
  /** Imports what makes the schema; a constant of the module. */
  loadModul: () => Promise<{ createSchema: (textMinChars: number) => Promise<$ZodType> }>;
}

/** The form of an event: it takes a picture, and its block says how short the description may be. */
export function useVeranstaltungsformular({ options, loadModul, ...formular }: VeranstaltungsformularOptionen) {
  const { aktion, textMinChars } = options;
  return useFormular({
    ...formular,
    aktion,
    dateien: takeDateien(['bild']),
    loadSchema: useCallback(
      () =>
        loadModul().then(
          ({ createSchema }) =>
            () =>
              createSchema(textMinChars),
        ),
      [loadModul, textMinChars],
    ),
  });
}
