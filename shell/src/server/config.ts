import { availableParallelism } from 'node:os';
import path from 'node:path';
import { UPLOAD_BYTES_PRO_SEKUNDE } from '@gm/shared/regeln/bild-upload';
import type { Spurziel } from '@gm/shared/spuren/spuren';
import { readSecretFiles } from '@gm/shared/store/read-secret-files';
import { readS3Settings, type S3Settings } from '@gm/shared/store/s3-settings';
import { z } from 'zod';
import type { Beobachtung } from '../beobachtung/beobachtung.ts';
import { chooseCanaryShare } from '../registry/choose-canary-share.ts';
import { RELEASES_S3 } from '../store/store-settings.ts';
import { readFormSecret } from './form-secret.ts';
import type { ClientLimits } from './limit-clients.ts';
import type { BodyPace } from './limit-slow-bodies.ts';
import { EVAL } from './page-policy.ts';

const isTemplateSource = (source: string) =>
  source === EVAL || (/^https:\/\/[\w.-]+(:\d+)?$/.test(source) && URL.canParse(source));

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Where the api listens. */
  API_URL: z.url().default('http://127.0.0.1:3001'),
  RELEASES_DIR: z.string().default('releases'),
  /** Versions kept per remote. */
  RELEASES_KEEP: z.coerce.number().int().positive().max(9999).default(5),
  /** Part of the visitors who get a delivery first, 0 to 1; 0: all at once. Without it a tenth, on one's own machine all. */
  CANARY_SHARE: z.coerce.number().min(0).max(1).optional(),
  /** Pages after which a delivery without fault is for all. */
  CANARY_VIEWS: z.coerce.number().int().positive().default(200),
  /** Who may deliver over the network: `mf-x=<SHA-256 of its token, hexadecimal>, …`; without it nobody. */
  DELIVERY_TOKENS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []))
    .pipe(z.array(z.string().regex(/^mf-[a-z0-9-]+=[0-9a-f]{64}$/)))
    .transform((entries) => new Map(entries.map((entry) => entry.split('=') as [string, string]))),
  /** Public address, e.g. `https://www.musterhardt.example`; canonical links and the sitemap are built on it. */
  PUBLIC_URL: z.url().optional(),
  /** Addresses whose `X-Forwarded-For` is believed, as in Fastify's trustProxy: a balancer in front of the site. */
  TRUST_PROXY: z.string().default('loopback'),
  /** Caches in front of the site that are told when content or releases change (docs/betrieb/edge.vcl): addresses, by comma. */
  EDGE_PURGE: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ }))),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Folder of a Matomo installation, and the site's number there; only both together count page views. */
  MATOMO_URL: z.url({ protocol: /^https?$/ }).optional(),
  MATOMO_SITE_ID: z.coerce.number().int().positive().optional(),
  /** What templates may have on their pages besides the site's policy: origins with https, and `unsafe-eval`; by comma. */
  TEMPLATE_SOURCES: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().refine(isTemplateSource, `Origins such as https://shop.example, or ${EVAL}`))),
  /** Milliseconds between the first 503 of `/readyz` and the closing of the port, for balancers to notice. */
  SHUTDOWN_DELAY: z.coerce.number().int().min(0).max(600_000).default(500),
  /** Port and address of `/metrics` (OpenMetrics); without a port there is none. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Collector of traces (OTLP over HTTP), e.g. `http://127.0.0.1:4318/v1/traces`, and part of the requests that are followed. */
  OTLP_URL: z.url({ protocol: /^https?$/ }).optional(),
  OTLP_SHARE: z.coerce.number().min(0).max(1).default(0.1),
  /** Error tracker (Sentry protocol) for faults of this process. */
  SENTRY_DSN: z.url({ protocol: /^https?$/ }).optional(),
  /** Error tracker for faults in the visitors' browsers. */
  SENTRY_DSN_BROWSER: z.url({ protocol: /^https?$/ }).optional(),
  /** Where the secret below is kept when none is set; the api's folder. */
  DATA_DIR: z.string().default('.data'),
  /**
   * Seals the outcome of forms sent without scripts; without it made once and kept in `DATA_DIR`. A new one comes before the
   * old one, by comma: what was sealed with either is taken.
   */
  FORM_SECRET: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().min(16)))
    .optional(),
  /** Milliseconds the body of a request may take, however little comes. */
  BODY_GRACE: z.coerce.number().int().positive().default(30_000),
  /** Bytes a second that buy it more time. */
  BODY_PACE: z.coerce.number().int().positive().default(UPLOAD_BYTES_PRO_SEKUNDE),
  /** Requests of one client answered at a time, and of those with a body; what is more waits. */
  CLIENT_REQUESTS: z.coerce.number().int().positive().default(256),
  CLIENT_BODIES: z.coerce.number().int().positive().default(128),
  /** Open connections of one address that is no proxy. */
  CLIENT_CONNECTIONS: z.coerce.number().int().positive().default(1024),
  /** Set by `npm run dev`: open pages follow every release. */
  HOT_RELOAD: z.stringbool().default(false),
  /** Threads that render blocks; as many as processors unless told, but each has its memory. */
  RENDER_WORKERS: z.coerce.number().int().min(1).max(64).default(Math.min(8, availableParallelism())),
  /** Milliseconds a block may take before its thread is ended. */
  RENDER_LIMIT: z.coerce.number().int().min(50).default(2000),
  /** MB of memory each of those threads may have. */
  RENDER_MEMORY: z.coerce.number().int().min(64).default(256),
  /** Pages kept in the cache. */
  PAGE_CACHE_SIZE: z.coerce.number().int().min(0).default(500),
});

