import { AppError } from '../../errors/app-error.ts';
import { buildFormData } from './content.ts';
import { createFileDraft } from './create-file-draft.ts';
import { type Answer, sendForm } from './send-form.ts';
import { sendFiles } from './send-in-parts.ts';

/**
 * Posts a form after uploading its large files. Never rejects, like `sendForm`.
 * @param salt grants access to the uploaded parts; the same for all attempts
 */
async function sendWithFiles(
  action: string,
  values: Readonly<Record<string, unknown>>,
  { key, salz: salt }: { key: string; salz: string },
  onProgress: (sent: number | null) => void,
): Promise<Answer> {
  try {
    return await sendForm(action, buildFormData(await sendFiles(values, salt, onProgress)), key, onProgress);
  } catch (cause) {
    return {
      art: 'fehlschlag',
      ursache: new AppError('gegenstelle_fehlt', 'Keine Antwort', { cause: new Error(action, { cause }) }),
    };
  }
}

/** Support for file fields, separate because most forms do not need to load it. */
export interface FileFields {
  felder: readonly string[];
  send: typeof sendWithFiles;
  createEntwurf: typeof createFileDraft;
}

/** @param fields names of the file controls */
export const takeFiles = (fields: readonly string[]): FileFields => ({
  felder: fields,
  send: sendWithFiles,
  createEntwurf: createFileDraft,
});
