import { z } from 'zod/mini';
import type { Liste } from './liste.ts';
import { createSalz, decrypt, deriveSchluessel, encrypt } from './verschluesselung.ts';

/** Wrong codes after which a list is erased: a code is short, and a phone is soon lost. */
export const VERSUCHE = 10;
const VORNE = 'gm:vor-ort:';

/** What the device keeps of a list. Only what everybody may read anyway can be read without the code. */
const eintragSchema = z.object({
  titel: z.string(),
  termin: z.string(),
  bis: z.number(),
  falsche: z.number(),
  salz: z.string(),
  iv: z.string(),
  daten: z.string(),
});
type Eintrag = z.output<typeof eintragSchema>;

/** A list that is open: while the document lives, its key does. */
export interface Offen {
  name: string;
  schluessel: CryptoKey;
  liste: Liste;
  /** Lets another window have it. */
  release(): void;
}

/** Holds a list for this window: two would write over each other. Null where another one has it. */
function hold(name: string): Promise<(() => void) | null> {
  // Older browsers have no locks, and seldom two windows.
  if (!navigator.locks) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) return new Promise<void>((release) => resolve(release));
      return resolve(null);
    });
  });
}

export const nameListe = (id: number | string, tag: string): string => `${VORNE}${id}:${tag}`;

function readEintrag(name: string): Eintrag | null {
  try {
    return eintragSchema.parse(JSON.parse(localStorage.getItem(name) ?? ''));
  } catch {
    return null;
  }
}
const writeEintrag = (name: string, eintrag: Eintrag) => localStorage.setItem(name, JSON.stringify(eintrag));

export const eraseListe = (name: string): void => localStorage.removeItem(name);

/** Lists on this device. Those whose day is over, and what nobody can read, are erased first; their titles are named. */
export function listListen(uhr: number): {
  listen: { name: string; titel: string; termin: string }[];
  geloescht: string[];
} {
  const listen = [];
  const geloescht = [];
  for (const name of Object.keys(localStorage).filter((eines) => eines.startsWith(VORNE))) {
    const eintrag = readEintrag(name);
    if (eintrag && uhr < eintrag.bis) {
      listen.push({ name, titel: eintrag.titel, termin: eintrag.termin });
      continue;
    }
    eraseListe(name);
    if (eintrag) geloescht.push(eintrag.titel);
  }
  return { listen: listen.sort((eine, andere) => eine.name.localeCompare(andere.name)), geloescht };
}

/** Writes what has changed; rejects where the device has no room. */
export async function saveListe({ name, schluessel }: Pick<Offen, 'name' | 'schluessel'>, liste: Liste): Promise<void> {
  const chiffrat = await encrypt(schluessel, liste);
  const eintrag = readEintrag(name);
  // Erased meanwhile: it stays erased.
  if (eintrag) writeEintrag(name, { ...eintrag, ...chiffrat });
}

/** Puts a list onto this device, under a code. */
export async function storeListe(name: string, code: string, liste: Liste): Promise<Offen> {
  const salz = createSalz();
  const schluessel = await deriveSchluessel(code, salz);
  const { titel, termin, bis } = liste;
  writeEintrag(name, { titel, termin, bis, falsche: 0, salz, ...(await encrypt(schluessel, liste)) });
  return { name, schluessel, liste, release: (await hold(name)) ?? (() => {}) };
}

/** Opens a list; otherwise says how many codes may still be tried, 0 once it is erased; null while another window has it. */
export async function openListe(name: string, code: string): Promise<Offen | number | null> {
  const eintrag = readEintrag(name);
  if (!eintrag) return 0;
  const release = await hold(name);
  if (!release) return null;
  // Counted before it is looked at: closing the page in time is no free try.
  const falsche = eintrag.falsche + 1;
  writeEintrag(name, { ...eintrag, falsche });
  const schluessel = await deriveSchluessel(code, eintrag.salz);
  const liste = await decrypt<Liste>(schluessel, eintrag);
  if (liste) {
    writeEintrag(name, { ...eintrag, falsche: 0 });
    return { name, schluessel, liste, release };
  }
  release();
  if (falsche >= VERSUCHE) eraseListe(name);
  return Math.max(0, VERSUCHE - falsche);
}
