import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import { fetchFile } from '../../../core/platform/outgoing/fetch-file.ts';

const LIMIT_MS = 30_000;
const MAX_BYTES = 32 * 1024 * 1024;
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

/** Another system's API. */
export interface Source {
  /** Its origin, which the operator chose; it may be in the own network. */
  herkunft: string;
  /** Delays before retries, in milliseconds. */
  pausen?: readonly number[] | undefined;
}

/** Fetches JSON with retries. Throws if all fail. */
export async function ask(
  address: string,
  { herkunft: trusted, pausen: breaks = BREAKS }: Source,
  ms = LIMIT_MS,
): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    try {
      const file = await fetchFile(address, { trusted, ms, maxBytes: MAX_BYTES, accept: 'application/json' });
      return JSON.parse(file.toString('utf8'));
    } catch (reason) {
      const pause = breaks[attempt];
      if (pause === undefined)
        throw new AppError('gegenstelle_fehlt', `${address} gave no readable answer.`, { cause: reason });
      await wait(pause);
    }
  }
}

export async function requestPage(address: string, source: Source): Promise<SourcePage> {
  const page = listSchema.safeParse(await ask(address, source));
  if (!page.success) throw new AppError('inhalt_fehlerhaft', `${address} is no list of OParl.`);
  const { data, links, pagination } = page.data;
  return { objekte: data, naechste: links.next ?? null, anzahl: pagination?.totalElements ?? null };
}

/** All objects in the JSON files of a folder: single ones, arrays and pages of lists. */
export async function readFolder(folder: string): Promise<{ objekte: unknown[]; unlesbar: string[] }> {
  const all = await readdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw new AppError('nicht_gefunden', `There is no folder ${folder}.`, { cause });
  });
  const files = all.filter((name) => name.endsWith('.json')).sort();
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
