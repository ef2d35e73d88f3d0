import { parseAbfrage } from '../../../kern/suche/parse-abfrage.ts';
import type { Aboziel } from './ratsabo-repository.ts';

interface Angaben {
  vorlage: string;
  gremium: string;
  q: string;
  typ: string;
}

const readNumber = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** What an address or a form asks to follow: a paper, else what a search finds, else a body; null for none of them. */
export function readAboziel({ vorlage, gremium, q, typ }: Angaben): Aboziel | null {
  const vorlage_id = readNumber(vorlage);
  const gremium_id = readNumber(gremium);
  if (vorlage_id !== null) return { art: 'vorlage', vorlage_id, gremium_id: null, q: '', typ: '' };
  const woerter = q.trim().replaceAll(/\s+/g, ' ');
  if (parseAbfrage(woerter).join('').length >= 2) {
    return { art: 'suche', vorlage_id: null, gremium_id, q: woerter, typ: typ.trim() };
  }
  return gremium_id === null ? null : { art: 'gremium', vorlage_id: null, gremium_id, q: '', typ: '' };
}
