import { listGebuchte } from './auswahl.ts';
import type { AngemeldetesKind, AnmeldungDaten } from './read-anmeldung.ts';

export type SchrittName = 'kontakt' | 'kinder' | 'programm' | 'bestaetigen';

/** The steps of the registration in their order (requirement F-6). */
export const SCHRITTE: readonly { name: SchrittName; titel: string; href: string }[] = [
  { name: 'kontakt', titel: 'Kontakt', href: '/ferienprogramm-anmeldung/kontakt/' },
  { name: 'kinder', titel: 'Kinder', href: '/ferienprogramm-anmeldung/kinder/' },
  { name: 'programm', titel: 'Programm', href: '/ferienprogramm-anmeldung/programm/' },
  { name: 'bestaetigen', titel: 'Bestätigen', href: '/ferienprogramm-anmeldung/bestaetigen/' },
];

export function getHref(name: SchrittName): string {
  return SCHRITTE.find((schritt) => schritt.name === name)?.href ?? '/';
}

/** Why a step cannot be entered, and where the missing is given (requirement F-7). */
export interface Fehlstelle {
  meldung: string;
  knopf: string;
  schritt: SchrittName;
}

type Stand = Pick<AnmeldungDaten, 'kontakt' | 'kinder'>;

/** Whether there is something to book and every child has an event, or waits for one: that stops no sibling. */
export function isVollstaendig(kinder: readonly AngemeldetesKind[]): boolean {
  return (
    listGebuchte(kinder).length > 0 &&
    kinder.every(({ veranstaltungen, warteliste }) => veranstaltungen.length > 0 || warteliste.length > 0)
  );
}

/** The first thing that is missing for a step, or null when it can be entered. */
export function findGap(schritt: SchrittName, { kontakt, kinder }: Stand): Fehlstelle | null {
  if (schritt === 'kontakt') return null;
  if (!kontakt) return { meldung: 'Ihre Kontaktdaten fehlen', knopf: 'Kontaktdaten eintragen', schritt: 'kontakt' };
  if (schritt === 'kinder') return null;
  if (kinder.length === 0) {
    return { meldung: 'Es wurden keine Kinder hinzugefügt', knopf: 'Kinder hinzufügen', schritt: 'kinder' };
  }
  if (schritt === 'programm' || isVollstaendig(kinder)) return null;
  return {
    meldung: 'Nicht allen Kindern wurden Veranstaltungen zugewiesen!',
    knopf: 'Programm auswählen',
    schritt: 'programm',
  };
}
