import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { splitGeheimnisse } from '@gm/shared/befehle/ask-second-person';
import { MAIL_ADDRESS } from '@gm/shared/regeln/mail-address';
import type { S3Settings } from '@gm/shared/store/s3-settings';
import { z } from 'zod';

/** The workspace's folder, whether this runs from its sources or from its bundle. */
function findWorkspace(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}
const fromWorkspace = (path: string) => join(findWorkspace(), path);

/** The folder that holds all workspaces. */
export const findRoot = () => dirname(findWorkspace());

const schalter = z.enum(['0', '1', 'false', 'true']).transform((value) => value === '1' || value === 'true');
const port = z.coerce.number().int().min(0).max(65_535);
/** `veranstaltung=kultur@…, hallenanmietung=hallen@…`: one value for each form, by its name in the address. */
const jeFormular = <Wert extends z.ZodType>(wert: Wert) =>
  z
    .string()
    .default('')
    .transform((text) => {
      const paare = text.split(',').filter((paar) => paar.trim());
      return Object.fromEntries(paare.map((paar) => paar.split('=', 2).map((teil) => teil.trim())));
    })
    .pipe(z.record(z.string(), wert));
const tage = z.coerce.number().int().min(1).max(36_500);
const grenze = z.coerce.number().int().positive();
const dauer = z.coerce.number().int().min(0).max(600_000);

