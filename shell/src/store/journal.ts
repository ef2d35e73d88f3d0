/**
 * Audit log of the site's releases, append-only: every line contains the hash of the one before, so that changing,
 * dropping or inserting a line breaks the chain from there on.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readIfThere } from '../base/read-if-there.ts';
import { withLock } from './store-lock.ts';

const entrySchema = z.strictObject({
  seq: z.number().int().positive(),
  time: z.iso.datetime(),
  /** `undone`: a crash prevented the change of the line before. `trust`: a new list of keys is valid from here on. */
  what: z.enum(['delivered', 'refused', 'canary', 'withdrawn', 'current', 'rollback', 'undone', 'trust']),
  remote: z.string(),
  version: z.string(),
  /** Name of the key that signed; null: unsigned. */
  key: z.string().nullable(),
  reason: z.string(),
  /** Hash of `release.json`, where something was stored, or of the list of trusted keys. */
  integrity: z.string().optional(),
  /** Generation of the registry that the line creates. */
  generation: z.number().int().optional(),
  /** Hash of a used hand-over. */
  handover: z.string().optional(),
  /** SHA-256 of the line before, hexadecimal; empty in the first line. */
  previous: z.string(),
});
export type JournalEntry = z.infer<typeof entrySchema>;
export type JournalNote = Omit<JournalEntry, 'seq' | 'time' | 'previous'>;

const REASON_LENGTH = 500;

export function journalPath(releasesDir: string): string {
  return path.join(releasesDir, 'journal.jsonl');
}

const hashLine = (line: string) => createHash('sha256').update(line).digest('hex');

interface Journal {
  entries: JournalEntry[];
  lastHash: string;
  /** Where the chain breaks, in words. */
  faults: string[];
}

/** Reads and checks the chain. Ignores a line cut off by a crash. */
export function readJournal(releasesDir: string): Journal {
  const text = readIfThere(journalPath(releasesDir))?.toString() ?? '';
  const lines = text.split('\n').slice(0, -1);
  const journal: Journal = { entries: [], lastHash: '', faults: [] };
  for (const [index, line] of lines.entries()) {
    const entry = entrySchema.safeParse(parseLine(line)).data;
    if (!entry) journal.faults.push(`line ${index + 1} is no entry`);
    else {
      if (entry.previous !== journal.lastHash) journal.faults.push(`line ${index + 1} does not follow the one before`);
      if (entry.seq !== index + 1) journal.faults.push(`line ${index + 1} has number ${entry.seq}`);
      journal.entries.push(entry);
    }
    journal.lastHash = hashLine(line);
  }
  return journal;
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Adds one line; durable when this returns. */
export function writeJournal(releasesDir: string, note: JournalNote): void {
  withLock(releasesDir, () => {
    const file = journalPath(releasesDir);
    const handle = fs.openSync(file, 'a+', 0o644);
    try {
      // A crash may leave half a line, to which the next one must not be appended.
      const text = fs.readFileSync(file);
      const whole = text.lastIndexOf('\n') + 1;
      if (whole < text.length) fs.ftruncateSync(handle, whole);
      const lines = text.subarray(0, whole).toString().split('\n').slice(0, -1);
      const last = lines.at(-1);
      const entry: JournalEntry = {
        seq: lines.length + 1,
        time: new Date().toISOString(),
        ...note,
        reason: note.reason.slice(0, REASON_LENGTH),
        previous: last === undefined ? '' : hashLine(last),
      };
      fs.writeSync(handle, `${JSON.stringify(entry)}\n`);
      fs.fsyncSync(handle);
    } finally {
      fs.closeSync(handle);
    }
  });
}
