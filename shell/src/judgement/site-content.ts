import type { GemeindeKurz } from '@gm/shared/schemas/gemeinde';
import { gemeindeSchema } from '@gm/shared/schemas/gemeinde';
import { readTemplateUse } from '../registry/find-template-use.ts';
import { type ApiClient, type ApiReply, createApiClient } from '../server/api-client.ts';
import { ApiState } from '../server/api-state.ts';
import { shortenGemeinde } from '../server/shorten-gemeinde.ts';

/** What a release is judged on. */
export interface SiteContent {
  api: Pick<ApiClient, 'get'>;
  gemeinde: GemeindeKurz;
  /** Paths of the published pages that show one of the templates. */
  findPages(templates: readonly string[]): Promise<string[]>;
}

/**
 * Both versions get the same answers, each asked for once, and none sees what the other did to them. Kept as text: reading it
 * again takes less than half of the time that `structuredClone` takes.
 */
function rememberAnswers({ get }: Pick<ApiClient, 'get'>): Pick<ApiClient, 'get'> {
  const answers = new Map<string, Promise<{ text: string } & Omit<ApiReply, 'body'>>>();
  const ask = async (...call: Parameters<ApiClient['get']>) => {
    const { body, ...answer } = await get(...call);
    return { ...answer, text: JSON.stringify(body) };
  };
  return {
    async get(path, headers) {
      const asked = answers.get(path) ?? ask(path, headers);
      answers.set(path, asked);
      const { text, ...answer } = await asked;
      return { ...answer, body: JSON.parse(text) };
    },
  };
}

/** The content of the running site, of which the pages are read at once. Rejects when its api does not answer. */
export async function readSiteContent(apiUrl: string): Promise<SiteContent> {
  const api = rememberAnswers(createApiClient(apiUrl, new ApiState({ warn: () => {} })));
  const { status, body } = await api.get('/api/cms/gemeinde');
  if (status !== 200) throw new Error(`/api/cms/gemeinde answered ${status}`);
  const using = readTemplateUse(api.get);
  // Whoever asks hears of it.
  using.catch(() => {});
  return {
    api,
    gemeinde: shortenGemeinde(gemeindeSchema.parse(body)),
    async findPages(templates) {
      const use = await using;
      return [...new Set(templates.flatMap((template) => use.get(template) ?? []))].sort();
    },
  };
}
