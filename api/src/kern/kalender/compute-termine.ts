import { addTage, readWochentag, WOCHENTAGE, type Wochentag } from '@gm/shared/regeln/berliner-zeit';
import { getFeiertag } from '@gm/shared/regeln/feiertage';

/** When an event takes place, in words that fit every year: demo content never grows old. */
export type Terminregel =
  /** Once a year: the first to fourth such weekday of a month, or the last (-1). */
  | { monat: number; woche: number; wochentag: Wochentag }
  /** Once a year on the same day. */
  | { monat: number; tag: number }
  /** Every week, or every so many weeks, `versatz` weeks after the others of that rhythm. */
  | { jeden: Wochentag; alle: number; versatz?: number | undefined }
  /** Every month: the first to fourth such weekday, or the last (-1). */
  | { jeden: Wochentag; woche: number };

/** A Monday: weeks are counted from it, so that "every second" means the same ones on every day. */
const ANFANG = '2024-01-01';
const TAGE_IM_VORAUS = 365;

const zweistellig = (zahl: number) => String(zahl).padStart(2, '0');
const ersterTag = (jahr: number, monat: number) =>
  monat > 12 ? `${jahr + 1}-01-01` : `${jahr}-${zweistellig(monat)}-01`;

/** The weekday on or after a day. */
function findWochentag(ab: string, wochentag: Wochentag): string {
  const versatz = WOCHENTAGE.indexOf(wochentag) - WOCHENTAGE.indexOf(readWochentag(ab) ?? 'MONTAG');
  return addTage(ab, (versatz + 7) % 7);
}

/** The `woche`th weekday of a month; -1 is the last. */
export function findTagImMonat(jahr: number, monat: number, woche: number, wochentag: Wochentag): string {
  if (woche === -1) return addTage(findWochentag(ersterTag(jahr, monat + 1), wochentag), -7);
  return addTage(findWochentag(ersterTag(jahr, monat), wochentag), (woche - 1) * 7);
}

function* countUp(regel: Terminregel, heute: string, dauer: number): Generator<string> {
  const jahr = Number(heute.slice(0, 4));
  if ('monat' in regel) {
    for (const j of [jahr - 1, jahr, jahr + 1]) {
      yield 'tag' in regel
        ? `${j}-${zweistellig(regel.monat)}-${zweistellig(regel.tag)}`
        : findTagImMonat(j, regel.monat, regel.woche, regel.wochentag);
    }
    return;
  }
  if ('woche' in regel) {
    const monat = Number(heute.slice(5, 7));
    for (let n = -1; n <= 13; n += 1) {
      const stelle = jahr * 12 + monat - 1 + n;
      yield findTagImMonat(Math.floor(stelle / 12), (stelle % 12) + 1, regel.woche, regel.jeden);
    }
    return;
  }
  const wochen = (tag: string) => Math.round((Date.parse(tag) - Date.parse(ANFANG)) / 604_800_000 - 0.5);
  let tag = findWochentag(addTage(heute, 1 - dauer), regel.jeden);
  for (; tag <= addTage(heute, TAGE_IM_VORAUS); tag = addTage(tag, 7)) {
    if (wochen(tag) % regel.alle === (regel.versatz ?? 0)) yield tag;
  }
}

/**
 * First days of an event that takes `dauer` days, in order: those of the coming year, begun ones included. What happens
 * once a year has exactly one.
 */
export function computeTermine(regel: Terminregel, dauer: number, heute: string): string[] {
  const kommende = [...countUp(regel, heute, dauer)].filter(
    (tag) => addTage(tag, dauer - 1) >= heute && tag < addTage(heute, TAGE_IM_VORAUS),
  );
  return 'monat' in regel ? kommende.slice(0, 1) : kommende;
}

/** Public holidays, and the two evenings that everybody spends otherwise. */
export const isDayOff = (tag: string): boolean => getFeiertag(tag) !== null || /-12-(24|31)$/.test(tag);

/**
 * First days of an event that takes `dauer` days, as `computeTermine` has them, but none on a day off: a series leaves it
 * out, what happens once a year comes a week later. A day of the year that is named outright stays: it is meant.
 */
export function computeEventDays(regel: Terminregel, dauer: number, heute: string): string[] {
  const tage = computeTermine(regel, dauer, heute);
  if ('jeden' in regel) return tage.filter((tag) => !isDayOff(tag));
  return 'tag' in regel ? tage : tage.map((tag) => (isDayOff(tag) ? addTage(tag, 7) : tag));
}

/** RRULE (RFC 5545) of a series; null for what happens once a year. */
export function getRrule(regel: Terminregel): string | null {
  if ('monat' in regel) return null;
  const tag = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'][WOCHENTAGE.indexOf(regel.jeden)];
  if ('woche' in regel) return `FREQ=MONTHLY;BYDAY=${regel.woche}${tag}`;
  return `FREQ=WEEKLY;${regel.alle > 1 ? `INTERVAL=${regel.alle};` : ''}BYDAY=${tag}`;
}

/** `jeden Freitag`, `jeden 2. Sonntag im Monat`; null for what happens once a year. */
export function describeRepetition(regel: Terminregel): string | null {
  if ('monat' in regel) return null;
  const tag = regel.jeden.charAt(0) + regel.jeden.slice(1).toLowerCase();
  if ('woche' in regel) return `jeden ${regel.woche === -1 ? 'letzten' : `${regel.woche}.`} ${tag} im Monat`;
  return regel.alle === 1 ? `jeden ${tag}` : `alle ${regel.alle} Wochen am ${tag}`;
}
