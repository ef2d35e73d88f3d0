import { availableParallelism } from 'node:os';
import path from 'node:path';
import { findApi } from '@gm/shared/cli/find-api';
import { UPLOAD_BYTES_PER_SECOND } from '@gm/shared/rules/image-upload';
import { readSecretFiles } from '@gm/shared/store/read-secret-files';
import { readS3Settings, type S3Settings } from '@gm/shared/store/s3-settings';
import type { TraceTarget } from '@gm/shared/tracing/traces';
import { z } from 'zod';
import createEnglish from 'zod/v4/locales/en.js';
import type { Monitoring } from '../base/monitoring.ts';
import type { ClientLimits } from '../http/limits/limit-clients.ts';
import type { BodyPace } from '../http/limits/limit-slow-bodies.ts';
import { BARRIERS, type Barrier } from '../isolation/confinement.ts';
import { chooseCanaryShare } from '../registry/choose-canary-share.ts';
import { EVAL } from '../registry/page-policy.ts';
import { readFormSecret } from '../serve/forms/form-secret.ts';
import { RELEASES_S3 } from '../store/store-settings.ts';
import { trustPath } from '../store/trust.ts';

const isTemplateSource = (source: string) =>
  source === EVAL || (/^https:\/\/[\w.-]+(:\d+)?$/.test(source) && URL.canParse(source));

const REMOTE_ORIGIN = /^mf-[a-z0-9-]+=(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/;
const isRemoteOrigin = (entry: string) =>
  REMOTE_ORIGIN.test(entry) && URL.canParse(entry.slice(entry.indexOf('=') + 1));

function readRemoteOrigin(entry: string): [remote: string, origin: string] {
  const [remote = '', address = ''] = entry.split('=');
  return [remote, new URL(address).origin];
}

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Address of the api; by default `API_PORT` of this machine. */
  API_URL: z.url().optional(),
  API_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Empty as in an `.env` file without a value: the default, never the working folder. */
  RELEASES_DIR: z
    .string()
    .default('')
    .transform((folder) => folder || 'releases'),
  /**
   * The operator's list of keys that may deliver modules, which this process only reads; by default next to
   * `RELEASES_DIR`.
   */
  RELEASES_TRUST: z.string().optional(),
  /** Versions kept per remote. */
  RELEASES_KEEP: z.coerce.number().int().positive().max(9999).default(5),
  /**
   * Share of visitors who get a delivery first, 0 to 1; 0: no canary. By default a tenth, and 0 on a developer's
   * machine.
   */
  CANARY_SHARE: z.coerce.number().min(0).max(1).optional(),
  /** Pages after which a canary without faults is promoted. */
  CANARY_VIEWS: z.coerce.number().int().positive().default(200),
  /** Who may deliver over the network: `mf-x=<SHA-256 of its token, hexadecimal>, …`; by default no sender. */
  DELIVERY_TOKENS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []))
    .pipe(z.array(z.string().regex(/^mf-[a-z0-9-]+=[0-9a-f]{64}$/)))
    .transform((entries) => new Map(entries.map((entry) => entry.split('=') as [string, string]))),
  /** Public address, e.g. `https://www.musterhardt.example`, for canonical links and the sitemap. */
  PUBLIC_URL: z.url().optional(),
  /** Proxies whose `X-Forwarded-For` is trusted, as in Fastify's trustProxy: a load balancer in front of the site. */
  TRUST_PROXY: z.string().default('loopback'),
  /** Comma-separated CDN nodes to purge when content or releases change (docs/operations/edge.vcl). */
  EDGE_PURGE: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ }))),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Folder of a Matomo installation, and the site's number there; page views are counted only with both. */
  MATOMO_URL: z.url({ protocol: /^https?$/ }).optional(),
  MATOMO_SITE_ID: z.coerce.number().int().positive().optional(),
  /** Additional CSP sources that templates may request: https origins, and `unsafe-eval`; comma-separated. */
  TEMPLATE_SOURCES: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().refine(isTemplateSource, `Origins such as https://shop.example, or ${EVAL}`))),
  /**
   * Origins from which browsers get the files of a remote instead of from here: `mf-x=https://cdn.example, …`; by
   * default none.
   */
  REMOTE_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(
      z.array(z.string().refine(isRemoteOrigin, 'Remotes with an https origin such as mf-forms=https://cdn.example')),
    )
    .transform((entries) => new Map(entries.map(readRemoteOrigin))),
  /** Milliseconds between the first 503 of `/readyz` and the closing of the port, for load balancers to notice. */
  SHUTDOWN_DELAY: z.coerce.number().int().min(0).max(600_000).default(500),
  /** Port and address of `/metrics` (OpenMetrics); without a port there is none. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /**
   * Collector of traces (OTLP over HTTP), e.g. `http://127.0.0.1:4318/v1/traces`, and the share of requests that are
   * traced.
   */
  OTLP_URL: z.url({ protocol: /^https?$/ }).optional(),
  OTLP_SHARE: z.coerce.number().min(0).max(1).default(0.1),
  /** Error tracker (Sentry protocol) for this process. */
  SENTRY_DSN: z.url({ protocol: /^https?$/ }).optional(),
  /** Error tracker for visitors' browsers. */
  SENTRY_DSN_BROWSER: z.url({ protocol: /^https?$/ }).optional(),
  /** Folder for a generated secret; the api's folder. */
  DATA_DIR: z.string().default('.data'),
  /**
   * Seals the results of forms sent without scripts; by default generated once and kept in `DATA_DIR`. For a rotation
   * put the new one before the old one, comma-separated: both are accepted.
   */
  FORM_SECRET: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().min(16)))
    .optional(),
  /** Milliseconds that the body of a request may take at any pace. */
  BODY_GRACE: z.coerce.number().int().positive().default(30_000),
  /** Bytes per second that extend this time. */
  BODY_PACE: z.coerce.number().int().positive().default(UPLOAD_BYTES_PER_SECOND),
  /** Requests of one client answered at a time, and those with a body; further ones wait. */
  CLIENT_REQUESTS: z.coerce.number().int().positive().default(256),
  CLIENT_BODIES: z.coerce.number().int().positive().default(128),
  /** Open connections of one address that is no proxy. */
  CLIENT_CONNECTIONS: z.coerce.number().int().positive().default(1024),
  /** Set by `npm run dev`: open pages follow every release. */
  HOT_RELOAD: z.stringbool().default(false),
  /**
   * Maximum number of processes of one version of a module; by default the number of processors. Each needs its own
   * memory.
   */
  RENDER_WORKERS: z.coerce.number().int().min(1).max(64).default(Math.min(8, availableParallelism())),
  /** Milliseconds that a block may take before its process is ended. */
  RENDER_LIMIT: z.coerce.number().int().min(50).default(2000),
  /** Heap limit in MB of each of those processes. */
  RENDER_MEMORY: z.coerce.number().int().min(64).default(256),
  /**
   * Required isolation of those processes, comma-separated: `network`, `processes`, `user`. By default the best that
   * the machine supports.
   */
  GUESTS_REQUIRE: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.enum(BARRIERS))),
  /** Pages kept in the cache. */
  PAGE_CACHE_SIZE: z.coerce.number().int().min(0).default(500),
});

