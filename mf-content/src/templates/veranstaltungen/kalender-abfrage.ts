import { liesDatum } from '@gm/shared/regeln/lies-datum';
import type { Seite } from '@gm/shared/vertrag';

const FILTER = ['monat', 'tag', 'rubrik_id', 'ortsteil', 'ort', 'q'] as const;
/** What a subscription keeps: it goes on, so it is not bound to a month or a day. */
const DAUERHAFT = ['rubrik_id', 'ortsteil', 'ort', 'q'] as const;

export type Abfrage = Record<(typeof FILTER)[number], string> & { ansicht: 'liste' | 'monat' };

/** What the address asks for, as typed. */
export function readAbfrage(suche: string): Abfrage {
  const query = new URLSearchParams(suche);
  const werte = Object.fromEntries(FILTER.map((name) => [name, (query.get(name) ?? '').trim()]));
  return {
    ...(werte as Record<(typeof FILTER)[number], string>),
    ansicht: query.get('ansicht') === 'monat' ? 'monat' : 'liste',
  };
}

/** Something typed that is no day narrows nothing down, and has to be said. */
export const istTagFalsch = ({ tag, ansicht }: Abfrage) => ansicht === 'liste' && tag !== '' && liesDatum(tag) === null;

export function istGefiltert(abfrage: Abfrage): boolean {
  return FILTER.some((name) => abfrage[name] !== '' && !(name === 'monat' && abfrage.ansicht === 'monat'));
}

/** Address of the calendar that differs in some points; empty values, the list and page 1 are left out. */
export function buildKalenderHref({ pfad, suche }: Pick<Seite, 'pfad' | 'suche'>, aenderung: Record<string, string>) {
  const { ansicht, ...filter } = readAbfrage(suche);
  const werte = { ...filter, ansicht, ...aenderung };
  if (werte.ansicht === 'liste') werte.ansicht = '' as 'liste';
  const params = new URLSearchParams(Object.entries(werte).filter(([, wert]) => wert !== ''));
  if (params.get('seite') === '1') params.delete('seite');
  const text = params.toString();
  return text ? `${pfad}?${text}` : pfad;
}

/** Address to subscribe to what is chosen. */
export function buildAboHref({ pfad, suche }: Pick<Seite, 'pfad' | 'suche'>): string {
  const abfrage = readAbfrage(suche);
  const params = new URLSearchParams(DAUERHAFT.flatMap((name) => (abfrage[name] ? [[name, abfrage[name]]] : [])));
  const text = params.toString();
  return `${pfad}kalender.ics${text ? `?${text}` : ''}`;
}
