import type { Seite } from '../vertrag/vertrag.ts';

type Adresse = Pick<Seite, 'pfad' | 'suche'>;

/** What the address of a list asks for, as typed; empty where it says nothing. */
export function readFilter<Name extends string>({ suche }: Pick<Seite, 'suche'>, namen: readonly Name[]) {
  const query = new URLSearchParams(suche);
  return Object.fromEntries(namen.map((name) => [name, (query.get(name) ?? '').trim()])) as Record<Name, string>;
}

/**
 * Address of a list that differs in some points from the one shown. What is empty, page 1 and whatever the list does not
 * know is left out; another choice begins on page 1.
 */
export function buildListenHref<Name extends string>(
  seite: Adresse,
  namen: readonly Name[],
  aenderung: Partial<Record<Name | 'seite', string>>,
): string {
  const werte = { ...readFilter(seite, namen), ...aenderung };
  const params = new URLSearchParams(Object.entries<string>(werte).filter(([, wert]) => wert !== ''));
  if (params.get('seite') === '1') params.delete('seite');
  const text = params.toString();
  return text ? `${seite.pfad}?${text}` : seite.pfad;
}
