import { PART_BYTES } from '../../rules/image-upload.ts';
import type { UploadStart } from '../../schemas/upload.ts';
import { fingerprint } from './content.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { postAgain } from './post-again.ts';
import { postWithProgress } from './post-with-progress.ts';

/**
 * Uploads a file in chunks ahead of its form, and resumes after a network error, a failure or a reload. Rejects with
 * the last network error.
 * @param salt the same for all attempts, so that the upload keeps its name
 * @param onProgress receives the sent fraction, 0 to 1; null while waiting for the network
 * @returns the name sent in place of the file; null if the api does not support chunks: the file is then sent as a
 * whole
 */
async function sendInParts(
  file: File,
  salt: string,
  onProgress: (sent: number | null) => void,
): Promise<string | null> {
  const ask = (send: () => Promise<Response>) => postAgain(send, () => onProgress(null)).then(readState);
  const start = await ask(() =>
    fetch('/api/uploads', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': createIdempotencyKey(salt, fingerprint({ datei: file })),
      },
      body: JSON.stringify({ groesse: file.size }),
      signal: AbortSignal.timeout(30_000),
    }),
  );
  if (typeof start.upload !== 'string') return null;
  const { upload } = start;
  let from = start.ab ?? null;
  while (from !== null && from < file.size) {
    const part = file.slice(from, from + PART_BYTES);
    const beforehand = from;
    const report = (sent: number) => onProgress((beforehand + sent * part.size) / file.size);
    report(0);
    const headers = { 'Content-Type': 'application/octet-stream' };
    const url = `/api/uploads/${upload}?ab=${beforehand}`;
    from = (await ask(() => postWithProgress(url, part, headers, report, 'PUT'))).ab ?? null;
  }
  return from === file.size ? upload : null;
}

/** State of an upload; empty if the reply has none. */
async function readState(answer: Response): Promise<Partial<UploadStart>> {
  return answer.ok ? answer.json().catch(() => ({})) : {};
}

/** Replaces large files by the names of their uploads; a file of a single chunk is sent with its form. */
export async function sendFiles(
  values: Readonly<Record<string, unknown>>,
  salt: string,
  onProgress: (sent: number | null) => void,
): Promise<Record<string, unknown>> {
  const sent: Record<string, unknown> = { ...values };
  for (const [field, value] of Object.entries(values)) {
    if (value instanceof File && value.size > PART_BYTES) {
      sent[field] = (await sendInParts(value, salt, onProgress)) ?? value;
    }
  }
  return sent;
}
