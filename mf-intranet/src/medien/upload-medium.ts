import { createSalz } from '@gm/shared/formular/idempotency-key';
import { buildFormData } from '@gm/shared/formular/inhalt';
import { postWithProgress } from '@gm/shared/formular/post-with-progress';
import { sendDateien } from '@gm/shared/formular/send-in-teilen';
import { BILD_FALSCHER_TYP, BILD_MAX_BYTES, BILD_TYPEN, BILD_ZU_GROSS } from '@gm/shared/regeln/bild-upload';
import type { Problem } from '@gm/shared/schemas/problem';
import type { DokumentEingang, Medium } from '@gm/shared/schemas/redaktion';

/** What the api would refuse, known before it is sent; null: nothing. */
export function checkDatei({ type, size }: File): string | null {
  if (!BILD_TYPEN.includes(type)) return BILD_FALSCHER_TYP;
  return size > BILD_MAX_BYTES ? BILD_ZU_GROSS : null;
}

type OnProgress = (sent: number) => void;

/** Sends a file with what belongs to it, a large one in pieces. `fehler` says why it is not there. Never rejects. */
async function uploadDatei<Eingang>(
  aktion: string,
  werte: Record<string, unknown>,
  onProgress: OnProgress,
): Promise<Eingang | { fehler: string }> {
  const abgebrochen = 'Die Verbindung ist abgebrochen. Die Datei ist nicht angekommen.';
  try {
    const body = buildFormData(await sendDateien(werte, createSalz(), (sent) => sent !== null && onProgress(sent)));
    const antwort = await postWithProgress(aktion, body, {}, onProgress);
    if (antwort.ok) return (await antwort.json()) as Eingang;
    const { detail = abgebrochen } = (await antwort.json()) as Partial<Problem>;
    return { fehler: detail };
  } catch {
    return { fehler: abgebrochen };
  }
}

export type Upload = { medium: Medium } | { fehler: string };

/** Sends a picture to the library, or in the place of the one of a name. Never rejects. */
export const uploadMedium = (datei: File, onProgress: OnProgress, ersetzt = ''): Promise<Upload> =>
  uploadDatei('/api/intranet/redaktion/medien', { name: datei.name, ersetzt, bild: datei }, onProgress);

/** Sends a PDF file that an entry is going to mention. Never rejects. */
export const uploadDokument = (datei: File, onProgress: OnProgress): Promise<DokumentEingang | { fehler: string }> =>
  uploadDatei('/api/intranet/redaktion/dokumente', { name: datei.name, dokument: datei }, onProgress);
