import { AppError } from '../fehler/app-error.ts';
import { createDateiEntwurf } from './create-datei-entwurf.ts';
import { buildFormData } from './inhalt.ts';
import { type Antwort, sendFormular } from './send-formular.ts';
import { sendDateien } from './send-in-teilen.ts';

/**
 * Posts a form whose large files go ahead of it. Never rejects, as `sendFormular`.
 * @param salz the right to what was sent of the files; the same for all tries
 */
async function sendMitDateien(
  aktion: string,
  werte: Readonly<Record<string, unknown>>,
  { key, salz }: { key: string; salz: string },
  onProgress: (sent: number | null) => void,
): Promise<Antwort> {
  try {
    return await sendFormular(aktion, buildFormData(await sendDateien(werte, salz, onProgress)), key, onProgress);
  } catch (cause) {
    return { art: 'fehlschlag', ursache: new AppError('gegenstelle_fehlt', `${aktion}: keine Antwort`, { cause }) };
  }
}

/** What a form needs that takes files: most take none, and shall not carry it. */
export interface Dateifelder {
  felder: readonly string[];
  send: typeof sendMitDateien;
  createEntwurf: typeof createDateiEntwurf;
}

/** @param felder names of the controls that take a file */
export const takeDateien = (felder: readonly string[]): Dateifelder => ({
  felder,
  send: sendMitDateien,
  createEntwurf: createDateiEntwurf,
});
