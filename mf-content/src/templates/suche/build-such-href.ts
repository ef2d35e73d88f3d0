import type { Seite } from '@gm/shared/vertrag';

/** What to change of a search; what depends on it starts anew: another search is unfiltered, another filter on page 1. */
type Aenderung = { q: string } | { typ: string } | { seite: string };

/** Address of a search that differs in one point from the one shown. Empty values and page 1 are left out. */
export function buildSuchHref({ pfad, suche }: Pick<Seite, 'pfad' | 'suche'>, aenderung: Aenderung): string {
  const jetzt = new URLSearchParams(suche);
  const werte = {
    q: jetzt.get('q') ?? '',
    typ: 'q' in aenderung ? '' : (jetzt.get('typ') ?? ''),
    seite: '',
    ...aenderung,
  };
  const params = new URLSearchParams(Object.entries(werte).filter(([, wert]) => wert !== ''));
  if (params.get('seite') === '1') params.delete('seite');
  return `${pfad}?${params}`;
}
