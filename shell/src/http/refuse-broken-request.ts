import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const REASONS: Record<string, [status: number, text: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Die Adresse oder die Kopfzeilen sind zu lang.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Die Anfrage kam nicht rechtzeitig an.'],
};

/** Bytes that are not HTTP never become a request: the response is written to the socket directly. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy(error);
  const [status, text] = REASONS[error.code ?? ''] ?? [400, 'Die Anfrage ist nicht lesbar.'];
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: text/plain; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(text) + 1}\r\nConnection: close\r\n\r\n${text}\n`,
  );
}
