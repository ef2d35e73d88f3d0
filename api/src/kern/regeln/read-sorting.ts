export interface Sortierung<Feld extends string> {
  feld: Feld;
  richtung: 'asc' | 'desc';
}

/**
 * `-datum_von,titel` → descending by date, then ascending by title. Null when a name is not among `felder`: field names
 * never reach the database unchecked.
 */
export function readSorting<Feld extends string>(order: string, felder: readonly Feld[]): Sortierung<Feld>[] | null {
  const sortierung: Sortierung<Feld>[] = [];
  for (const teil of order.split(',').map((stueck) => stueck.trim())) {
    const name = teil.replace(/^-/, '');
    const feld = felder.find((bekannt) => bekannt === name);
    if (feld === undefined) return null;
    sortierung.push({ feld, richtung: teil.startsWith('-') ? 'desc' : 'asc' });
  }
  return sortierung;
}
