import { AppError } from '@gm/shared/fehler/app-error';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { z } from 'zod';

/** Collects what is wrong in the content files, so that an editor sees everything at once. */
export interface Fehlerliste {
  /** `feld` as a path inside the file, e.g. `bloecke.0.context.foto`; empty for the file itself. */
  add(datei: string, feld: string, meldung: string): void;
  /** `innerhalb`: where in the file that was measured what is wrong. */
  addIssues(datei: string, error: z.ZodError, innerhalb?: readonly PropertyKey[]): void;
  /** Throws `inhalt_fehlerhaft` with one line per mistake, when there is any; its fields are `file#path`. */
  throwIfAny(): void;
}

export function createFehlerliste(): Fehlerliste {
  const lines: string[] = [];
  const felder: FeldFehler[] = [];
  const add = (datei: string, feld: string, meldung: string) => {
    lines.push([datei, feld, meldung].filter(Boolean).join(': '));
    felder.push({ feld: `${datei}#${feld}`, meldung });
  };
  return {
    add,
    addIssues(datei, error, innerhalb = []) {
      for (const { path, message } of error.issues) add(datei, [...innerhalb, ...path].join('.'), message);
    },
    throwIfAny() {
      if (lines.length > 0)
        throw new AppError('inhalt_fehlerhaft', `Der Inhalt ist fehlerhaft:\n  ${lines.join('\n  ')}`, { felder });
    },
  };
}
