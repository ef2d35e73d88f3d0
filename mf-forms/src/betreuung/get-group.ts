/** The person a field refers to; several fields share the same message. */
export function getGroup(field: string): string | undefined {
  if (field.startsWith('kind_')) return 'Angaben zum Kind';
  if (field.startsWith('weitere_person_')) return 'Weitere Personen für den Notfall';
  if (!field.startsWith('eltern_')) return undefined;
  return field.endsWith('2') ? 'Zweite erziehungsberechtigte Person' : 'Erste erziehungsberechtigte Person';
}
