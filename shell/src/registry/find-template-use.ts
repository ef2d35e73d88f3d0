import { z } from 'zod';

const directorySchema = z.object({ data: z.array(z.object({ pfad: z.string() })) });
const pageSchema = z.object({ blocks: z.array(z.object({ template: z.string() })) });

const AT_ONCE = 16;
const LIMIT_MS = 5000;

async function getJson(url: URL): Promise<unknown> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
  // A page may be gone since the list was made.
  if (reply.status === 404 || reply.status === 410) return null;
  if (!reply.ok) throw new Error(`${url.pathname} answered ${reply.status}`);
  return reply.json();
}

/**
 * Pages of the content system that show one of `templates`, by template. Pages behind a log-in are in no list.
 * Rejects when the api does not answer.
 */
export async function findTemplateUse(apiUrl: string, templates: readonly string[]): Promise<Map<string, string[]>> {
  const directory = directorySchema.parse(await getJson(new URL('/api/cms/verzeichnis', apiUrl)));
  const queue = directory.data.map(({ pfad }) => pfad);
  const use = new Map<string, string[]>();
  const work = async () => {
    for (let pfad = queue.shift(); pfad !== undefined; pfad = queue.shift()) {
      const page = await getJson(new URL(`/api/cms/route?${new URLSearchParams({ url: pfad })}`, apiUrl));
      const blocks = page === null ? [] : (pageSchema.safeParse(page).data?.blocks ?? []);
      for (const template of new Set(blocks.map((block) => block.template)))
        if (templates.includes(template)) use.set(template, [...(use.get(template) ?? []), pfad]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return use;
}
