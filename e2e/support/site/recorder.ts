import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request received by an external service. */
export interface Recorded {
  method: string;
  /** Path with query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** The raw bytes of the body. */
  bytes: Buffer;
}

/** A stand-in for an external service that records requests. */
export interface Recorder {
  /** Origin without a trailing slash. */
  url: string;
  host: string;
  seen: Recorded[];
  close(): Promise<void>;
}

export async function startRecorder(): Promise<Recorder> {
  const seen: Recorded[] = [];
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const bytes = Buffer.concat(chunks);
      seen.push({ method, url, headers, body: bytes.toString(), bytes });
      reply.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}`,
    host,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
