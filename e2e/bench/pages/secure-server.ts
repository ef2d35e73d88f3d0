import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { type LineRates, SLOW_LINE, startLine } from './line.ts';

/** Connection-specific headers, which HTTP/2 forbids. */
const HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** Self-signed key and certificate in PEM format. */
function makeKey(): string {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const args = ['req', '-x509', ...curve, '-days', '2', '-subj', '/CN=127.0.0.1', '-keyout', '-', '-out', '-'];
  return execFileSync('openssl', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/**
 * A browser can only read a complete TLS record: with the maximum of 16 kB the first round trip brings nothing
 * readable. Load balancers send records of one packet (docs/operations/haproxy.cfg).
 */
const RECORD = 1400;

let key: string | undefined;

/** A local server as seen from a phone: HTTP/2 over TLS, as from the load balancer, on a slow connection. */
export async function serveOverLine(
  port: number,
  rates: LineRates = SLOW_LINE,
): Promise<{ url: string; stop(): void }> {
  key ??= makeKey();
  const server = createSecureServer({ key, cert: key, allowHTTP1: true }, (incoming, outgoing) => {
    const own = Object.entries(incoming.headers).filter(
      ([name]) => !name.startsWith(':') && !HOP_HEADERS.includes(name),
    );
    const headers = { ...Object.fromEntries(own), host: incoming.headers[':authority'] ?? incoming.headers.host };
    const { method, url: path } = incoming;
    const forwarded = request({ host: '127.0.0.1', port, method, path, headers }, (reply) => {
      const kept = Object.entries(reply.headers).filter(([name]) => !HOP_HEADERS.includes(name));
      outgoing.writeHead(reply.statusCode ?? 502, Object.fromEntries(kept));
      reply.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(RECORD));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line = await startLine((server.address() as AddressInfo).port, rates);
  return {
    url: `https://127.0.0.1:${line.port}`,
    stop() {
      line.stop();
      server.close();
    },
  };
}
