import type { ApiClient } from '../../http/api/api-client.ts';
import { readMenu } from '../chrome/read-menu.ts';
import { findSimilar, type SimilarPage } from './find-similar.ts';

/** The menu of the most wanted tasks. Empty when it cannot be loaded. */
async function listWanted(api: Pick<ApiClient, 'get'>): Promise<SimilarPage[]> {
  try {
    const { body } = await api.get('/api/cms/menu?name=Footer_Quicklinks');
    return readMenu(body).menuItems.map(({ title, href }) => ({ titel: title, href }));
  } catch {
    return [];
  }
}

/** What the error page offers for an unknown address. */
export async function findWaysOn(
  path: string,
  api: Pick<ApiClient, 'get'>,
  headers: Readonly<Record<string, string>>,
): Promise<{ aehnliche: SimilarPage[]; gesucht: SimilarPage[] }> {
  const [aehnliche, gesucht] = await Promise.all([findSimilar(path, api, headers), listWanted(api)]);
  return { aehnliche, gesucht };
}
