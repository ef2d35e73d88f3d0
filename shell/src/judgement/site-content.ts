import { setTimeout as wait } from 'node:timers/promises';
import type { GemeindeShort } from '@gm/shared/schemas/gemeinde';
import { gemeindeSchema } from '@gm/shared/schemas/gemeinde';
import { shortenGemeinde } from '../base/shorten-gemeinde.ts';
import { type ApiClient, type ApiReply, createApiClient } from '../http/api/api-client.ts';
import { ApiState } from '../http/api/api-state.ts';
import { readTemplateUse } from '../page/load/find-template-use.ts';

/** The content against which a release is judged. */
export interface SiteContent {
  api: Pick<ApiClient, 'get'>;
  gemeinde: GemeindeShort;
  /** Paths of the published pages that show one of the templates. */
  findPages(templates: readonly string[]): Promise<string[]>;
}

/** The api or its database was busy or down: this is no content. */
export const isFailure = ({ status }: Pick<ApiReply, 'status'>): boolean => status >= 500 || status === 429;

/** Attempts for a busy api; the judgement names anything still unanswered then. */
const TRIES = 4;
const PAUSE_MS = 500;

async function askPatiently(ask: () => Promise<ApiReply>): Promise<ApiReply> {
  for (let tries = 1; ; tries += 1) {
    try {
      const reply = await ask();
      if (!isFailure(reply) || tries === TRIES) return reply;
    } catch (fault) {
      if (tries === TRIES) throw fault;
    }
    await wait(PAUSE_MS * tries);
  }
}

/**
 * Both versions get the same replies, each fetched once, and neither sees changes made by the other. Kept as text:
 * parsing takes less than half of the time of `structuredClone`.
 */
function rememberAnswers({ get }: Pick<ApiClient, 'get'>): Pick<ApiClient, 'get'> {
  const answers = new Map<string, Promise<{ text: string } & Omit<ApiReply, 'body'>>>();
  const ask = async (...call: Parameters<ApiClient['get']>) => {
    const { body, ...answer } = await askPatiently(() => get(...call));
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

/** Content of the running site; its pages are read at once. Rejects when the api does not answer. */
export async function readSiteContent(apiUrl: string): Promise<SiteContent> {
  const api = rememberAnswers(createApiClient(apiUrl, new ApiState({ warn: () => {} })));
  const { status, body } = await api.get('/api/cms/gemeinde');
  if (status !== 200) throw new Error(`/api/cms/gemeinde answered ${status}`);
  const using = readTemplateUse(api.get);
  // The caller gets the fault later.
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
