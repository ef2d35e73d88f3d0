/**
 * Posts a body with files. `fetch` cannot tell how much of it is sent, and on a phone a picture takes its time.
 * Rejects when there is no answer.
 * @param onProgress called with the sent part, 0 to 1
 */
export function postWithProgress(
  url: string,
  body: FormData,
  headers: Record<string, string>,
  onProgress: (sent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.timeout = UPLOAD_TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
    request.onerror = () => reject(new TypeError('Upload failed'));
    request.ontimeout = () => reject(new DOMException('Upload took too long', 'TimeoutError'));
    request.send(body);
  });
}

/** 10 MB over a line of 0.5 Mbit/s. */
const UPLOAD_TIMEOUT_MS = 180_000;
