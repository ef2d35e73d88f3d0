import { buildFormData } from '@gm/shared/forms/send/content';
import { createSalt } from '@gm/shared/forms/send/idempotency-key';
import { postWithProgress } from '@gm/shared/forms/send/post-with-progress';
import { sendFiles } from '@gm/shared/forms/send/send-in-parts';
import { IMAGE_MAX_BYTES, IMAGE_TOO_LARGE, IMAGE_TYPES } from '@gm/shared/rules/image-upload';
import type { DocumentReceipt, Medium } from '@gm/shared/schemas/editor/editorial';
import type { Problem } from '@gm/shared/schemas/problem';

/** Types that the browser turns into JPEG, if it can read them. */
const CONVERTED = ['image/webp', 'image/avif', 'image/heic', 'image/heif'];
/** For the file dialog; on phones it offers the camera, too. Some systems know HEIC by its ending only. */
export const PICTURE_TYPES = [...IMAGE_TYPES, ...CONVERTED, '.heic', '.heif'].join(',');
const HEIC = /\.hei[cf]$/i;

const WRONG_TYPE = 'Bitte wählen Sie ein Bild im Format JPEG, PNG, WebP, AVIF oder HEIC aus.';
const UNREADABLE =
  'Dieser Browser kann das Bild nicht lesen. Bitte speichern Sie es als JPEG, oder laden Sie es mit dem Gerät hoch, das es aufgenommen hat.';

/** Client-side check of what the api would refuse; null if valid. */
export function checkFile({ name, type, size }: File): string | null {
  if (![...IMAGE_TYPES, ...CONVERTED].includes(type) && !HEIC.test(name)) return WRONG_TYPE;
  return size > IMAGE_MAX_BYTES ? IMAGE_TOO_LARGE : null;
}

const ABORTED = 'Die Verbindung ist abgebrochen. Die Datei ist nicht angekommen.';

type OnProgress = (sent: number) => void;

/** Uploads a file with additional fields, a large one in chunks. `fehler` is the error message. Never rejects. */
async function uploadFile<Receipt>(
  action: string,
  values: Record<string, unknown>,
  onProgress: OnProgress,
): Promise<Receipt | { fehler: string }> {
  try {
    const body = buildFormData(await sendFiles(values, createSalt(), (sent) => sent !== null && onProgress(sent)));
    const answer = await postWithProgress(action, body, {}, onProgress);
    if (answer.ok) return (await answer.json()) as Receipt;
    const { detail = ABORTED } = (await answer.json()) as Partial<Problem>;
    return { fehler: detail };
  } catch {
    return { fehler: ABORTED };
  }
}

export type Upload = { medium: Medium } | { fehler: string };

/** Uploads a picture to the library, or replaces an existing one. Never rejects. */
export async function uploadMedium(file: File, onProgress: OnProgress, replaced = ''): Promise<Upload> {
  let picture: File | null = file;
  if (!IMAGE_TYPES.includes(file.type)) {
    const encoder = await import('@gm/shared/forms/send/shrink-image').catch(() => null);
    if (!encoder) return { fehler: ABORTED };
    picture = await encoder.encodeJpeg(file);
  }
  if (!picture) return { fehler: UNREADABLE };
  return uploadFile(
    '/api/intranet/redaktion/medien',
    { name: picture.name, ersetzt: replaced, bild: picture },
    onProgress,
  );
}

/** Uploads a PDF file for an entry. Never rejects. */
export const uploadDocument = (file: File, onProgress: OnProgress): Promise<DocumentReceipt | { fehler: string }> =>
  uploadFile('/api/intranet/redaktion/dokumente', { name: file.name, dokument: file }, onProgress);
