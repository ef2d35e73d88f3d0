import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { type Eintrag, type Inhaltsart, isListe } from '../../inhalt/inhaltsart.ts';

/** Fields that name an entry, the best first. */
const NAMEN = ['titel', 'name', 'bezeichnung', 'kurzname', 'rubrik', 'thema', 'betreff', 'von', 'datei', 'id'];
const MAX = 150;

function* listNamen(daten: unknown): Generator<string> {
  if (typeof daten !== 'object' || daten === null) return;
  const angaben = new Map(Object.entries(daten));
  const [vorname, nachname] = [angaben.get('vorname'), angaben.get('nachname')];
  if (vorname && nachname) yield `${nachname}, ${vorname}`;
  for (const name of NAMEN) {
    const wert = angaben.get(name);
    if ((typeof wert === 'string' && wert !== '') || typeof wert === 'number') yield String(wert);
  }
}

const isOnlyOne = (art: Inhaltsart) => 'datei' in art.ablage && !isListe(art);

/** Whether its entries are called otherwise than their fields say. */
export const hasNamen = (art: Inhaltsart): boolean => art.nameEintrag !== undefined || isOnlyOne(art);

function nameByArt(art: Inhaltsart, daten: unknown): string | null {
  if (isOnlyOne(art)) return art.titel;
  if (!art.nameEintrag) return null;
  const eigene = Object(daten) as Record<string, unknown>;
  return art.nameEintrag(art.date?.(eigene, readBerlinerZeit(new Date()).tag) ?? eigene);
}

/** What an entry is called in lists, without the soft hyphens of its pages. */
export function nameEintrag(
  { daten, schluessel }: Pick<Eintrag, 'daten' | 'schluessel'>,
  art: Inhaltsart | null = null,
): string {
  const [name = schluessel] = [(art && nameByArt(art, daten)) ?? [], ...listNamen(daten)].flat();
  return name.replaceAll(/&shy;|\u00ad/g, '').slice(0, MAX);
}
