import { vorschlaegeSchema } from '@gm/shared/schemas/suche';
import type { ApiClient } from '../server/api-client.ts';
import { readAdressworte } from './read-adressworte.ts';

const MAX_SEITEN = 5;

export interface AehnlicheSeite {
  titel: string;
  href: string;
}

/**
 * Pages whose titles have the words of an address that leads nowhere: all of them, else those of its last part alone.
 * Empty where the search does not answer; the error page stands without them.
 */
export async function findAehnliche(
  pfad: string,
  api: Pick<ApiClient, 'get'>,
  headers: Readonly<Record<string, string>>,
): Promise<AehnlicheSeite[]> {
  const alle = readAdressworte(pfad).join(' ');
  const letzte = readAdressworte(pfad.split('/').findLast(Boolean) ?? '').join(' ');
  for (const q of new Set([alle, letzte])) {
    if (q.length < 3) continue;
    const reply = await api.get(`/api/cms/suche/vorschlaege?${new URLSearchParams({ q })}`, headers).catch(() => null);
    const { data = [] } = vorschlaegeSchema.safeParse(reply?.body).data ?? {};
    if (data.length > 0) return data.slice(0, MAX_SEITEN).map(({ titel, url }) => ({ titel, href: url }));
  }
  return [];
}
