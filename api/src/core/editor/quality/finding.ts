import type { QualityLevel, QualityRule } from '../rules/quality-rules.ts';

/** A finding of a rule before its level is known. */
export interface Finding {
  regel: QualityRule;
  /** Control of the form: `text`, or `daten/…`. */
  feld: string;
  meldung: string;
}

export interface Befund extends Finding {
  stufe: Exclude<QualityLevel, 'aus'>;
}
