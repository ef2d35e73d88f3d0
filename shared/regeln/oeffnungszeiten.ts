/**
 * Opening times (requirement M-4): three types, day types MONTAG to SONNTAG and ARBEITSTAG_MO_FR, the Wednesday
 * rule, days that deviate, public holidays. Times are wall-clock times of the municipality and compare as `HH:mm` strings.
 */
import type { Oeffnungszeit } from '../schemas/oeffnungszeiten.ts';
import { addTage, readBerlinerZeit, readWochentag, WOCHENTAGE, type Wochentag } from './berliner-zeit.ts';
import { getFeiertag } from './feiertage.ts';

type RegulaereZeit = Oeffnungszeit['regulaereZeiten'][number];
type AbweichendeZeit = Oeffnungszeit['abweichendeZeiten'][number];

export interface Zeitspanne {
  beginn: string;
  ende: string;
}

export interface Wochenplantag {
  tag: Wochentag;
  /** In order of the day; empty means closed. */
  zeiten: Zeitspanne[];
}

export interface Abweichung {
  /** First and last day, `YYYY-MM-DD`. */
  von: string;
  bis: string;
  /** Missing: closed on these days. */
  zeit?: Zeitspanne;
  zusatz?: string;
}

const ARBEITSTAGE = WOCHENTAGE.slice(0, 5);
const OHNE_MITTWOCH = ARBEITSTAGE.filter((tag) => tag !== 'MITTWOCH');

function includesDay({ tagestyp }: RegulaereZeit, tag: Wochentag): boolean {
  return tagestyp === tag || (tagestyp === 'ARBEITSTAG_MO_FR' && ARBEITSTAGE.includes(tag));
}

function sortZeiten(zeiten: readonly Zeitspanne[]): Zeitspanne[] {
  return zeiten
    .filter(({ beginn, ende }, index) => index === zeiten.findIndex((z) => z.beginn === beginn && z.ende === ende))
    .map(({ beginn, ende }) => ({ beginn, ende }))
    .sort((a, b) => a.beginn.localeCompare(b.beginn) || a.ende.localeCompare(b.ende));
}

/**
 * The days to list, Monday first, with their times. Days without times are left out; only Wednesday is listed as
 * closed when the other four working days are open, because people expect it to be one of them.
 */
export function wochenplan(zeiten: readonly RegulaereZeit[]): Wochenplantag[] {
  const woche = WOCHENTAGE.map((tag) => ({ tag, zeiten: sortZeiten(zeiten.filter((zeit) => includesDay(zeit, tag))) }));
  const isOpen = (tag: Wochentag) => woche.some((eintrag) => eintrag.tag === tag && eintrag.zeiten.length > 0);
  const showsMittwoch = OHNE_MITTWOCH.every(isOpen);
  return woche.filter(({ tag }) => isOpen(tag) || (tag === 'MITTWOCH' && showsMittwoch));
}

const ZEITPUNKT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

function readZeitpunkt(text: string): { tag: string; uhrzeit?: string } | undefined {
  const [, tag, uhrzeit, zone] = ZEITPUNKT.exec(text.trim()) ?? [];
  if (!tag || Number.isNaN(Date.parse(tag))) return undefined;
  if (!uhrzeit) return { tag };
  return zone ? readBerlinerZeit(new Date(text.trim().replace(' ', 'T'))) : { tag, uhrzeit };
}

/**
 * Reads a deviating time: `2026-12-24` to `2027-01-06` is closed all those days, `2026-12-23T08:00` to
 * `2026-12-23T10:00` is open from 8 to 10. Undefined if the text is neither or ends before it begins.
 */
export function readAbweichung({ beginn, ende, zusatz }: AbweichendeZeit): Abweichung | undefined {
  const von = readZeitpunkt(beginn);
  const bis = readZeitpunkt(ende || beginn);
  if (!von || !bis || bis.tag < von.tag) return undefined;
  const abweichung: Abweichung = { von: von.tag, bis: bis.tag };
  if (von.uhrzeit && bis.uhrzeit && von.uhrzeit < bis.uhrzeit) {
    abweichung.zeit = { beginn: von.uhrzeit, ende: bis.uhrzeit };
  }
  if (zusatz) abweichung.zusatz = zusatz;
  return abweichung;
}

function readRegulaere(zeiten: readonly Oeffnungszeit[], tag: Wochentag | undefined): Zeitspanne[] {
  return zeiten
    .flatMap((zeit) => wochenplan(zeit.regulaereZeiten))
    .filter((eintrag) => eintrag.tag === tag)
    .flatMap((eintrag) => eintrag.zeiten);
}

/**
 * Times of one calendar day, deviations included: several days with times keep the days that are closed anyway. Public
 * holidays have the times of a Sunday.
 */
function readTag(zeiten: readonly Oeffnungszeit[], tag: string): Zeitspanne[] {
  const regulaer = readRegulaere(zeiten, getFeiertag(tag) ? 'SONNTAG' : readWochentag(tag));
  const abweichungen = zeiten
    .flatMap((zeit) => zeit.abweichendeZeiten.map(readAbweichung))
    .filter((abweichung) => abweichung !== undefined)
    .filter(({ von, bis }) => von <= tag && tag <= bis);
  if (abweichungen.length === 0) return sortZeiten(regulaer);
  const gilt = abweichungen.filter(({ von, bis }) => von === bis || regulaer.length > 0);
  return sortZeiten(gilt.flatMap(({ zeit }) => zeit ?? []));
}

