/**
 * Sends a body with files. `fetch` has no upload progress, and a picture takes time on a phone: there is no time limit
 * while it makes progress. Rejects after a minute without progress or reply.
 * @param onProgress receives the sent fraction, 0 to 1
 */
export function postWithProgress(
  url: string,
  body: FormData | Blob,
  headers: Record<string, string>,
  onProgress: (sent: number) => void,
  method: 'POST' | 'PUT' = 'POST',
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const giveUp = () => {
      request.abort();
      reject(new DOMException('Upload stands still', 'TimeoutError'));
    };
    let silence = setTimeout(giveUp, SILENCE_LIMIT_MS);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, SILENCE_LIMIT_MS);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
    request.onerror = () => reject(new TypeError('Upload failed'));
    request.onloadend = () => clearTimeout(silence);
    request.send(body);
  });
}

const SILENCE_LIMIT_MS = 60_000;
