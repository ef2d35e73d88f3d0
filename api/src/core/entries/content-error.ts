import { AppError } from '@gm/shared/errors/app-error';
import type { FieldError } from '@gm/shared/schemas/form';
import type { z } from 'zod';

/** Collects faults in the content files, so that an editor sees all of them at once. */
export interface ErrorList {
  /** `feld` is a path inside the file, e.g. `bloecke.0.context.foto`; empty for the file itself. */
  add(file: string, field: string, message: string): void;
  /** `within`: path of the validated value inside the file. */
  addIssues(file: string, error: z.ZodError, within?: readonly PropertyKey[]): void;
  /** Throws `inhalt_fehlerhaft` with one line per fault, if there are any; its fields are `file#path`. */
  throwIfAny(): void;
}

export function createErrorList(): ErrorList {
  const lines: string[] = [];
  const fields: FieldError[] = [];
  const add = (file: string, field: string, message: string) => {
    lines.push([file, field, message].filter(Boolean).join(': '));
    fields.push({ feld: `${file}#${field}`, meldung: message });
  };
  return {
    add,
    addIssues(file, error, within = []) {
      for (const { path, message } of error.issues) add(file, [...within, ...path].join('.'), message);
    },
    throwIfAny() {
      if (lines.length > 0)
        throw new AppError('inhalt_fehlerhaft', `Der Inhalt ist fehlerhaft:\n  ${lines.join('\n  ')}`, {
          felder: fields,
        });
    },
  };
}
