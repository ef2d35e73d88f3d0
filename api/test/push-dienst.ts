import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushDaten, PushSubscription } from '@gm/shared/schemas/push';
import { decrypt } from 'http_ece';

interface Browser {
  subscription: PushSubscription;
  /** What arrived here, decrypted as the browser would. */
  empfangen: PushDaten[];
  kopf: IncomingHttpHeaders[];
}

export interface PushDienst {
  origin: string;
  /** A browser that subscribed here, with keys of its own. */
  logIn(): Browser;
  /** Answers the next messages with these codes instead of taking them. */
  refuse(...antworten: { status: number; kopf?: Record<string, string> }[]): void;
  close(): Promise<void>;
}

const readJson = (teil = '') => JSON.parse(Buffer.from(teil, 'base64url').toString()) as Record<string, unknown>;

/**
 * What a push service learns of the sender (RFC 8292): the claims, if the signature fits the key that comes along. Throws
 * otherwise.
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

/** A push service on a free local port; it also plays the browsers behind it. */
export async function startPushDienst(): Promise<PushDienst> {
  const absagen: { status: number; kopf?: Record<string, string> }[] = [];
  const browser = new Map<string, (body: Buffer, kopf: IncomingHttpHeaders) => void>();
  const server = createServer(async (request, reply) => {
    const body = await buffer(request);
    const empfang = browser.get(request.url ?? '');
    const absage = absagen.shift();
    const { status, kopf = {} } = absage ?? { status: empfang ? 201 : 410 };
    if (status === 201) empfang?.(body, request.headers);
    reply.writeHead(status, kopf).end();
  });
  await new Promise<void>((bereit) => server.listen(0, '127.0.0.1', bereit));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    refuse: (...antworten) => absagen.push(...antworten),
    logIn() {
      const privateKey = createECDH('prime256v1');
      const p256dh = privateKey.generateKeys('base64url');
      const authSecret = randomBytes(16).toString('base64url');
      const path = `/abo/${randomBytes(8).toString('hex')}`;
      const angemeldet: Browser = {
        subscription: { endpoint: `${origin}${path}`, keys: { p256dh, auth: authSecret } },
        empfangen: [],
        kopf: [],
      };
      browser.set(path, (body, kopf) => {
        const text = decrypt(body, { version: 'aes128gcm', privateKey, authSecret }).toString();
        angemeldet.empfangen.push(JSON.parse(text));
        angemeldet.kopf.push(kopf);
      });
      return angemeldet;
    },
    close: () => new Promise((fertig) => server.close(() => fertig())),
  };
}
