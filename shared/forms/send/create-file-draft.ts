import { IMAGE_MAX_BYTES } from '../../rules/image-upload.ts';
import { findFile, forgetFile, keepFile } from './file-draft.ts';
import { putFile } from './put-file.ts';
import { keepAsItIs } from './shrink-image.ts';

interface FileDraftOptions {
  /** Random part of the draft, which makes the location of its files unguessable. */
  getSalt: () => string;
  /** The file of a control. */
  getFile: (field: string) => File | undefined;
  getInput: (field: string) => HTMLInputElement | null;
}

/** Files of one form's draft. */
export function createFileDraft({ getSalt, getFile, getInput }: FileDraftOptions) {
  const kept = new Map<string, File>();
  /** Controls whose file is still loading: they look empty but are not. */
  const awaited = new Set<string>();
  const placeOf = (field: string) => `${getSalt()}:${field}`;

  return {
    /** Stores the current files; returns the names of controls that have one. */
    save(fields: readonly string[]): string[] {
      for (const field of fields) {
        if (awaited.has(field)) continue;
        const file = getFile(field);
        if (file && kept.get(field) !== file) {
          kept.set(field, file);
          void keepFile(placeOf(field), file);
        } else if (!file && kept.delete(field)) void forgetFile(placeOf(field));
      }
      return fields.filter((field) => awaited.has(field) || kept.has(field));
    },

    /** Restores the files, except where a newer one was selected. */
    async restore(fields: readonly string[]): Promise<void> {
      for (const field of fields) awaited.add(field);
      for (const field of fields) {
        const file = await findFile(placeOf(field));
        awaited.delete(field);
        const input = getInput(field);
        if (!file || !input || getFile(field)) continue;
        // It is already resized; resizing again would produce a different file, and its partial upload would be lost.
        if (file.size <= IMAGE_MAX_BYTES) keepAsItIs(file);
        putFile(input, file);
      }
    },

    forget(): void {
      for (const field of kept.keys()) void forgetFile(placeOf(field));
      kept.clear();
      awaited.clear();
    },
  };
}
