import type { ContentKind, Entry } from '../../entries/content-kind.ts';
import { nameEntry } from './name-entry.ts';

/** Content of a version of a content entry. */
export interface ContentDetails extends Record<string, unknown> {
  titel: string;
  art: string;
  /** Empty for an unreleased entry; the release determines its place. */
  schluessel: string;
  /** JSON as sent, which preserves the order of keys. */
  daten: string;
  text: string;
  /** New path of a page on release; empty or missing: it stays. */
  adresse?: string;
  /** Place of a page in the main menu on release, as JSON; empty or missing: unchanged. */
  menue?: string;
}

export const readDetails = (details: Record<string, unknown>) => details as unknown as ContentDetails;

/** Undefined for invalid JSON. */
export function parseData(data: string): unknown {
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return undefined;
  }
}

/** A version of an entry with its present content. */
export const buildDetails = (entry: Entry, kind: ContentKind | null = null): ContentDetails => ({
  titel: nameEntry(entry, kind),
  art: entry.art,
  schluessel: entry.schluessel,
  daten: JSON.stringify(entry.daten),
  text: entry.text ?? '',
});
