import type { JournalEntry } from './journal.ts';

/** Reason for the end of a canary that says nothing about its version. */
export const REPLACED = 'replaced';
export const OVERTAKEN = 'another version became current';

/**
 * Versions of a remote that a rollback or a failed canary removed, according to the journal, with the line of the
 * removal. Manual activation takes a version off the list.
 */
export function findTakenBack(entries: readonly JournalEntry[], remote: string): Map<string, JournalEntry> {
  const takenBack = new Map<string, JournalEntry>();
  const history: string[] = [];
  for (const [index, entry] of entries.entries()) {
    // The next line says that a crash prevented it.
    if (entry.remote !== remote || entries[index + 1]?.what === 'undone') continue;
    const { what, version, reason } = entry;
    if (what === 'rollback') {
      const target = history.lastIndexOf(version);
      // Reactivating a removed version removes nothing bad.
      if (!takenBack.has(version))
        for (const left of history.splice(target === -1 ? -1 : target + 1)) takenBack.set(left, entry);
    }
    if (what === 'current' || (what === 'rollback' && history.at(-1) !== version)) history.push(version);
    if (what === 'withdrawn' && reason !== REPLACED && reason !== OVERTAKEN) takenBack.set(version, entry);
    if (what === 'current' || what === 'canary' || what === 'rollback') takenBack.delete(version);
  }
  return takenBack;
}
