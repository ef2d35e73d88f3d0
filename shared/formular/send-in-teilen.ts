import { TEIL_BYTES } from '../regeln/bild-upload.ts';
import type { UploadStand } from '../schemas/upload.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { fingerprint } from './inhalt.ts';
import { postAgain } from './post-again.ts';
import { postWithProgress } from './post-with-progress.ts';

/**
 * Sends a file ahead of its form, piece by piece, and goes on where an earlier try ended: after a dead line, a failure, a
 * reload. Rejects as a dead line does at last.
 * @param salz random part of the name, the same for all tries; it is the right to the upload
 * @param onProgress hears the sent part, 0 to 1; null while a dead line is waited for
 * @returns the name the form sends in place of the file; null where the api takes no pieces: then the file goes as a whole
 */
async function sendInTeilen(
  datei: File,
  salz: string,
  onProgress: (sent: number | null) => void,
): Promise<string | null> {
  const upload = `${createIdempotencyKey(salz, fingerprint({ datei }))}-${datei.size}`;
  const url = `/api/uploads/${upload}`;
  const ask = (send: () => Promise<Response>) => postAgain(send, () => onProgress(null)).then(readAb);

  let ab = await ask(() => fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(30_000) }));
  while (ab !== null && ab < datei.size) {
    const teil = datei.slice(ab, ab + TEIL_BYTES);
    const davor = ab;
    const report = (sent: number) => onProgress((davor + sent * teil.size) / datei.size);
    report(0);
    const headers = { 'Content-Type': 'application/octet-stream' };
    ab = await ask(() => postWithProgress(`${url}?ab=${davor}`, teil, headers, report, 'PUT'));
  }
  return ab === datei.size ? upload : null;
}

/** Bytes that are there; null where the answer says nothing of them. */
async function readAb(antwort: Response): Promise<number | null> {
  if (!antwort.ok) return null;
  const { ab }: Partial<UploadStand> = await antwort.json().catch(() => ({}));
  return typeof ab === 'number' ? ab : null;
}

/** The answers with the large files named in place of themselves; a file of one piece goes along with its form. */
export async function sendDateien(
  werte: Readonly<Record<string, unknown>>,
  salz: string,
  onProgress: (sent: number | null) => void,
): Promise<Record<string, unknown>> {
  const gesendet: Record<string, unknown> = { ...werte };
  for (const [feld, wert] of Object.entries(werte)) {
    if (wert instanceof File && wert.size > TEIL_BYTES) {
      gesendet[feld] = (await sendInTeilen(wert, salz, onProgress)) ?? wert;
    }
  }
  return gesendet;
}
