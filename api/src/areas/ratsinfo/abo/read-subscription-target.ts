import { parseQuery } from '../../../core/platform/text/parse-query.ts';
import type { SubscriptionTarget } from './ratsabo-repository.ts';

interface Details {
  vorlage: string;
  gremium: string;
  q: string;
  typ: string;
}

const readNumber = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** Target of a subscription from a URL or form: a paper, else a search, else a body; null if none is given. */
export function readSubscriptionTarget({ vorlage: paper, gremium, q, typ: type }: Details): SubscriptionTarget | null {
  const vorlage_id = readNumber(paper);
  const gremium_id = readNumber(gremium);
  if (vorlage_id !== null) return { art: 'vorlage', vorlage_id, gremium_id: null, q: '', typ: '' };
  const words = q.trim().replaceAll(/\s+/g, ' ');
  if (parseQuery(words).join('').length >= 2) {
    return { art: 'suche', vorlage_id: null, gremium_id, q: words, typ: type.trim() };
  }
  return gremium_id === null ? null : { art: 'gremium', vorlage_id: null, gremium_id, q: '', typ: '' };
}
