/** Whom a field of the forms about childcare is about; many of them have the same message. */
export function getGruppe(feld: string): string | undefined {
  if (feld.startsWith('kind_')) return 'Angaben zum Kind';
  if (feld.startsWith('weitere_person_')) return 'Weitere Personen für den Notfall';
  if (!feld.startsWith('eltern_')) return undefined;
  return feld.endsWith('2') ? 'Zweite erziehungsberechtigte Person' : 'Erste erziehungsberechtigte Person';
}
