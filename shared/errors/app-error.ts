import type { FieldError } from '../schemas/form.ts';

/** Every kind of failure the software distinguishes. A new one also needs a status in the api's problem documents. */
export type ErrorCode =
  | 'eingabe_ungueltig'
  | 'anmeldung_noetig'
  | 'nicht_erlaubt'
  | 'nicht_gefunden'
  | 'entfernt'
  | 'konflikt'
  | 'methode_nicht_erlaubt'
  | 'adresse_zu_lang'
  | 'zu_gross'
  | 'dateityp'
  | 'felder_ungueltig'
  | 'zu_viele_anfragen'
  | 'nicht_bereit'
  | 'gegenstelle_fehlt'
  | 'gegenstelle_zu_langsam'
  | 'vertrag_verletzt'
  | 'datenbank_in_benutzung'
  | 'inhalt_fehlerhaft'
  | 'intern';

export interface AppErrorOptions {
  cause?: unknown;
  /** Headline for visitors; default: the headline of the code. */
  titel?: string;
  /** Rejected form fields, shown next to their controls. */
  felder?: FieldError[];
  /** Seconds after which a retry may succeed. */
  retryAfter?: number;
}

/**
 * Base of all errors with a defined meaning. `message` is German, safe to show to visitors and free of personal data;
 * details for operators belong in `cause`.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly titel: string | undefined;
  readonly felder: FieldError[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.titel = options.titel;
    this.felder = options.felder;
    this.retryAfter = options.retryAfter;
  }
}
