import type { Formfeld } from '@gm/shared/schemas/formfeld';

/**
 * What the field at `daten/oeffnungszeiten/0/beginn` is called, with the way to it: `Öffnungszeiten 1 › Beginn`. Undefined for what is none
 * of the schema's; of a block its place in the list.
 */
export function nameFeldweg(formular: Formfeld | undefined, feld: string): string | undefined {
  const [wurzel, ...teile] = feld.split('/');
  if (wurzel !== 'daten' || !formular) return undefined;
  const weg: string[] = [];
  let hier: Formfeld | null | undefined = formular;
  for (const teil of teile) {
    if (hier?.art === 'liste' && /^\d+$/.test(teil)) {
      weg.push(`${weg.pop() ?? ''} ${Number(teil) + 1}`);
      hier = hier.eintrag;
    } else {
      hier = hier?.felder.find(({ name }) => name === teil);
      if (!hier) break;
      weg.push(hier.titel);
    }
  }
  return weg.length > 0 ? weg.join(' › ') : undefined;
}
