import type { Qualitaetsregel, Qualitaetsstufe } from './qualitaetsregeln.ts';

/** What a rule has found, not yet weighed. */
export interface Fund {
  regel: Qualitaetsregel;
  /** Control of the form it is about: `text`, or `daten/…`. */
  feld: string;
  meldung: string;
}

export interface Befund extends Fund {
  stufe: Exclude<Qualitaetsstufe, 'aus'>;
}
