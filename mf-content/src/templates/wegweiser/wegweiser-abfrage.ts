import type { Seite } from '@gm/shared/vertrag';

const FILTER = ['q', 'lebenslage', 'buchstabe'] as const;

export type Abfrage = Record<(typeof FILTER)[number], string>;

/** What the address asks for, as typed. */
export function readAbfrage(suche: string): Abfrage {
  const query = new URLSearchParams(suche);
  return Object.fromEntries(FILTER.map((name) => [name, (query.get(name) ?? '').trim()])) as Abfrage;
}

export const istGefiltert = (abfrage: Abfrage) => FILTER.some((name) => abfrage[name] !== '');

/** Address of the guide that differs in some points; empty values and page 1 are left out. */
export function buildWegweiserHref({ pfad, suche }: Pick<Seite, 'pfad' | 'suche'>, aenderung: Record<string, string>) {
  const werte = Object.entries({ ...readAbfrage(suche), ...aenderung });
  const params = new URLSearchParams(
    werte.filter(([name, wert]) => wert !== '' && !(name === 'seite' && wert === '1')),
  );
  const text = params.toString();
  return text ? `${pfad}?${text}` : pfad;
}

/** First letter of a title, without its dots: Ä stands with A. */
const nenneBuchstabe = (titel: string) => titel.normalize('NFD').charAt(0).toUpperCase();

/** Entries by their first letters, in the order they come. */
export function groupByBuchstabe<Eintrag extends { titel: string }>(eintraege: readonly Eintrag[]) {
  const gruppen: { buchstabe: string; eintraege: Eintrag[] }[] = [];
  for (const eintrag of eintraege) {
    const buchstabe = nenneBuchstabe(eintrag.titel);
    const letzte = gruppen.at(-1);
    if (letzte?.buchstabe === buchstabe) letzte.eintraege.push(eintrag);
    else gruppen.push({ buchstabe, eintraege: [eintrag] });
  }
  return gruppen;
}
