import { addTage, readWochentag, WOCHENTAGE } from '@gm/shared/regeln/berliner-zeit';

interface Woche<Eintrag> {
  /** Its Monday, `YYYY-MM-DD`. */
  montag: string;
  eintraege: Eintrag[];
}

/** What begins in the same week, as families plan their holidays; the order within and of the weeks is that of the list. */
export function groupByWoche<Eintrag extends { datum_von: string }>(eintraege: readonly Eintrag[]): Woche<Eintrag>[] {
  const wochen: Woche<Eintrag>[] = [];
  for (const eintrag of eintraege) {
    const tag = eintrag.datum_von.slice(0, 10);
    const wochentag = readWochentag(tag);
    const montag = wochentag ? addTage(tag, -WOCHENTAGE.indexOf(wochentag)) : tag;
    const letzte = wochen.at(-1);
    if (letzte?.montag === montag) letzte.eintraege.push(eintrag);
    else wochen.push({ montag, eintraege: [eintrag] });
  }
  return wochen;
}
