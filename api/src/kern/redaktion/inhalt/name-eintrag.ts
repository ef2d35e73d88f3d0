import type { Eintrag } from '../../inhalt/inhaltsart.ts';

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

/** What an entry is called in lists, without the soft hyphens of its pages. */
export function nameEintrag({ daten, schluessel }: Pick<Eintrag, 'daten' | 'schluessel'>): string {
  const [name = schluessel] = listNamen(daten);
  return name.replaceAll(/&shy;|\u00ad/g, '').slice(0, MAX);
}
