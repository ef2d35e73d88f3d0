import { directorySchema } from '@gm/shared/schemas/directory';
import { z } from 'zod';
import type { ApiReply } from '../../http/api/api-client.ts';

const pageSchema = z.object({ blocks: z.array(z.object({ template: z.string() })) });

const AT_ONCE = 16;

type Get = (path: string) => Promise<Pick<ApiReply, 'status' | 'body'>>;

async function read(get: Get, path: string): Promise<unknown> {
  const { status, body } = await get(path);
  // A page may have been deleted since the list was made.
  if (status === 404 || status === 410) return null;
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return body;
}

/**
 * Pages of the content system by template. Pages behind a log-in are in no list. Rejects when the api does not answer.
 */
export async function readTemplateUse(get: Get): Promise<Map<string, string[]>> {
  const directory = directorySchema.parse(await read(get, '/api/cms/verzeichnis'));
  const queue = directory.data.map(({ pfad: path }) => path);
  const use = new Map<string, string[]>();
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const page = await read(get, `/api/cms/route?url=${encodeURIComponent(path)}`);
      const blocks = page === null ? [] : (pageSchema.safeParse(page).data?.blocks ?? []);
      for (const template of new Set(blocks.map((block) => block.template)))
        use.set(template, [...(use.get(template) ?? []), path]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return use;
}

/** The same for some templates. */
export async function findTemplateUse(get: Get, templates: readonly string[]): Promise<Map<string, string[]>> {
  const use = await readTemplateUse(get);
  return new Map([...use].filter(([template]) => templates.includes(template)));
}
