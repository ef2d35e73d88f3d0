/**
 * The draft of a form: kept in the tab's session storage, so that a reload or the way back loses nothing, and gone
 * with the tab. Storage may be full or forbidden; the form works without it.
 */
import type { Werte } from './werte.ts';

export interface Entwurf {
  werte: Werte;
  /** Random part of the idempotency key: a retry after a reload is still the same request. */
  salz: string;
  /** Controls whose file is kept beside it (`datei-entwurf.ts`). */
  dateien?: string[] | undefined;
}

/** Place of one form's draft; the same form at two addresses has two drafts. */
export function entwurfKey(formular: string, adresse: string): string {
  return `gm:entwurf:${formular}:${adresse}`;
}

/** The draft under `key`; null when there is none or it cannot be read. */
export function loadEntwurf(key: string): Entwurf | null {
  try {
    const { werte, salz, dateien } = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Entwurf>;
    return werte && salz ? { werte, salz, dateien } : null;
  } catch {
    return null;
  }
}

/** Returns whether the browser keeps the draft. */
export function saveEntwurf(key: string, entwurf: Entwurf): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(entwurf));
    return true;
  } catch {
    return false;
  }
}

export function deleteEntwurf(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so there was no draft.
  }
}