export interface HeutigerPlantag extends Wochenplantag {
  istHeute: boolean;
  /** Why today's times are not the regular ones. */
  grund?: string;
}

/**
 * The week's plan as it holds on the day `heute` (`YYYY-MM-DD`): that day has the times it really has, the others their
 * regular ones. Today is listed, too, when it is open only this once.
 */
export function wochenplanAm(zeit: Oeffnungszeit, heute: string): HeutigerPlantag[] {
  const heutiger = readWochentag(heute);
  const plan = wochenplan(zeit.regulaereZeiten).map((eintrag) => ({ ...eintrag, istHeute: eintrag.tag === heutiger }));
  const zeiten = readTag([zeit], heute);
  const regulaer = plan.find(({ istHeute }) => istHeute)?.zeiten ?? [];
  if (JSON.stringify(zeiten) === JSON.stringify(regulaer)) return plan;
  const genannt = zeit.abweichendeZeiten
    .map(readAbweichung)
    .find((abweichung) => abweichung && abweichung.von <= heute && heute <= abweichung.bis);
  const grund = genannt?.zusatz || getFeiertag(heute) || 'nur heute';
  return WOCHENTAGE.flatMap((tag) =>
    tag === heutiger ? [{ tag, zeiten, istHeute: true, grund }] : plan.filter((eintrag) => eintrag.tag === tag),
  );
}

/** How far ahead holidays are announced, in days. */
const FEIERTAGE_VORAUS = 14;

/**
 * What deviates from `heute` on (`YYYY-MM-DD`), in order: what the office named, and holidays of the next two weeks that
 * fall on a day with regular times.
 */
export function listAbweichungen(zeit: Oeffnungszeit, heute: string): Abweichung[] {
  const genannte = zeit.abweichendeZeiten.map(readAbweichung).filter((abweichung) => abweichung !== undefined);
  const feiertage = Array.from({ length: FEIERTAGE_VORAUS }, (_, tage) => addTage(heute, tage)).flatMap(
    (tag): Abweichung[] => {
      const zusatz = getFeiertag(tag);
      const isGenannt = genannte.some(({ von, bis }) => von <= tag && tag <= bis);
      if (!zusatz || isGenannt || readRegulaere([zeit], readWochentag(tag)).length === 0) return [];
      const offen = readTag([zeit], tag);
      return offen.length === 0
        ? [{ von: tag, bis: tag, zusatz }]
        : offen.map((spanne) => ({ von: tag, bis: tag, zeit: spanne, zusatz }));
    },
  );
  return [...genannte.filter(({ bis }) => bis >= heute), ...feiertage].sort((a, b) => a.von.localeCompare(b.von));
}

/** Joins times that touch, so that 'bis' names the hour the door really closes. */
function joinZeiten(zeiten: readonly Zeitspanne[]): Zeitspanne[] {
  const joined: Zeitspanne[] = [];
  for (const { beginn, ende } of zeiten.filter((zeit) => zeit.beginn < zeit.ende)) {
    const last = joined.at(-1);
    if (!last || beginn > last.ende) joined.push({ beginn, ende });
    else if (ende > last.ende) last.ende = ende;
  }
  return joined;
}

const namen: Record<Wochentag, string> = {
  MONTAG: 'Montag',
  DIENSTAG: 'Dienstag',
  MITTWOCH: 'Mittwoch',
  DONNERSTAG: 'Donnerstag',
  FREITAG: 'Freitag',
  SAMSTAG: 'Samstag',
  SONNTAG: 'Sonntag',
};

export function formatWochentag(tag: Wochentag): string {
  return namen[tag];
}

/** How many days ahead the next opening is looked for: from the seventh on, its weekday would read as today's. */
const VORSCHAU = 6;

/**
 * What a sign at the door would say now, to follow the office's name: 'heute bis 18:00 Uhr geöffnet', 'öffnet heute um
 * 14:00 Uhr', 'öffnet morgen um 08:00 Uhr', 'öffnet am Montag um 08:00 Uhr' or 'heute geschlossen'. General opening times
 * count, service times only without them, telephone hours never: nobody stands at the door for those.
 *
 * @param jetzt the moment; the clock of Europe/Berlin decides, not the machine's
 * @returns an empty string if no times are known
 */
export function heuteStatus(zeiten: readonly Oeffnungszeit[], jetzt: Date): string {
  const allgemein = zeiten.filter(({ typ }) => typ === 'ALLGEMEINE_OEFFNUNGSZEIT');
  const gilt = allgemein.length > 0 ? allgemein : zeiten.filter(({ typ }) => typ === 'SERVICEZEIT');
  if (!gilt.some((zeit) => zeit.regulaereZeiten.length > 0 || zeit.abweichendeZeiten.length > 0)) return '';

  const { tag, uhrzeit } = readBerlinerZeit(jetzt);
  const offen = joinZeiten(readTag(gilt, tag)).find(({ beginn, ende }) => beginn <= uhrzeit && uhrzeit < ende);
  if (offen) return `heute bis ${offen.ende} Uhr geöffnet`;

  for (let tage = 0; tage <= VORSCHAU; tage += 1) {
    const day = addTage(tag, tage);
    const next = joinZeiten(readTag(gilt, day)).find(({ beginn }) => tage > 0 || beginn > uhrzeit);
    const wochentag = readWochentag(day);
    if (next && wochentag) {
      const wann = ['heute', 'morgen'][tage] ?? `am ${formatWochentag(wochentag)}`;
      return `öffnet ${wann} um ${next.beginn} Uhr`;
    }
  }
  return 'heute geschlossen';
}
