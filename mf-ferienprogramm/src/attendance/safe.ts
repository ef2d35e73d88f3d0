import { z } from 'zod/mini';
import { createSalt, decrypt, deriveKey, encrypt } from './encryption.ts';
import type { List } from './list.ts';

/** Number of wrong codes that erases a list: a code is short, and a phone is easily lost. */
export const ATTEMPTS = 10;
const FRONT = 'gm:vor-ort:';

/** Stored data of a list. Only public data is readable without the code. */
const entrySchema = z.object({
  titel: z.string(),
  termin: z.string(),
  bis: z.number(),
  falsche: z.number(),
  salz: z.string(),
  iv: z.string(),
  daten: z.string(),
});
type Entry = z.output<typeof entrySchema>;

/** An open list: its key lives as long as the document. */
export interface Open {
  name: string;
  schluessel: CryptoKey;
  liste: List;
  /** Releases the lock for other tabs. */
  release(): void;
}

/** Locks a list for this tab: two would overwrite each other. Null if another tab holds it. */
function hold(name: string): Promise<(() => void) | null> {
  // Older browsers lack the Web Locks API, and rarely have two tabs.
  if (!navigator.locks) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) return new Promise<void>((release) => resolve(release));
      return resolve(null);
    });
  });
}

export const nameList = (id: number | string, day: string): string => `${FRONT}${id}:${day}`;

function readEntry(name: string): Entry | null {
  try {
    return entrySchema.parse(JSON.parse(localStorage.getItem(name) ?? ''));
  } catch {
    return null;
  }
}
const writeEntry = (name: string, entry: Entry) => localStorage.setItem(name, JSON.stringify(entry));

export const eraseList = (name: string): void => localStorage.removeItem(name);

/** Lists on this device. Erases expired and unreadable ones first and returns their titles. */
export function listLists(clock: number): {
  listen: { name: string; titel: string; termin: string }[];
  geloescht: string[];
} {
  const lists = [];
  const deleted = [];
  for (const name of Object.keys(localStorage).filter((one) => one.startsWith(FRONT))) {
    const entry = readEntry(name);
    if (entry && clock < entry.bis) {
      lists.push({ name, titel: entry.titel, termin: entry.termin });
      continue;
    }
    eraseList(name);
    if (entry) deleted.push(entry.titel);
  }
  return { listen: lists.sort((one, other) => one.name.localeCompare(other.name)), geloescht: deleted };
}

/** Saves changes; rejects if the device has no space. */
export async function saveList(
  { name, schluessel: key }: Pick<Open, 'name' | 'schluessel'>,
  list: List,
): Promise<void> {
  const ciphertext = await encrypt(key, list);
  const entry = readEntry(name);
  // Erased meanwhile: do not restore it.
  if (entry) writeEntry(name, { ...entry, ...ciphertext });
}

/** Stores a list on this device, encrypted with a code. */
export async function storeList(name: string, code: string, list: List): Promise<Open> {
  const salt = createSalt();
  const key = await deriveKey(code, salt);
  const { titel: title, termin, bis: until } = list;
  writeEntry(name, { titel: title, termin, bis: until, falsche: 0, salz: salt, ...(await encrypt(key, list)) });
  return { name, schluessel: key, liste: list, release: (await hold(name)) ?? (() => {}) };
}

/**
 * Opens a list; returns the number of remaining attempts otherwise, 0 once it is erased, and null while another tab
 * holds it.
 */
export async function openList(name: string, code: string): Promise<Open | number | null> {
  const entry = readEntry(name);
  if (!entry) return 0;
  const release = await hold(name);
  if (!release) return null;
  // Counted before the check, so that closing the page gives no free attempt.
  const wrong = entry.falsche + 1;
  writeEntry(name, { ...entry, falsche: wrong });
  const key = await deriveKey(code, entry.salz);
  const list = await decrypt<List>(key, entry);
  if (list) {
    writeEntry(name, { ...entry, falsche: 0 });
    return { name, schluessel: key, liste: list, release };
  }
  release();
  if (wrong >= ATTEMPTS) eraseList(name);
  return Math.max(0, ATTEMPTS - wrong);
}