export interface ShellConfig {
  port: number;
  host: string;
  apiUrl: string;
  releasesDir: string;
  trustFile: string;
  /** Store shared by several shells; null: the folder alone. */
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
  guestsRequire: readonly Barrier[];
  /** Target of traces; undefined: tracing is not loaded. */
  spuren: TraceTarget | undefined;
  sentryDsn: string | undefined;
  metrics: { port: number; host: string } | undefined;
  templateSources: readonly string[];
  /** Remote → origin of its files for browsers. */
  remoteOrigins: ReadonlyMap<string, string>;
  /** Sent to the browser unchanged. */
  beobachtung: Monitoring;
}

function readMonitoring({ MATOMO_URL, MATOMO_SITE_ID, SENTRY_DSN_BROWSER }: z.infer<typeof schema>): Monitoring {
  const monitoring: Monitoring = {};
  if (MATOMO_URL && MATOMO_SITE_ID) {
    monitoring.matomo = { url: `${MATOMO_URL.replace(/\/$/, '')}/`, siteId: MATOMO_SITE_ID };
  }
  if (SENTRY_DSN_BROWSER) monitoring.sentry = { dsn: SENTRY_DSN_BROWSER };
  return monitoring;
}

const FORM_SECRET_MISSING = `FORM_SECRET: is missing; with ${RELEASES_S3} other machines thank for forms that this one took`;

/** Throws with the names of all invalid variables. Creates the form secret if there is none yet. */
export function readConfig(given: NodeJS.ProcessEnv): ShellConfig {
  const { env, faults: unread } = readSecretFiles(given);
  // English also where a schema of the pages has made German the default.
  const parsed = schema.safeParse(env, { error: createEnglish().localeError });
  const store = readS3Settings(env, RELEASES_S3);
  const faults = [
    ...unread,
    ...(parsed.error?.issues.map(({ path: [name], message }) => `${String(name)}: ${message}`) ?? []),
    ...store.faults,
    ...(store.settings && !env.FORM_SECRET ? [FORM_SECRET_MISSING] : []),
  ];
  if (!parsed.success || faults.length > 0) throw new Error(`Settings are wrong:\n  ${faults.join('\n  ')}`);
  const { PORT, HOST, RELEASES_DIR, PUBLIC_URL, TRUST_PROXY, LOG_LEVEL, HOT_RELOAD, PAGE_CACHE_SIZE } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    apiUrl: findApi(parsed.data),
    releasesDir: path.resolve(RELEASES_DIR),
    trustFile: trustPath(RELEASES_DIR, parsed.data.RELEASES_TRUST),
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
    guestsRequire: parsed.data.GUESTS_REQUIRE,
    spuren: parsed.data.OTLP_URL ? { url: parsed.data.OTLP_URL, share: parsed.data.OTLP_SHARE } : undefined,
    sentryDsn: parsed.data.SENTRY_DSN,
    metrics:
      parsed.data.METRICS_PORT === undefined
        ? undefined
        : { port: parsed.data.METRICS_PORT, host: parsed.data.METRICS_HOST },
    templateSources: parsed.data.TEMPLATE_SOURCES,
    remoteOrigins: parsed.data.REMOTE_ORIGINS,
    beobachtung: readMonitoring(parsed.data),
  };
}
