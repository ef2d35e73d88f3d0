import type { Formfeld } from '@gm/shared/schemas/formfeld';

const isGruppe = (wert: unknown): wert is Record<string, unknown> =>
  typeof wert === 'object' && wert !== null && !Array.isArray(wert);

/**
 * The value with another one at the way `a/0/b`; undefined takes a field away. What is not on the way stays the same, and
 * so does the order of the fields: a new one comes last.
 */
export function changeAt(wert: unknown, [name, ...rest]: readonly string[], neu: unknown): unknown {
  if (name === undefined) return neu;
  if (Array.isArray(wert)) {
    const index = Number(name);
    return wert.map((eines, stelle) => (stelle === index ? changeAt(eines, rest, neu) : eines));
  }
  const gruppe = isGruppe(wert) ? wert : {};
  const inneres = changeAt(gruppe[name], rest, neu);
  if (inneres !== undefined) return { ...gruppe, [name]: inneres };
  const { [name]: _, ...andere } = gruppe;
  return andere;
}

/** What a new entry of a list begins with. */
export function createLeer(art: string): unknown {
  if (art === 'gruppe') return {};
  if (art === 'liste') return [];
  return art === 'haken' ? false : '';
}

/** `2026-12-24T08:00` → `24.12.2026 08:00` */
const sayZeitpunkt = (text: string) => text.replace(/^(\d{4})-(\d\d)-(\d\d)T?/, '$3.$2.$1 ').trim();

/** An entry of a list in a few words: its first texts and numbers, choices as they are called, days as in a calendar. */
export function nameWert(
  wert: unknown,
  { felder }: Formfeld,
  listOptionen: (feld: Formfeld) => Formfeld['optionen'] = ({ optionen }) => optionen,
): string {
  if (!isGruppe(wert)) return '';
  const texte = felder.flatMap((feld) => {
    const teil = wert[feld.name];
    if (typeof teil !== 'string' && typeof teil !== 'number') return [];
    if (feld.art === 'tag' || feld.art === 'zeitpunkt') return [sayZeitpunkt(String(teil))];
    return [listOptionen(feld).find((eine) => eine.wert === teil)?.text ?? String(teil)];
  });
  return texte.slice(0, 3).join(', ').slice(0, 80);
}
