import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { splitSecrets } from '@gm/shared/cli/ask-second-person';
import { API_PORT } from '@gm/shared/cli/find-api';
import { MAIL_ADDRESS } from '@gm/shared/rules/mail-address';
import type { S3Settings } from '@gm/shared/store/s3-settings';
import { z } from 'zod';

/** The folder of the workspace, when run from source and from the bundle. */
function findWorkspace(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}
const fromWorkspace = (path: string) => join(findWorkspace(), path);

/** The folder that holds all workspaces. */
export const findRoot = () => dirname(findWorkspace());

const toggle = z.enum(['0', '1', 'false', 'true']).transform((value) => value === '1' || value === 'true');
const port = z.coerce.number().int().min(0).max(65_535);
/** `veranstaltung=kultur@…, hallenanmietung=hallen@…`: a value per form, by its name in the address. */
const perForm = <Value extends z.ZodType>(value: Value) =>
  z
    .string()
    .default('')
    .transform((text) => {
      const pairs = text.split(',').filter((pair) => pair.trim());
      return Object.fromEntries(pairs.map((pair) => pair.split('=', 2).map((part) => part.trim())));
    })
    .pipe(z.record(z.string(), value));
const days = z.coerce.number().int().min(1).max(36_500);
const limit = z.coerce.number().int().positive();
const duration = z.coerce.number().int().min(0).max(600_000);

