import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { type ContentKind, type Entry, isList } from '../../entries/content-kind.ts';

/** Fields that may name an entry, by priority. */
const NAMES = ['titel', 'name', 'bezeichnung', 'kurzname', 'rubrik', 'thema', 'betreff', 'von', 'datei', 'id'];
const MAX = 150;

function* listNames(data: unknown): Generator<string> {
  if (typeof data !== 'object' || data === null) return;
  const details = new Map(Object.entries(data));
  const [firstName, lastName] = [details.get('vorname'), details.get('nachname')];
  if (firstName && lastName) yield `${lastName}, ${firstName}`;
  for (const name of NAMES) {
    const value = details.get(name);
    if ((typeof value === 'string' && value !== '') || typeof value === 'number') yield String(value);
  }
}

const isOnlyOne = (kind: ContentKind) => 'datei' in kind.ablage && !isList(kind);

/** Whether the kind names its entries by a function of its own. */
export const hasNames = (kind: ContentKind): boolean => kind.nameEintrag !== undefined || isOnlyOne(kind);

function nameByKind(kind: ContentKind, data: unknown): string | null {
  if (isOnlyOne(kind)) return kind.titel;
  if (!kind.nameEintrag) return null;
  const own = Object(data) as Record<string, unknown>;
  return kind.nameEintrag(kind.date?.(own, readBerlinTime(new Date()).tag) ?? own);
}

/** Name of an entry in lists, without soft hyphens. */
export function nameEntry(
  { daten: data, schluessel: key }: Pick<Entry, 'daten' | 'schluessel'>,
  kind: ContentKind | null = null,
): string {
  const [name = key] = [(kind && nameByKind(kind, data)) ?? [], ...listNames(data)].flat();
  return name.replaceAll(/&shy;|\u00ad/g, '').slice(0, MAX);
}
