/** One task, done. */
export interface Ergebnis {
  name: string;
  /** Why it could not be done, in a word; then there are no figures. */
  offen?: string;
  griffe: number;
  felder: number;
  schirme: number;
  sekunden: number;
  /** The most actions, of which `felder` are what the form needs. */
  ziel: number | null;
}

export const countAktionen = ({ griffe, felder }: Pick<Ergebnis, 'griffe' | 'felder'>) => griffe + felder;
export const isWithin = (ergebnis: Ergebnis) => ergebnis.ziel === null || countAktionen(ergebnis) <= ergebnis.ziel;

/** A Markdown table, so that the documentation can take it as it is. */
export function formatTabelle(ergebnisse: readonly Ergebnis[]): string {
  const rows = ergebnisse.map((ergebnis) => {
    const { name, offen, felder, schirme, sekunden, ziel } = ergebnis;
    if (offen) return [name, offen, '', '', '', ''];
    const aktionen = `${countAktionen(ergebnis)}${felder > 0 ? ` (${felder} fields)` : ''}`;
    const grenze = ziel === null ? '' : `≤ ${ziel}${isWithin(ergebnis) ? '' : ' **no**'}`;
    return [name, aktionen, grenze, schirme.toFixed(1), sekunden.toFixed(1)];
  });
  return [
    '| task | actions | goal | screens scrolled | seconds |',
    '|---|---|---|---|---|',
    ...rows.map((row) => `| ${row.slice(0, 5).join(' | ')} |`),
  ].join('\n');
}
