import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushData, PushSubscription } from '@gm/shared/schemas/push';
import { decrypt } from 'http_ece';

interface Browser {
  subscription: PushSubscription;
  /** Received messages, decrypted as by a browser. */
  empfangen: PushData[];
  kopf: IncomingHttpHeaders[];
}

export interface PushService {
  origin: string;
  /** A subscribed browser with its keys. */
  logIn(): Browser;
  /** Responds to the next messages with these status codes instead of accepting them. */
  refuse(...answers: { status: number; kopf?: Record<string, string> }[]): void;
  close(): Promise<void>;
}

const readJson = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/**
 * Claims of the sender (RFC 8292). Throws if the signature does not match the key that is sent with it.
 */
export function readVapid({ authorization = '' }: IncomingHttpHeaders): {
  claims: Record<string, unknown>;
  key: string;
} {
  const [, jwt = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head, body, signature = ''] = jwt.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature does not fit');
  return { claims: readJson(body), key };
}

/** A push service on a free local port, which also acts as the browsers behind it. */
export async function startPushService(): Promise<PushService> {
  const cancellations: { status: number; kopf?: Record<string, string> }[] = [];
  const browser = new Map<string, (body: Buffer, head: IncomingHttpHeaders) => void>();
  const server = createServer(async (request, reply) => {
    const body = await buffer(request);
    const reception = browser.get(request.url ?? '');
    const cancellation = cancellations.shift();
    const { status, kopf: head = {} } = cancellation ?? { status: reception ? 201 : 410 };
    if (status === 201) reception?.(body, request.headers);
    reply.writeHead(status, head).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    refuse: (...answers) => cancellations.push(...answers),
    logIn() {
      const privateKey = createECDH('prime256v1');
      const p256dh = privateKey.generateKeys('base64url');
      const authSecret = randomBytes(16).toString('base64url');
      const path = `/abo/${randomBytes(8).toString('hex')}`;
      const registered: Browser = {
        subscription: { endpoint: `${origin}${path}`, keys: { p256dh, auth: authSecret } },
        empfangen: [],
        kopf: [],
      };
      browser.set(path, (body, head) => {
        const text = decrypt(body, { version: 'aes128gcm', privateKey, authSecret }).toString();
        registered.empfangen.push(JSON.parse(text));
        registered.kopf.push(head);
      });
      return registered;
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
