/**
 * The draft of a form in the tab's session storage: it survives a reload and navigating back, and ends with the tab.
 * Storage may be full or denied; the form works without it.
 */
import type { Values } from './values.ts';

export interface Draft {
  werte: Values;
  /** Random part of the idempotency key: a retry after a reload stays the same request. */
  salz: string;
  /** Controls whose file is stored separately (`file-draft.ts`). */
  dateien?: string[] | undefined;
}

/** Storage key of a form's draft; the same form at two URLs has two drafts. */
export function draftKey(form: string, address: string): string {
  return `gm:entwurf:${form}:${address}`;
}

/** The draft under `key`; null if there is none or it is invalid. */
export function loadDraft(key: string): Draft | null {
  try {
    const {
      werte: values,
      salz: salt,
      dateien: files,
    } = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Draft>;
    return values && salt ? { werte: values, salz: salt, dateien: files } : null;
  } catch {
    return null;
  }
}

/** Returns whether the draft was stored. */
export function saveDraft(key: string, draft: Draft): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function deleteDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is denied, so there was no draft.
  }
}
