import { vorschlaegeSchema } from '@gm/shared/schemas/suche';
import type { ApiClient } from '../server/api-client.ts';
import { readAdressworte } from './read-adressworte.ts';

const MAX_SEITEN = 5;
/** Words that are asked for one by one where no title has all of them. */
const MAX_EINZELNE = 3;

export interface AehnlicheSeite {
  titel: string;
  href: string;
}

/**
 * What to ask for, what says most first: all words of the address, those of its last part, these as the compound they may be
 * parts of, and single ones, the longest first.
 */
function listFragen(pfad: string): { zusammen: string[]; einzeln: string[] } {
  const alle = readAdressworte(pfad);
  const letzte = readAdressworte(pfad.split('/').findLast(Boolean) ?? '');
  const zusammen = [...new Set([alle.join(' '), letzte.join(' '), letzte.join('')])];
  const lange = alle.filter((wort) => wort.length > 3 && !zusammen.includes(wort));
  return { zusammen, einzeln: lange.sort((eines, anderes) => anderes.length - eines.length).slice(0, MAX_EINZELNE) };
}

/**
 * Pages whose titles have the words of an address that leads nowhere: all of them, else any of them. Empty where the search
 * does not answer; the error page stands without them.
 */
export async function findAehnliche(
  pfad: string,
  api: Pick<ApiClient, 'get'>,
  headers: Readonly<Record<string, string>>,
): Promise<AehnlicheSeite[]> {
  async function ask(q: string): Promise<AehnlicheSeite[]> {
    if (q.length < 3) return [];
    const reply = await api.get(`/api/cms/suche/vorschlaege?${new URLSearchParams({ q })}`, headers).catch(() => null);
    const { data = [] } = vorschlaegeSchema.safeParse(reply?.body).data ?? {};
    return data.map(({ titel, url }) => ({ titel, href: url }));
  }
  const { zusammen, einzeln } = listFragen(pfad);
  for (const q of zusammen) {
    const seiten = await ask(q);
    if (seiten.length > 0) return seiten.slice(0, MAX_SEITEN);
  }
  const seiten = (await Promise.all(einzeln.map(ask))).flat();
  return [...new Map(seiten.map((seite) => [seite.href, seite])).values()].slice(0, MAX_SEITEN);
}
