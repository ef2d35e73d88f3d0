import { AppError, type ErrorCode } from '@gm/shared/errors/app-error';
import type { Problem } from '@gm/shared/schemas/problem';
import type { FastifyError } from 'fastify';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { findDiskFault } from '../errors/find-disk-fault.ts';

const ERROR: Record<ErrorCode, [status: number, title: string]> = {
  eingabe_ungueltig: [400, 'Ungültige Anfrage'],
  anmeldung_noetig: [401, 'Anmeldung nötig'],
  nicht_erlaubt: [403, 'Nicht erlaubt'],
  nicht_gefunden: [404, 'Nicht gefunden'],
  methode_nicht_erlaubt: [405, 'Methode nicht erlaubt'],
  konflikt: [409, 'Widerspruch'],
  entfernt: [410, 'Seite entfernt'],
  zu_gross: [413, 'Anfrage zu groß'],
  adresse_zu_lang: [414, 'Adresse zu lang'],
  dateityp: [415, 'Format nicht unterstützt'],
  felder_ungueltig: [422, 'Bitte prüfen Sie Ihre Angaben'],
  zu_viele_anfragen: [429, 'Zu viele Anfragen'],
  intern: [500, 'Interner Fehler'],
  vertrag_verletzt: [500, 'Interner Fehler'],
  datenbank_in_benutzung: [500, 'Interner Fehler'],
  inhalt_fehlerhaft: [500, 'Interner Fehler'],
  gegenstelle_fehlt: [502, 'Anderes System nicht erreichbar'],
  nicht_bereit: [503, 'Vorübergehend nicht verfügbar'],
  gegenstelle_zu_langsam: [504, 'Anderes System antwortet nicht'],
};

const INTERN = 'Leider ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.';

const NOT_READY = 'Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.';

const NOT_SAVED =
  'Im Augenblick kann nichts gespeichert werden. Bitte versuchen Sie es in einigen Minuten noch einmal.';
const DISK_RETRY_S = 60;
const DATABASE_RETRY_S = 5;

/** Errors of the HTTP layer by status; their English messages appear in the log only. */
const HTTP_ERROR: Record<number, [code: ErrorCode, detail: string]> = {
  400: ['eingabe_ungueltig', 'Die Anfrage ist nicht lesbar.'],
  404: ['nicht_gefunden', 'Unter dieser Adresse gibt es nichts.'],
  405: ['methode_nicht_erlaubt', 'Diese Adresse nimmt solche Anfragen nicht an.'],
  408: ['eingabe_ungueltig', 'Die Anfrage kam nicht rechtzeitig vollständig an.'],
  413: ['zu_gross', 'Die gesendeten Daten sind zu groß.'],
  414: ['adresse_zu_lang', 'Die Adresse ist zu lang.'],
  415: ['dateityp', 'Dieses Datenformat wird nicht angenommen.'],
  429: ['zu_viele_anfragen', 'Es kamen zu viele Anfragen in kurzer Zeit. Bitte versuchen Sie es später noch einmal.'],
  503: ['nicht_bereit', NOT_READY],
};

const isFastifyError = (error: unknown): error is FastifyError => error instanceof Error && 'statusCode' in error;

/** SQLSTATE of text with U+0000. Requests with such text are refused earlier, so it came from a file. */
const UNREADABLE_TEXT = new Set(['22021', '22P05']);
const hasUnreadableText = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && UNREADABLE_TEXT.has(String(error.code));

/**
 * Invalid query values are a client error (400), an invalid path matches nothing (404), an invalid body is a form fault
 * (422).
 */
function translateValidation(error: FastifyError): AppError {
  const fields = (error.validation ?? []).map(({ instancePath, params, message = 'Ungültiger Wert.' }) => {
    // A rule about the inside of a JSON field names the control itself.
    const { feld: named } = Object(params.params) as { feld?: string };
    return { feld: named ?? instancePath.slice(1).replaceAll('/', '.'), meldung: message };
  });
  if (error.validationContext === 'params') {
    return new AppError('nicht_gefunden', 'Unter dieser Adresse gibt es nichts.', { cause: error });
  }
  if (error.validationContext === 'body') {
    return new AppError('felder_ungueltig', 'Einige Angaben fehlen oder stimmen nicht.', {
      cause: error,
      felder: fields,
    });
  }
  const names = [...new Set(fields.map(({ feld: field }) => `„${field}“`))].join(', ');
  return new AppError('eingabe_ungueltig', `Der Wert von ${names} passt hier nicht.`, { cause: error });
}

/** Maps every failure to an AppError; unexpected ones become `intern`, and their message stays out of the reply. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isFastifyError(error)) {
    if (error.validation) return translateValidation(error);
    const known = HTTP_ERROR[error.statusCode ?? 500];
    if (known) return new AppError(known[0], known[1], { cause: error });
    if ((error.statusCode ?? 500) < 500)
      return new AppError('eingabe_ungueltig', 'Die Anfrage ist nicht lesbar.', { cause: error });
  }
  if (hasUnreadableText(error)) {
    return new AppError('eingabe_ungueltig', 'Die Anfrage enthält ein Zeichen, das nicht lesbar ist.', {
      cause: error,
    });
  }
  if (isDatabaseAway(error)) {
    return new AppError('nicht_bereit', NOT_READY, { cause: error, retryAfter: DATABASE_RETRY_S });
  }
  const disk = findDiskFault(error);
  if (disk) {
    const cause = new Error(`the disk is ${disk}`, { cause: error });
    return new AppError('nicht_bereit', NOT_SAVED, { cause, retryAfter: DISK_RETRY_S });
  }
  return new AppError('intern', INTERN, { cause: error });
}

/** The problem document of an error. `instance` is the path only, because query strings may contain personal data. */
export function toProblem(error: AppError, instance?: string): Problem {
  const [status, title] = ERROR[error.code];
  const isInternal = status === 500;
  return {
    type: 'about:blank',
    title: error.titel ?? title,
    status,
    detail: isInternal ? INTERN : error.message,
    ...(instance === undefined ? {} : { instance }),
    ...(error.felder ? { errors: error.felder } : {}),
  };
}
