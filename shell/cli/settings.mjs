/**
 * Environment variables that `npm start` passes to each of its two processes; neither gets a variable that it does not
 * read. Plain lists, because no package is installed yet; e2e/check/settings.test.ts compares them with the code.
 */

/** Variables of the system and of Node.js. */
const SYSTEM = [
  ...['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'LC_ALL', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS'],
  ...['SSL_CERT_FILE', 'SSL_CERT_DIR', 'SYSTEMROOT'],
];

const bucket = (name) => ['', '_KEY', '_SECRET', '_REGION'].map((part) => `${name}_S3${part}`);

/**
 * Port of the api that `npm start` starts: the one after its own.
 * @param {NodeJS.ProcessEnv} env
 */
export const chooseApiPort = ({ API_PORT, PORT }) => API_PORT || String(Number(PORT || 3000) + 1);

const BOTH = [
  ...['DATA_DIR', 'PUBLIC_URL', 'TRUST_PROXY', 'LOG_LEVEL', 'SHUTDOWN_DELAY', 'METRICS_HOST'],
  ...['OTLP_URL', 'OTLP_SHARE', 'SENTRY_DSN', 'API_PORT'],
];

export const SHELL = [
  ...BOTH,
  ...bucket('RELEASES'),
  ...[
    'PORT',
    'HOST',
    'API_URL',
    'RELEASES_DIR',
    'RELEASES_TRUST',
    'RELEASES_KEEP',
    'CANARY_SHARE',
    'CANARY_VIEWS',
    'DELIVERY_TOKENS',
  ],
  ...['EDGE_PURGE', 'MATOMO_URL', 'MATOMO_SITE_ID', 'TEMPLATE_SOURCES', 'REMOTE_ORIGINS', 'METRICS_PORT'],
  'SENTRY_DSN_BROWSER',
  ...['FORM_SECRET', 'BODY_GRACE', 'BODY_PACE', 'CLIENT_REQUESTS', 'CLIENT_BODIES', 'CLIENT_CONNECTIONS', 'HOT_RELOAD'],
  ...['RENDER_WORKERS', 'RENDER_LIMIT', 'RENDER_MEMORY', 'GUESTS_REQUIRE', 'PAGE_CACHE_SIZE'],
];

export const API = [
  ...BOTH,
  ...bucket('FILES'),
  ...['API_HOST', 'DATABASE_URL', 'DATABASE_STANDBY', 'DATABASE_READ_URL', 'DATABASE_POOL'],
  ...['CONTENT_DIR', 'DEMO', 'LINK_CHECK', 'CMS_URL', 'CMS_TIMEOUT', 'SMTP_URL', 'MAIL_FROM', 'MAIL_ADMIN'],
  ...['MAIL_RECIPIENTS', 'ACKNOWLEDGEMENTS_PER_HOUR', 'RETENTION_DAYS', 'RETENTION_DAYS_OTHER'],
  ...['PROCESSING_DAYS', 'PROCESSING_DAYS_OTHER', 'AREAS_OFF', 'HOLIDAY_RETENTION_DAYS'],
  ...['HOLIDAY_NOTES_DAYS', 'HOLIDAY_CHILDREN_PER_MAIL', 'HOLIDAY_PLACES_PER_MAIL', 'HOLIDAY_PLACES_PER_NETWORK'],
  ...['HOLIDAY_REGISTRATIONS_PER_CHILD', 'HOLIDAY_PLACES_SECONDS', 'HOLIDAY_CARD_KEY', 'HOLIDAY_CARD_URL'],
  ...['WASTE_REMINDER_TIME', 'COUNCIL_SUBSCRIPTION_DELAY_MINUTES', 'CONFIRMATION_HOURS', 'SITE_URL', 'TICKETSHOP_URL'],
  ...['API_METRICS_PORT', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT', 'PUSH_SERVICES', 'PUSH_TOKEN'],
  ...['SESSION_SECONDS', 'SESSION_MAX_HOURS', 'LOGIN_LIMIT', 'LOGIN_FAILURES'],
  ...['LOGIN_FAILURES_PER_ACCOUNT', 'DEMO_PASSWORD', 'DEMO_ACCOUNTS', 'STAFF_TOKEN', 'SHUTDOWN_TIMEOUT', 'BODY_LIMIT'],
  ...['FORM_LIMIT', 'SEARCH_LIMIT', 'IMAGE_CACHE_MB', 'IMAGE_WAIT', 'IMAGE_CONCURRENCY'],
];

/** Read by backups and operator commands only, by no serving process. */
export const COMMANDS = [
  ...['RELEASES_DIR', 'BACKUP_TARGET', 'BACKUP_RECIPIENT', 'BACKUP_CONTINUOUS', 'BACKUP_POSTGRES'],
  ...['BACKUP_DAYS', 'SECOND_PERSON', ...bucket('RELEASES'), ...bucket('BACKUP')],
];

/** Variables of a process, each also in its file variant. */
export function pickSettings(env, names) {
  const known = new Set([...SYSTEM, ...names, ...names.map((name) => `${name}_FILE`)]);
  return Object.fromEntries(Object.entries(env).filter(([name]) => known.has(name)));
}
