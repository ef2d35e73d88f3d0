import { formatDatum } from '@gm/shared/format/datum';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import { KORREKTUR } from '@gm/shared/schemas/freigabe-entscheidung';
import type { Korrekturfeld } from '@gm/shared/schemas/freigaben';
import { safeParse } from 'zod/v4/core';
import type { Datenquelle } from '../daten/database.ts';
import { describeAngaben } from '../formulare/describe-angaben.ts';
import { toHtml, toText } from '../formulare/rich-text.ts';
import type { Angaben, Freigabeart } from './freigabeart.ts';

/** Given when it was sent; not kept with the answers. */
const EINWILLIGUNGEN = { datenschutz: true, rechte: true, valid: true, textMinChars: 0, firma: '', route: '' };

const isHtml = ({ html = [] }: Freigabeart, feld: string) => html.includes(feld);

function showValue(art: Freigabeart, feld: string, wert: unknown): string {
  const text = wert === null || wert === undefined ? '' : String(wert);
  if (isHtml(art, feld)) return toText(text);
  return art.korrigierbar[feld] === 'datum' ? formatDatum(text) : text;
}

function listFehler(art: Freigabeart, angaben: Angaben): FeldFehler[] {
  const { success, error } = safeParse(art.schema, { ...angaben, ...EINWILLIGUNGEN });
  if (success) return [];
  return error.issues.map(({ path, message }) => ({ feld: String(path[0] ?? ''), meldung: message }));
}

const listKorrigierbare = (art: Freigabeart, angaben: Angaben) =>
  Object.entries(art.korrigierbar).filter(([feld]) => art.asksFor?.(feld, angaben) ?? true);

/** Controls for corrections, holding what is true now. */
export function listKorrekturfelder(art: Freigabeart, aktuell: Angaben): Korrekturfeld[] {
  const isRequired = (feld: string) =>
    listFehler(art, { ...aktuell, [feld]: '' }).some((fehler) => fehler.feld === feld);
  return listKorrigierbare(art, aktuell).map(([feld, korrekturart]) => ({
    feld: KORREKTUR + feld,
    titel: art.felder[feld] ?? feld,
    art: korrekturart,
    wert: showValue(art, feld, aktuell[feld]),
    pflicht: isRequired(feld),
  }));
}

/**
 * Reads corrections out of what was posted (`neu_titel` and so on). `korrektur` is everything that differs from what was
 * sent, also what was corrected before and not posted now; `fehler` is what the form's own rules say of it. Faults the
 * answers had before, a day that has passed for example, are nobody's mistake now.
 */
export function readKorrektur(
  art: Freigabeart,
  angaben: Angaben,
  bisher: Angaben,
  gepostet: Angaben,
): { korrektur: Record<string, unknown>; geaendert: string[]; fehler: FeldFehler[] } {
  const aktuell = { ...angaben, ...bisher };
  const neu: Record<string, unknown> = { ...aktuell };
  const felder = listKorrigierbare(art, aktuell).map(([feld]) => feld);
  for (const feld of felder) {
    const wert = gepostet[KORREKTUR + feld];
    if (typeof wert !== 'string' || gleich(wert, showValue(art, feld, aktuell[feld]))) continue;
    neu[feld] = gleich(wert, showValue(art, feld, angaben[feld])) ? angaben[feld] : wert.trim();
    if (isHtml(art, feld) && neu[feld] !== angaben[feld]) neu[feld] = toHtml(wert);
  }
  const geaendert = felder.filter((feld) => neu[feld] !== aktuell[feld]);
  if (geaendert.length === 0) return { korrektur: { ...bisher }, geaendert, fehler: [] };
  const frueher = new Set(listFehler(art, aktuell).map(({ feld, meldung }) => `${feld} ${meldung}`));
  const fehler = listFehler(art, neu)
    .filter(({ feld, meldung }) => geaendert.includes(feld) || !frueher.has(`${feld} ${meldung}`))
    // What has no control here stands at the first one that was changed.
    .map(({ feld, meldung }) => ({ feld: KORREKTUR + (felder.includes(feld) ? feld : geaendert[0]), meldung }));
  const gelesen = safeParse(art.schema, { ...neu, ...EINWILLIGUNGEN });
  const werte = gelesen.success ? (gelesen.data as Angaben) : neu;
  const korrektur = Object.fromEntries(
    Object.keys(art.korrigierbar)
      .filter((feld) => neu[feld] !== angaben[feld])
      .map((feld) => [feld, isHtml(art, feld) ? neu[feld] : werte[feld]]),
  );
  return { korrektur, geaendert, fehler };
}

/** What the trail keeps of a step: the answers it changed, as they are now; null when it changed none. */
export function choose(aktuell: Angaben, felder: readonly string[]): Record<string, unknown> | null {
  return felder.length > 0 ? Object.fromEntries(felder.map((feld) => [feld, aktuell[feld]])) : null;
}

/** Answers that were corrected, as mails show them. */
export async function describeKorrektur(
  db: Datenquelle,
  art: Freigabeart,
  aktuell: Angaben,
  geaendert: readonly string[],
): Promise<{ titel: string; wert: string }[]> {
  if (geaendert.length === 0) return [];
  const felder = Object.fromEntries(geaendert.map((feld) => [feld, art.felder[feld] ?? feld]));
  return describeAngaben(felder, aktuell, await art.getWorte?.(db, aktuell));
}

const withoutMargins = (text: string) => text.replaceAll('\r\n', '\n').trim();
const gleich = (eines: string, anderes: string) => withoutMargins(eines) === withoutMargins(anderes);
