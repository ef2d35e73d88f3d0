import type { FeldFehler } from '../schemas/formular.ts';

/** Every kind of failure the software tells apart. Whoever adds one decides its status in the api's problem documents. */
export type FehlerCode =
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
  /** Headline for visitors; without it the one that belongs to the code. */
  titel?: string;
  /** Refused fields of a form, shown beside their controls. */
  felder?: FeldFehler[];
  /** Seconds after which another try may succeed. */
  retryAfter?: number;
}

/**
 * The one error of this software that carries a meaning. `message` is German, safe to show to visitors and free of
 * personal data; what only operators may see belongs into `cause`.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: FehlerCode;
  readonly titel: string | undefined;
  readonly felder: FeldFehler[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: FehlerCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.titel = options.titel;
    this.felder = options.felder;
    this.retryAfter = options.retryAfter;
  }
}
