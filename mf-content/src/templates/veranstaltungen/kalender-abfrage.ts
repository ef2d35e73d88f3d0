import { buildListenHref, readFilter } from '@gm/shared/liste/listen-abfrage';
import { readDatum } from '@gm/shared/regeln/read-datum';
import type { Seite } from '@gm/shared/vertrag';

const FILTER = ['monat', 'tag', 'rubrik_id', 'ortsteil', 'ort', 'q'] as const;
/** What a subscription keeps: it goes on, so it is not bound to a month or a day. */
const DAUERHAFT = ['rubrik_id', 'ortsteil', 'ort', 'q'] as const;

export type Abfrage = Record<(typeof FILTER)[number], string> & { ansicht: 'liste' | 'monat' };

/** What the address asks for, as typed. */
export function readAbfrage(seite: Pick<Seite, 'suche'>): Abfrage {
  const { ansicht, ...werte } = readFilter(seite, [...FILTER, 'ansicht']);
  return { ...werte, ansicht: ansicht === 'monat' ? 'monat' : 'liste' };
}

/** Something typed that is no day narrows nothing down, and has to be said. */
export const isTagWrong = ({ tag, ansicht }: Abfrage) => ansicht === 'liste' && tag !== '' && readDatum(tag) === null;

export function isFiltered(abfrage: Abfrage): boolean {
  return FILTER.some((name) => abfrage[name] !== '' && !(name === 'monat' && abfrage.ansicht === 'monat'));
}

/** Address of the calendar that differs in some points from the one shown; the list is the plain address. */
export function buildKalenderHref(
  seite: Pick<Seite, 'pfad' | 'suche'>,
  aenderung: Partial<Record<keyof Abfrage | 'seite', string>>,
): string {
  const { ansicht } = { ...readAbfrage(seite), ...aenderung };
  return buildListenHref(seite, [...FILTER, 'ansicht'], { ...aenderung, ansicht: ansicht === 'monat' ? ansicht : '' });
}

/** Address to subscribe to what is chosen. */
export function buildAboHref({ pfad, suche }: Pick<Seite, 'pfad' | 'suche'>): string {
  return buildListenHref({ pfad: `${pfad}kalender.ics`, suche }, DAUERHAFT, {});
}
