import { spawn } from 'node:child_process';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import rateLimit from '@fastify/rate-limit';
import { DELIVERY_PATH, DELIVERY_TYPE } from '@gm/shared/modul/cli/deliver';
import type { FastifyInstance } from 'fastify';

export interface DeliveryConfig {
  /** Remote → SHA-256 of its token, hexadecimal. Without any nobody can deliver. */
  tokens: ReadonlyMap<string, string>;
  releasesDir: string;
  /** Of the store that shells share, where there is one; as settings of a process. */
  storeSettings: Record<string, string>;
  keep: number;
  /** Part of the visitors who get a delivery first. */
  canaryShare: number;
  /** Where the content is, on which a delivery is judged. */
  apiUrl: string;
  /** `cli/receive.ts` as it was built. */
  script: string;
}

/** Deliveries, or wrong tokens, of one address. */
const LIMIT = { max: 60, timeWindow: 10 * 60_000 };
const AT_ONCE = 2;
const LIMIT_MS = 5 * 60_000;

/** The remote a token is for. Every token is looked at, so that the time tells nothing. */
export function findRemote(tokens: ReadonlyMap<string, string>, authorization = ''): string | null {
  const given = createHash('sha256')
    .update(authorization.replace(/^Bearer\s+/i, ''))
    .digest();
  let found: string | null = null;
  for (const [remote, hash] of tokens) if (timingSafeEqual(given, Buffer.from(hash, 'hex'))) found = remote;
  return found;
}

/** `?all=1`: for all visitors at once. */
const wantsAll = (query: unknown) => (query as { all?: string }).all === '1';

/** Judged in a process of its own, which knows nothing but where the store and the content are. */
async function receive(source: Readable, remote: string, canaryShare: number, config: DeliveryConfig) {
  const { releasesDir, storeSettings, keep, apiUrl, script } = config;
  const child = spawn(process.execPath, [script], {
    env: {
      NODE_ENV: 'production',
      ...storeSettings,
      RELEASES_DIR: releasesDir,
      RELEASES_KEEP: String(keep),
      API_URL: apiUrl,
      REMOTE: remote,
      CANARY_SHARE: String(canaryShare),
    },
    stdio: ['pipe', 'pipe', 'inherit'],
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  let verdicts = '';
  child.stdout.on('data', (chunk: Buffer) => {
    verdicts += chunk;
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // A child that refuses stops reading; what it said counts, not that nobody listened to the rest.
  await pipeline(source, child.stdin).catch(() => {});
  const code = await ended;
  return code === null
    ? { code, verdicts: `${verdicts}refused: the check ended without a verdict\n` }
    : { code, verdicts };
}

/** Where teams deliver. The answer is the list of verdicts, one per line. */
export function registerDelivery(app: FastifyInstance, config: DeliveryConfig): void {
  if (config.tokens.size === 0) return;
  let running = 0;
  app.register(async (scope) => {
    await scope.register(rateLimit, {
      ...LIMIT,
      errorResponseBuilder: () => ({ statusCode: 429, message: 'refused: too many deliveries, try again later' }),
    });
    // Not read here: it goes to the child as it comes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(DELIVERY_TYPE, (_request, payload, done) => done(null, payload));
    scope.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) =>
      reply
        .code(error.statusCode ?? 500)
        .type('text/plain; charset=utf-8')
        .send(`${error.message}\n`),
    );
    scope.post(DELIVERY_PATH, {
      // Before a byte of the body is looked at, but after the limit has counted the request.
      preParsing: async (request, reply) => {
        reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
        if (findRemote(config.tokens, request.headers.authorization) === null)
          await reply.code(401).send('refused: no token of a remote\n');
        else if (running >= AT_ONCE)
          await reply.code(503).header('retry-after', '5').send('refused: other deliveries are being judged\n');
      },
      handler: async (request, reply) => {
        const remote = findRemote(config.tokens, request.headers.authorization) ?? '';
        running += 1;
        try {
          const { code, verdicts } = await receive(
            request.body as Readable,
            remote,
            wantsAll(request.query) ? 0 : config.canaryShare,
            config,
          );
          request.log.warn({ remote, taken: code === 0 }, 'delivery');
          return await reply.code(code === 0 ? 200 : code === 1 ? 422 : 500).send(verdicts);
        } finally {
          running -= 1;
        }
      },
    });
  });
}
