import { spawn } from 'node:child_process';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import rateLimit from '@fastify/rate-limit';
import { DELIVERY_PATH, DELIVERY_TYPE } from '@gm/shared/kit/cli/deliver';
import type { FastifyInstance } from 'fastify';

export interface DeliveryConfig {
  /** Remote → SHA-256 of its token, hexadecimal. Empty: deliveries are off. */
  tokens: ReadonlyMap<string, string>;
  releasesDir: string;
  /** Settings of the shared store, if any, for the process. */
  storeSettings: Record<string, string>;
  keep: number;
  /** Share of visitors who get a delivery first. */
  canaryShare: number;
  /** Address of the content against which a delivery is judged. */
  apiUrl: string;
  /** Path of the built `cli/receive.ts`. */
  script: string;
}

/** Rate limit of deliveries, or wrong tokens, per address. */
const LIMIT = { max: 60, timeWindow: 10 * 60_000 };
/** Deliveries judged at a time, one per remote: a slow sender does not block others. */
const AT_ONCE = 2;
const LIMIT_MS = 5 * 60_000;

/** The remote of a token. Compares in constant time to prevent a timing attack. */
export function findRemote(tokens: ReadonlyMap<string, string>, authorization = ''): string | null {
  const given = createHash('sha256')
    .update(authorization.replace(/^Bearer\s+/i, ''))
    .digest();
  let found: string | null = null;
  for (const [remote, hash] of tokens) if (timingSafeEqual(given, Buffer.from(hash, 'hex'))) found = remote;
  return found;
}

/** `?all=1`: without a canary phase. */
const wantsAll = (query: unknown) => (query as { all?: string }).all === '1';

/** Runs the judgement in a separate process, which knows only the store and the content. */
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
  source.pipe(child.stdin);
  // A broken connection ends the child's input.
  source.on('error', () => {}).once('close', () => child.stdin.end());
  // A child with its verdict stops reading. The rest is read anyway, so that the sender's connection stays open for the
  // response.
  child.stdin.on('error', () => {}).once('close', () => source.resume());
  const code = await ended;
  return code === null
    ? { code, verdicts: `${verdicts}refused: the check ended without a verdict\n` }
    : { code, verdicts };
}

/** Endpoint for deliveries of teams. The response is the list of verdicts, one per line. */
export function registerDelivery(app: FastifyInstance, config: DeliveryConfig): void {
  if (config.tokens.size === 0) return;
  const running = new Set<string>();
  app.register(async (scope) => {
    await scope.register(rateLimit, {
      ...LIMIT,
      errorResponseBuilder: () => ({ statusCode: 429, message: 'refused: too many deliveries, try again later' }),
    });
    // The body is streamed to the child unparsed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(DELIVERY_TYPE, (_request, payload, done) => done(null, payload));
    scope.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) =>
      reply
        .code(error.statusCode ?? 500)
        .type('text/plain; charset=utf-8')
        .send(`${error.message}\n`),
    );
    scope.post(DELIVERY_PATH, {
      // Before the body is read, but after the rate limit has counted the request.
      preParsing: async (request, reply) => {
        reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
        if (findRemote(config.tokens, request.headers.authorization) === null)
          await reply.code(401).send('refused: no token of a remote\n');
      },
      handler: async (request, reply) => {
        const remote = findRemote(config.tokens, request.headers.authorization) ?? '';
        // Check and reservation in one step, so that two simultaneous requests cannot both find a free place.
        if (running.has(remote) || running.size >= AT_ONCE) {
          const busy = running.has(remote) ? `another delivery of ${remote} is` : 'other deliveries are';
          return reply.code(503).header('retry-after', '5').send(`refused: ${busy} being judged\n`);
        }
        running.add(remote);
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
          running.delete(remote);
        }
      },
    });
  });
}
