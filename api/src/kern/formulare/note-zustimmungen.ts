import { createHash } from 'node:crypto';
import type { Zustimmung } from '@gm/shared/schemas/zustimmungen';

/**
 * What somebody agreed to by sending a form, to be kept with it; when is when it was stored. Boxes that were not ticked are
 * left out.
 * @param wortlaute wording of each box by its field
 */
export function noteZustimmungen(wortlaute: Readonly<Record<string, string>>, eingabe: object): Zustimmung[] {
  const angekreuzt = new Map(Object.entries(eingabe).filter(([, wert]) => wert === true));
  return Object.entries(wortlaute)
    .filter(([feld]) => angekreuzt.has(feld))
    .map(([feld, text]) => ({
      feld,
      text,
      fassung: createHash('sha256').update(text).digest('hex').slice(0, 12),
    }));
}
