import type { Seite } from '@gm/shared/vertrag';

/** Address of another page of the same list. Page 1 is the plain address; other parameters stay. */
export function buildSeitenHref({ pfad, suche }: Pick<Seite, 'pfad' | 'suche'>, nummer: number): string {
  const params = new URLSearchParams(suche);
  if (nummer > 1) params.set('seite', String(nummer));
  else params.delete('seite');
  const text = params.toString();
  return text ? `${pfad}?${text}` : pfad;
}