export interface ShellConfig {
  port: number;
  host: string;
  apiUrl: string;
  releasesDir: string;
  /** What the shells of the site share; null: the folder alone. */
  store: S3Settings | null;
  releasesKeep: number;
  canaryShare: number;
  canaryViews: number;
  deliveryTokens: ReadonlyMap<string, string>;
  publicUrl: string;
  trustProxy: string;
  edge: readonly string[];
  shutdownDelay: number;
  logLevel: z.infer<typeof schema>['LOG_LEVEL'];
  /** The first one seals, all of them open. */
  formSecrets: readonly string[];
  bodyPace: BodyPace;
  clientLimits: ClientLimits;
  hotReload: boolean;
  pageCacheSize: number;
  rendering: { size: number; limitMs: number; memoryMb: number };
  /** Where traces go; undefined: nowhere, and nothing of it is loaded. */
  spuren: Spurziel | undefined;
  sentryDsn: string | undefined;
  metrics: { port: number; host: string } | undefined;
  templateSources: readonly string[];
  /** Travels to the browser as it is. */
  beobachtung: Beobachtung;
}

function readBeobachtung({ MATOMO_URL, MATOMO_SITE_ID, SENTRY_DSN_BROWSER }: z.infer<typeof schema>): Beobachtung {
  const beobachtung: Beobachtung = {};
  if (MATOMO_URL && MATOMO_SITE_ID) {
    beobachtung.matomo = { url: `${MATOMO_URL.replace(/\/$/, '')}/`, siteId: MATOMO_SITE_ID };
  }
  if (SENTRY_DSN_BROWSER) beobachtung.sentry = { dsn: SENTRY_DSN_BROWSER };
  return beobachtung;
}

const FORM_SECRET_MISSING = `FORM_SECRET: is missing; with ${RELEASES_S3} other machines thank for forms that this one took`;

/** Throws with the names of all variables that are wrong. Makes the form secret if there is none yet. */
export function readConfig(given: NodeJS.ProcessEnv): ShellConfig {
  const { env, faults: unread } = readSecretFiles(given);
  const parsed = schema.safeParse(env);
  const store = readS3Settings(env, RELEASES_S3);
  const faults = [
    ...unread,
    ...(parsed.error?.issues.map(({ path: [name], message }) => `${String(name)}: ${message}`) ?? []),
    ...store.faults,
    ...(store.settings && !env.FORM_SECRET ? [FORM_SECRET_MISSING] : []),
  ];
  if (!parsed.success || faults.length > 0) throw new Error(`Settings are wrong:\n  ${faults.join('\n  ')}`);
  const { PORT, HOST, API_URL, RELEASES_DIR, PUBLIC_URL, TRUST_PROXY, LOG_LEVEL, HOT_RELOAD, PAGE_CACHE_SIZE } =
    parsed.data;
  return {
    port: PORT,
    host: HOST,
    apiUrl: API_URL,
    releasesDir: path.resolve(RELEASES_DIR),
    store: store.settings,
    releasesKeep: parsed.data.RELEASES_KEEP,
    canaryShare: chooseCanaryShare(env),
    canaryViews: parsed.data.CANARY_VIEWS,
    deliveryTokens: parsed.data.DELIVERY_TOKENS,
    publicUrl: (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/$/, ''),
    trustProxy: TRUST_PROXY,
    edge: parsed.data.EDGE_PURGE,
    shutdownDelay: parsed.data.SHUTDOWN_DELAY,
    logLevel: LOG_LEVEL,
    formSecrets: parsed.data.FORM_SECRET ?? [readFormSecret(path.resolve(parsed.data.DATA_DIR))],
    bodyPace: { graceMs: parsed.data.BODY_GRACE, minBytesPerSecond: parsed.data.BODY_PACE },
    clientLimits: {
      requests: parsed.data.CLIENT_REQUESTS,
      bodies: parsed.data.CLIENT_BODIES,
      connections: parsed.data.CLIENT_CONNECTIONS,
    },
    hotReload: HOT_RELOAD,
    pageCacheSize: PAGE_CACHE_SIZE,
    rendering: {
      size: parsed.data.RENDER_WORKERS,
      limitMs: parsed.data.RENDER_LIMIT,
      memoryMb: parsed.data.RENDER_MEMORY,
    },
    spuren: parsed.data.OTLP_URL ? { url: parsed.data.OTLP_URL, share: parsed.data.OTLP_SHARE } : undefined,
    sentryDsn: parsed.data.SENTRY_DSN,
    metrics:
      parsed.data.METRICS_PORT === undefined
        ? undefined
        : { port: parsed.data.METRICS_PORT, host: parsed.data.METRICS_HOST },
    templateSources: parsed.data.TEMPLATE_SOURCES,
    beobachtung: readBeobachtung(parsed.data),
  };
}