/** Every setting of the api, its default and its unit; `read-config.ts` alone reads them from the environment. */
export const umgebungSchema = z.object({
  /** Internal port; only the shell's gateway talks to it. 0 takes any free one. */
  API_PORT: port.default(3001),
  /** Address to listen on. */
  API_HOST: z.string().default('127.0.0.1'),
  /** Everything the embedded default keeps: database, scaled pictures, written mails, uploads. */
  DATA_DIR: z.string().default(fromWorkspace('../.data')),
  /** PostgreSQL 18; without it PGlite runs inside `DATA_DIR`. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Standbys of it, by comma, the same database on other servers: whichever is primary is used. */
  DATABASE_STANDBY: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((address) => address.trim() || []))
    .pipe(z.array(z.url({ protocol: /^postgres(ql)?$/ }))),
  /**
   * One of the standbys, that reads what everybody may read beside the primary; without it the primary does it alone. The
   * role of it needs to connect there, no more.
   */
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Connections to PostgreSQL per process, and as many to the standby that reads. */
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  /**
   * Bucket for the pictures residents and editors send, where several machines answer: `https://s3.example/bucket/folder`,
   * with `FILES_S3_KEY`, `FILES_S3_SECRET` and, if need be, `FILES_S3_REGION`; without it they lie in `DATA_DIR`.
   */
  FILES_S3: z.string().optional(),
  /** Folder of the shell's releases, which backups take along; where they lie in a bucket, `RELEASES_S3` as for the shell. */
  RELEASES_DIR: z.string().default(fromWorkspace('../releases')),
  RELEASES_S3: z.string().optional(),
  /** Where backups go: a folder, better on another machine, or a bucket as with `FILES_S3`. */
  SICHERUNG_ZIEL: z.string().default(fromWorkspace('../.sicherungen')),
  SICHERUNG_S3: z.string().optional(),
  /** Public key (age) that backups are encrypted with. */
  SICHERUNG_EMPFAENGER: z
    .string()
    .regex(/^age1[0-9a-z]+$/)
    .optional(),
  /**
   * Backups are PostgreSQL's own files, and its log is stored by `npm run sichern -- --fortlaufend`: every moment between can
   * be brought back. The role of `DATABASE_URL` needs `REPLICATION`.
   */
  SICHERUNG_FORTLAUFEND: schalter.default(false),
  /** Folder of PostgreSQL's programs, with which such a backup is brought back; without it Debian's. */
  SICHERUNG_POSTGRES: z.string().optional(),
  /** Secrets of the apps of those who may agree to what destroys, by comma (base32); nobody has to without them. */
  ZWEITE_PERSON: z
    .string()
    .default('')
    .transform(splitGeheimnisse)
    .pipe(z.array(z.string().regex(/^[A-Z2-7]{32,}$/))),
  /** Days a backup is kept; also the longest that something erased lives on in one. */
  SICHERUNG_TAGE: z.coerce.number().int().min(1).max(366).default(35),
  /** Folder that an empty database takes its content from, as `npm run inhalt -- export` writes it. */
  CONTENT_DIR: z.string().default(fromWorkspace('inhalt')),
  /** An empty database gets the whole content folder, not its settings alone. Default: on without `DATABASE_URL`. */
  DEMO: schalter.optional(),
  /** Asks once a week whether links to other websites still lead somewhere; without it as long as there is no demo. */
  LINKS_PRUEFEN: schalter.optional(),
  /** An existing content system that answers `/api/cms/*` instead of the own database. */
  CMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Milliseconds to wait for that system. */
  CMS_TIMEOUT: dauer.default(5_000),
  /** `smtp://user:password@host:port`; without it mails are written to `DATA_DIR/mail`. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of all mails. */
  MAIL_FROM: z.string().default('Gemeinde Musterhardt <no-reply@musterhardt.example>'),
  /** Office that gets the notices of public forms. */
  MAIL_ADMIN: z.email({ pattern: MAIL_ADDRESS }).default('info@musterhardt.example'),
  /** Offices that get the notices of single forms instead, as `form=address, form=address`. */
  MAIL_EMPFAENGER: jeFormular(z.email({ pattern: MAIL_ADDRESS })),
  /** Acknowledgements of forms that an address gets in an hour; what is sent beyond them is stored without one. */
  EINGANGSMAILS_JE_STUNDE: z.coerce.number().int().min(1).max(10_000).default(20),
  /** Days after which what was sent with a form is erased, as `form=days, form=days`; and of all other forms. */
  AUFBEWAHRUNG_TAGE: jeFormular(tage),
  AUFBEWAHRUNG_TAGE_SONST: tage.default(730),
  /** Days the desk has for what was sent with a form, as `form=days, form=days`; and for all other forms. */
  BEARBEITUNG_TAGE: jeFormular(tage),
  BEARBEITUNG_TAGE_SONST: tage.default(5),
  /** Areas that are switched off, e.g. `ferienprogramm,ratsinfo`: their calls and pages are gone, their data stays. */
  BEREICHE_AUS: z
    .string()
    .default('')
    .transform((names) => names.split(',').map((name) => name.trim()))
    .transform((names) => names.filter(Boolean)),
  /** Days after the last event of a booking until it is erased, and after an event until its waiting list is. */
  FERIEN_AUFBEWAHRUNG_TAGE: tage.default(90),
  /** Days after a day of the holiday programme until what its organisers marked about children is erased. */
  FERIEN_VERMERKE_TAGE: tage.default(2),
  /** Children that one mail address may have in the holiday programme before anybody has proven that it is theirs, waiting included. */
  FERIEN_KINDER_JE_MAIL: grenze.default(10),
  /** Places of the holiday programme that one mail address may take in a day, waiting included. */
  FERIEN_PLAETZE_JE_MAIL: grenze.default(60),
  /** The same for a network address in an hour. Families share addresses: 60 bookings of four places. */
  FERIEN_PLAETZE_JE_NETZ: grenze.default(240),
  /** Times a child may be booked or put on a waiting list in a day from one network address. */
  FERIEN_ANMELDUNGEN_JE_KIND: grenze.default(20),
  /** Seconds that free places may be old where they are shown, so that a crowd is answered once; 0 counts them each time. */
  FERIEN_PLAETZE_SEKUNDEN: z.coerce.number().int().min(0).max(60).default(1),
  /** Key of the provider who takes cards for bills of the holiday programme, and where he is asked; without a key there are no cards. */
  FERIEN_KARTEN_SCHLUESSEL: z.string().default(''),
  FERIEN_KARTEN_URL: z.url().default('https://api.mollie.com/v2/'),
  /** Time of day in Europe/Berlin from which reminders of the next day's waste collection are sent. */
  ABFALL_ERINNERUNG_UHRZEIT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .default('17:00'),
  /** Minutes that what became public of the council waits to be told by mail, so that one mail has it all. */
  RATSABO_WARTEZEIT_MINUTEN: z.coerce.number().int().min(0).max(1440).default(30),
  /** Hours after which mails that were ordered and not confirmed are forgotten. */
  BESTAETIGUNG_STUNDEN: z.coerce.number().int().min(1).max(720).default(48),
  /** Public address of the site, for links in mails and for the check of `Origin`; else the shell's `PUBLIC_URL`. */
  SITE_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:3000'),
  /** Ticket shop (pretix) of which the site hands the widget's files on. */
  TICKETSHOP_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Proxies whose `X-Forwarded-For` is believed, as Fastify's `trustProxy` takes it. */
  TRUST_PROXY: z.string().default('loopback'),
  /** Port and address of `/metrics` (OpenMetrics); without a port there is none. */
  API_METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Collector of traces (OTLP over HTTP), and part of the requests without a shell that are followed. */
  OTLP_URL: z.url({ protocol: /^https?$/ }).optional(),
  OTLP_SHARE: z.coerce.number().min(0).max(1).default(0.1),
  /** Error tracker (Sentry protocol) for faults of this process; it gets what the log gets, and nothing without it. */
  SENTRY_DSN: z.url({ protocol: /^https?$/ }).optional(),
  /** Keys of the push service protocol (VAPID, RFC 8292) in base64url; without them made once and kept in `DATA_DIR`. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  /** Whom push services may ask about what is sent: `mailto:` or an address with `https:`. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)/)
    .default('mailto:info@musterhardt.example'),
  /** Push services that browsers may name, by comma: hosts, `*.` for all below one, or whole origins. */
  PUSH_DIENSTE: z
    .string()
    .default('fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com')
    .transform((liste) => liste.split(',').map((dienst) => dienst.trim())),
  /**
   * Password for `POST /api/push/nachricht`; without it made once and kept in `DATA_DIR`. A new one comes before the old one,
   * by comma: both are taken.
   */
  PUSH_TOKEN: z
    .string()
    .regex(/^[^,\s]{20,}(,[^,\s]{20,})*$/)
    .optional(),
  /** Seconds without a request after which staff and council members have to log in again. */
  ANMELDUNG_SEKUNDEN: z.coerce.number().int().min(60).max(86_400).default(3_600),
  /** Hours after which they have to in any case. */
  ANMELDUNG_MAX_STUNDEN: z.coerce.number().int().min(1).max(720).default(10),
  /** Log-ins an address may try in a minute; whole offices share one. */
  ANMELDE_LIMIT: z.coerce.number().int().positive().default(20),
  /** Wrong passwords an account takes in a quarter of an hour from one address, or one device that logged in before. */
  ANMELDE_FEHLVERSUCHE: z.coerce.number().int().positive().default(10),
  /** The same from everywhere together; then only devices that logged in before get in, and who has a mailed link. */
  ANMELDE_FEHLVERSUCHE_KONTO: z.coerce.number().int().positive().default(100),
  /** Password of the demo accounts, which may log in then wherever the site is. */
  DEMO_PASSWORT: z.string().min(10).optional(),
  /** Whether they may with the published one. `npm start` decides it where nobody else reaches the site. */
  DEMO_KONTEN: schalter.default(false),
  /** Password of the calls for staff; without it they answer 401. */
  STAFF_TOKEN: z.string().min(20).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Milliseconds between the first 503 of `/readyz` and the closing of the port, for balancers to notice. */
  SHUTDOWN_DELAY: dauer.default(500),
  /** Milliseconds open requests may still take afterwards. */
  SHUTDOWN_TIMEOUT: dauer.default(20_000),
  /** Bytes of a request body; routes that take files raise it for themselves. */
  BODY_LIMIT: z.coerce.number().int().positive().default(262_144),
  /** Forms of one kind an address may send in a minute; families and schools share addresses. */
  FORMULAR_LIMIT: z.coerce.number().int().positive().default(60),
  /** Megabytes of scaled pictures kept in `DATA_DIR/bilder`; those not asked for longest go first. */
  BILD_CACHE_MB: z.coerce.number().int().min(16).default(1024),
  /** Milliseconds a visitor waits for a picture before a small one stands in for it. */
  BILD_WARTEZEIT: dauer.default(8_000),
  /** Pictures scaled at a time; each fills a core. The default leaves one core to the pages. */
  BILD_GLEICHZEITIG: z.coerce
    .number()
    .int()
    .min(1)
    .max(16)
    .default(Math.min(2, Math.max(1, availableParallelism() - 1))),
});

export interface Config extends z.output<typeof umgebungSchema> {
  DEMO: boolean;
  LINKS_PRUEFEN: boolean;
  /** The bucket of `FILES_S3`; null: files lie on this machine's disk. */
  files: S3Settings | null;
  /** The same of `SICHERUNG_S3` and `RELEASES_S3`. */
  sicherungen: S3Settings | null;
  releases: S3Settings | null;
}

/** Folder of the pictures residents sent, where there is no bucket. */
export function getUploadsFolder({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'uploads');
}