/** Every setting of the API with default and unit; only `read-config.ts` reads the environment. */
export const environmentSchema = z.object({
  /** Internal port, used by the shell's gateway only. 0 picks a free port. */
  API_PORT: port.default(API_PORT),
  /** Address to listen on. */
  API_HOST: z.string().default('127.0.0.1'),
  /** Data folder of a single machine: database, scaled pictures, written mails, uploads. */
  DATA_DIR: z.string().default(fromWorkspace('../.data')),
  /** PostgreSQL 15 to 18; without it PGlite runs in `DATA_DIR`. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Its standbys, comma-separated, as URLs of the same database on other servers. The current primary is used. */
  DATABASE_STANDBY: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((address) => address.trim() || []))
    .pipe(z.array(z.url({ protocol: /^postgres(ql)?$/ }))),
  /**
   * A standby that shares public reads with the primary; without it the primary serves all reads. The role only needs
   * the right to connect.
   */
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Connections to PostgreSQL per process; the same number to the read standby. */
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  /**
   * S3 bucket for pictures from residents and editors, needed with several machines:
   * `https://s3.example/bucket/folder`, with `FILES_S3_KEY`, `FILES_S3_SECRET` and optionally `FILES_S3_REGION`.
   * Without it they are stored in `DATA_DIR`.
   */
  FILES_S3: z.string().optional(),
  /** Folder of the shell's releases, included in backups; in a bucket with `RELEASES_S3`, as for the shell. */
  RELEASES_DIR: z
    .string()
    .default('')
    .transform((folder) => folder || fromWorkspace('../releases')),
  RELEASES_S3: z.string().optional(),
  /** Backup target: a folder, preferably on another machine, or a bucket as with `FILES_S3`. */
  BACKUP_TARGET: z.string().default(fromWorkspace('../.sicherungen')),
  BACKUP_S3: z.string().optional(),
  /** Public key (age) for encrypting backups. */
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[0-9a-z]+$/)
    .optional(),
  /**
   * Physical backups with archived WAL (`npm run backup -- --continuous`), for point-in-time recovery. The role of
   * `DATABASE_URL` needs `REPLICATION`.
   */
  BACKUP_CONTINUOUS: toggle.default(false),
  /** Folder of the PostgreSQL binaries for restoring such a backup; default: Debian's. */
  BACKUP_POSTGRES: z.string().optional(),
  /**
   * TOTP secrets (base32), comma-separated, of people who may approve destructive operations. Without it no approval is
   * required.
   */
  SECOND_PERSON: z
    .string()
    .default('')
    .transform(splitSecrets)
    .pipe(z.array(z.string().regex(/^[A-Z2-7]{32,}$/))),
  /** Retention of backups in days, hence also of deleted data inside them. */
  BACKUP_DAYS: z.coerce.number().int().min(1).max(366).default(35),
  /** Content folder for an empty database, in the format of `npm run content -- export`. */
  CONTENT_DIR: z.string().default(fromWorkspace('content')),
  /**
   * Loads the whole content folder into an empty database, not only its settings. Default: on without `DATABASE_URL`.
   */
  DEMO: toggle.optional(),
  /** Checks links to other websites once a week. Default: on without demo content. */
  LINK_CHECK: toggle.optional(),
  /** External content system that answers `/api/cms/*` instead of the database. */
  CMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Timeout of that system in milliseconds. */
  CMS_TIMEOUT: duration.default(5_000),
  /** `smtp://user:password@host:port`; without it mails are written to `DATA_DIR/mail`. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender address of all mails. */
  MAIL_FROM: z.string().default('Gemeinde Musterhardt <no-reply@musterhardt.example>'),
  /** Office that receives submissions of public forms. */
  MAIL_ADMIN: z.email({ pattern: MAIL_ADDRESS }).default('info@musterhardt.example'),
  /** Offices that receive submissions of individual forms instead: `form=address, form=address`. */
  MAIL_RECIPIENTS: perForm(z.email({ pattern: MAIL_ADDRESS })),
  /** Acknowledgements per address and hour; further submissions are stored without one. */
  ACKNOWLEDGEMENTS_PER_HOUR: z.coerce.number().int().min(1).max(10_000).default(20),
  /** Retention of submissions in days: `form=days, form=days`, and the default for other forms. */
  RETENTION_DAYS: perForm(days),
  RETENTION_DAYS_OTHER: days.default(730),
  /** Processing deadline of the desk in days: `form=days, form=days`, and the default for other forms. */
  PROCESSING_DAYS: perForm(days),
  PROCESSING_DAYS_OTHER: days.default(5),
  /** Switched-off areas, e.g. `ferienprogramm,ratsinfo`: without calls and pages; their data stays. */
  AREAS_OFF: z
    .string()
    .default('')
    .transform((names) => names.split(',').map((name) => name.trim()))
    .transform((names) => names.filter(Boolean)),
  /** Retention in days: of bookings after their last event, of waiting lists after the event. */
  HOLIDAY_RETENTION_DAYS: days.default(90),
  /** Retention in days of organisers' notes about children after a day of the holiday programme. */
  HOLIDAY_NOTES_DAYS: days.default(2),
  /** Maximum number of children per unverified mail address in the holiday programme, including the waiting list. */
  HOLIDAY_CHILDREN_PER_MAIL: limit.default(10),
  /** Places of the holiday programme per mail address and day, including the waiting list. */
  HOLIDAY_PLACES_PER_MAIL: limit.default(60),
  /** The same per network address and hour. Families share addresses: 60 bookings of four places. */
  HOLIDAY_PLACES_PER_NETWORK: limit.default(240),
  /** Bookings and waiting-list entries per child, network address and day. */
  HOLIDAY_REGISTRATIONS_PER_CHILD: limit.default(20),
  /** Cache lifetime in seconds of displayed free places, which absorbs bursts of requests; 0 disables the cache. */
  HOLIDAY_PLACES_SECONDS: z.coerce.number().int().min(0).max(60).default(1),
  /**
   * API key and URL of the card payment provider for the holiday programme; without a key there are no card payments.
   */
  HOLIDAY_CARD_KEY: z.string().default(''),
  HOLIDAY_CARD_URL: z.url().default('https://api.mollie.com/v2/'),
  /** Time in Europe/Berlin from which reminders of the next day's waste collection are sent. */
  WASTE_REMINDER_TIME: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .default('17:00'),
  /** Minutes for which new public council documents are collected into one notification mail. */
  COUNCIL_SUBSCRIPTION_DELAY_MINUTES: z.coerce.number().int().min(0).max(1440).default(30),
  /** Hours after which unconfirmed mail subscriptions are deleted. */
  CONFIRMATION_HOURS: z.coerce.number().int().min(1).max(720).default(48),
  /** Public URL of the site, for links in mails and the `Origin` check; default: the shell's `PUBLIC_URL`. */
  SITE_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:3000'),
  /** Ticket shop (pretix) whose widget files the site proxies. */
  TICKETSHOP_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Proxies whose `X-Forwarded-For` is trusted, in the format of Fastify's `trustProxy`. */
  TRUST_PROXY: z.string().default('loopback'),
  /** Port and address of `/metrics` (OpenMetrics); disabled without a port. */
  API_METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Trace collector (OTLP over HTTP), and the sampling rate of requests without a shell trace. */
  OTLP_URL: z.url({ protocol: /^https?$/ }).optional(),
  OTLP_SHARE: z.coerce.number().min(0).max(1).default(0.1),
  /** Error tracker (Sentry protocol) for errors of this process; receives the same data as the log. */
  SENTRY_DSN: z.url({ protocol: /^https?$/ }).optional(),
  /** Web push keys (VAPID, RFC 8292) in base64url; without them generated once and stored in `DATA_DIR`. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  /** Contact for push services: a `mailto:` or `https:` URL. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)/)
    .default('mailto:info@musterhardt.example'),
  /** Allowed push services, comma-separated: hosts, `*.` for all subdomains, or origins. */
  PUSH_SERVICES: z
    .string()
    .default('fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com')
    .transform((list) => list.split(',').map((service) => service.trim())),
  /**
   * Password for `POST /api/push/nachricht`; without it generated once and stored in `DATA_DIR`. For rotation, the new
   * and the old password, comma-separated.
   */
  PUSH_TOKEN: z
    .string()
    .regex(/^[^,\s]{20,}(,[^,\s]{20,})*$/)
    .optional(),
  /** Idle timeout in seconds for sessions of staff and council members. */
  SESSION_SECONDS: z.coerce.number().int().min(60).max(86_400).default(3_600),
  /** Maximum age of a session in hours. */
  SESSION_MAX_HOURS: z.coerce.number().int().min(1).max(720).default(10),
  /** Log-in attempts per network address and minute; offices share addresses. */
  LOGIN_LIMIT: z.coerce.number().int().positive().default(20),
  /** Failed log-ins per account in 15 minutes from one network address or known device. */
  LOGIN_FAILURES: z.coerce.number().int().positive().default(10),
  /** Failed log-ins per account from all addresses; beyond it only known devices and mailed links can log in. */
  LOGIN_FAILURES_PER_ACCOUNT: z.coerce.number().int().positive().default(100),
  /** Password of the demo accounts; with it they can log in on any host. */
  DEMO_PASSWORD: z.string().min(10).optional(),
  /**
   * Allows demo accounts to log in with the published password. `npm start` sets it only if the site is reachable from
   * this machine alone.
   */
  DEMO_ACCOUNTS: toggle.default(false),
  /** Password for calls of external staff tools; without it they answer 401. */
  STAFF_TOKEN: z.string().min(20).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Milliseconds between the first 503 of `/readyz` and closing the port, for load balancers to notice. */
  SHUTDOWN_DELAY: duration.default(500),
  /** Milliseconds for open requests to finish afterwards. */
  SHUTDOWN_TIMEOUT: duration.default(20_000),
  /** Maximum request body in bytes; routes that accept files raise it. */
  BODY_LIMIT: z.coerce.number().int().positive().default(262_144),
  /** Submissions of one form per address and minute; families and schools share addresses. */
  FORM_LIMIT: z.coerce.number().int().positive().default(60),
  /**
   * Searches per address and minute, and separately as many suggestions; schools and offices share addresses. Counted
   * per process.
   */
  SEARCH_LIMIT: z.coerce.number().int().positive().default(1200),
  /** Megabytes of scaled pictures cached in `DATA_DIR/bilder`; least recently used ones are evicted. */
  IMAGE_CACHE_MB: z.coerce.number().int().min(16).default(1024),
  /** Milliseconds until a small picture is sent instead of one still being scaled. */
  IMAGE_WAIT: duration.default(8_000),
  /** Concurrent scaling jobs, each using a CPU core. The default leaves one core for pages. */
  IMAGE_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .max(16)
    .default(Math.min(2, Math.max(1, availableParallelism() - 1))),
});

export interface Config extends z.output<typeof environmentSchema> {
  DEMO: boolean;
  LINK_CHECK: boolean;
  /** The bucket of `FILES_S3`; null: files are stored on the local disk. */
  files: S3Settings | null;
  /** The same for `BACKUP_S3` and `RELEASES_S3`. */
  sicherungen: S3Settings | null;
  releases: S3Settings | null;
}

/** Local folder of uploads, if there is no bucket. */
export function getUploadsFolder({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'uploads');
}
