import { type IncomingHttpHeaders, request } from 'node:http';

export interface RawReply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface RawOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends the path verbatim: `fetch` and browsers would resolve `..` and escape characters. */
export function sendRaw(origin: string, path: string, options: RawOptions = {}): Promise<RawReply> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
