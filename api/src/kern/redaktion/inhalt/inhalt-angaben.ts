import type { Eintrag, Inhaltsart } from '../../inhalt/inhaltsart.ts';
import { nameEintrag } from './name-eintrag.ts';

/** What a version of an entry of the content holds. */
export interface InhaltAngaben extends Record<string, unknown> {
  titel: string;
  art: string;
  /** Empty for a new one that was never released: its place is found then. */
  schluessel: string;
  /** JSON as it was sent: the order of its keys is somebody's. */
  daten: string;
  text: string;
  /** Path that a page moves to when it is released; empty or not there: it stays. */
  adresse?: string;
}

export const readAngaben = (angaben: Record<string, unknown>) => angaben as unknown as InhaltAngaben;

/** Undefined for what cannot be read. */
export function parseDaten(daten: string): unknown {
  try {
    return JSON.parse(daten) as unknown;
  } catch {
    return undefined;
  }
}

/** A version of an entry as it stands in the content. */
export const buildAngaben = (eintrag: Eintrag, art: Inhaltsart | null = null): InhaltAngaben => ({
  titel: nameEintrag(eintrag, art),
  art: eintrag.art,
  schluessel: eintrag.schluessel,
  daten: JSON.stringify(eintrag.daten),
  text: eintrag.text ?? '',
});
