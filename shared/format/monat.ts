import { addTage, readWochentag, WOCHENTAGE } from '../regeln/berliner-zeit.ts';

const monatName = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const tagName = new Intl.DateTimeFormat('de-DE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

export const isMonat = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** `2026-12` → `Dezember 2026` */
export const formatMonat = (monat: string) => monatName.format(new Date(`${monat}-01T00:00:00Z`));
/** `2026-12-05` → `Samstag, 5. Dezember` */
export const formatTag = (tag: string) => tagName.format(new Date(`${tag}T00:00:00Z`));

/** The month `anzahl` later, `YYYY-MM`. */
export function addMonate(monat: string, anzahl: number): string {
  const datum = new Date(`${monat}-01T00:00:00Z`);
  datum.setUTCMonth(datum.getUTCMonth() + anzahl);
  return datum.toISOString().slice(0, 7);
}

/** Last day of a month `YYYY-MM`. */
export const findMonatsende = (monat: string) => addTage(`${addMonate(monat, 1)}-01`, -1);

/** The days of a month week by week, from Monday; null for days of the months beside it. */
export function listWochen(monat: string): (string | null)[][] {
  const erster = `${monat}-01`;
  let tag = addTage(erster, -WOCHENTAGE.indexOf(readWochentag(erster) ?? 'MONTAG'));
  const wochen: (string | null)[][] = [];
  while (tag.slice(0, 7) <= monat) {
    const woche = Array.from({ length: 7 }, (_, index) => addTage(tag, index));
    wochen.push(woche.map((day) => (day.startsWith(monat) ? day : null)));
    tag = addTage(tag, 7);
  }
  return wochen;
}
