import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

const LIMIT_MS = 30_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Delays before retries, in milliseconds. */
const BREAKS = [1_000, 4_000, 15_000];

const listSchema = z.object({
  data: z.array(z.unknown()),
  links: z.object({ next: z.url({ protocol: /^https?$/ }).nullish() }).catch({}),
  pagination: z
    .object({ totalElements: z.int().min(0) })
    .optional()
    .catch(undefined),
});

/** A page of a list. */
export interface SourcePage {
  objekte: unknown[];
  naechste: string | null;
  /** Total number of objects, if the system provides it. */
  anzahl: number | null;
}

async function askOnce(address: string): Promise<unknown> {
  const answer = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!answer.ok) throw new Error(`${address} antwortet mit ${answer.status}.`);
  const text = await answer.text();
  if (text.length > MAX_BYTES) throw new Error(`${address} antwortet mit mehr als 64 Megabyte.`);
  return JSON.parse(text);
}

/** Fetches JSON with retries. Throws an error with a German message if all fail. */
export async function ask(address: string, breaks: readonly number[] = BREAKS): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await askOnce(address);
    } catch (reason) {
      const pause = breaks[attempt];
      if (pause === undefined) throw new Error(`Von ${address} kommt keine lesbare Antwort.`, { cause: reason });
      await wait(pause);
    }
  }
}

export async function requestPage(address: string, breaks?: readonly number[]): Promise<SourcePage> {
  const page = listSchema.safeParse(await ask(address, breaks));
  if (!page.success) throw new Error(`${address} ist keine Liste von OParl.`);
  const { data, links, pagination } = page.data;
  return { objekte: data, naechste: links.next ?? null, anzahl: pagination?.totalElements ?? null };
}

/** All objects in the JSON files of a folder: single ones, arrays and pages of lists. */
export async function readFolder(folder: string): Promise<{ objekte: unknown[]; unlesbar: string[] }> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json')).sort();
  const objects: unknown[] = [];
  const unreadable: string[] = [];
  for (const name of files) {
    try {
      const content: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'));
      const list = listSchema.safeParse(content);
      objects.push(...(list.success ? list.data.data : [content].flat()));
    } catch {
      unreadable.push(name);
    }
  }
  return { objekte: objects, unlesbar: unreadable };
}
