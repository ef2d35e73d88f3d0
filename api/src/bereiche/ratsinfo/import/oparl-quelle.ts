import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

const LIMIT_MS = 30_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Pauses before an address is asked again, in milliseconds. */
const PAUSEN = [1_000, 4_000, 15_000];

const listeSchema = z.object({
  data: z.array(z.unknown()),
  links: z.object({ next: z.url({ protocol: /^https?$/ }).nullish() }).catch({}),
  pagination: z
    .object({ totalElements: z.int().min(0) })
    .optional()
    .catch(undefined),
});

/** A page of a list. */
export interface Quellseite {
  objekte: unknown[];
  naechste: string | null;
  /** Objects on all pages, where the system says it. */
  anzahl: number | null;
}

async function askOnce(adresse: string): Promise<unknown> {
  const antwort = await fetch(adresse, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!antwort.ok) throw new Error(`${adresse} antwortet mit ${antwort.status}.`);
  const text = await antwort.text();
  if (text.length > MAX_BYTES) throw new Error(`${adresse} antwortet mit mehr als 64 Megabyte.`);
  return JSON.parse(text);
}

/** The JSON behind an address; asks again a few times. Throws with a German sentence when nothing comes. */
export async function ask(adresse: string, pausen: readonly number[] = PAUSEN): Promise<unknown> {
  for (let versuch = 0; ; versuch++) {
    try {
      return await askOnce(adresse);
    } catch (grund) {
      const pause = pausen[versuch];
      if (pause === undefined) throw new Error(`Von ${adresse} kommt nichts Lesbares.`, { cause: grund });
      await wait(pause);
    }
  }
}

export async function requestSeite(adresse: string, pausen?: readonly number[]): Promise<Quellseite> {
  const seite = listeSchema.safeParse(await ask(adresse, pausen));
  if (!seite.success) throw new Error(`${adresse} ist keine Liste von OParl.`);
  const { data, links, pagination } = seite.data;
  return { objekte: data, naechste: links.next ?? null, anzahl: pagination?.totalElements ?? null };
}

/** Every object in the JSON files of a folder: single ones, arrays and pages of lists. */
export async function readFolder(ordner: string): Promise<{ objekte: unknown[]; unlesbar: string[] }> {
  const dateien = (await readdir(ordner, { recursive: true })).filter((name) => name.endsWith('.json')).sort();
  const objekte: unknown[] = [];
  const unlesbar: string[] = [];
  for (const name of dateien) {
    try {
      const inhalt: unknown = JSON.parse(await readFile(join(ordner, name), 'utf8'));
      const liste = listeSchema.safeParse(inhalt);
      objekte.push(...(liste.success ? liste.data.data : [inhalt].flat()));
    } catch {
      unlesbar.push(name);
    }
  }
  return { objekte, unlesbar };
}
