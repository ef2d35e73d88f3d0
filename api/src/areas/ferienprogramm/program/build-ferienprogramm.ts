import { FERIENPROGRAMM_CATEGORY, type FerienprogrammOptions } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { toCents } from '@gm/shared/format/amount';
import { addDays, WEEKDAYS } from '@gm/shared/rules/berlin-time';
import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import { findImages } from '../../../core/content/publish/find-images.ts';
import { createErrorList } from '../../../core/entries/content-error.ts';
import type { TextFile } from '../../../core/entries/content-reader.ts';
import type { Photos } from '../../../core/entries/photo-types.ts';
import { readTag } from '../../../core/entries/tag.ts';
import { renderWithPictures } from '../../../core/entries/text/markdown.ts';
import type { FerienveranstaltungFile, HolidayOptionsFile } from './ferienprogramm-files.ts';
import type { HolidayVeranstaltungLine } from './ferienprogramm-repository.ts';
import { findSummerHoliday } from './find-summer-holiday.ts';

type HolidayDay = Pick<FerienveranstaltungFile, 'datum' | 'wochen' | 'wochentag'>;

/** First day of an event. Example events lie in a week of the summer holidays without public holidays. */
export function findHolidayDay(
  { datum: date, wochen: weeks = 1, wochentag: weekday = 'MONTAG' }: HolidayDay,
  today: string,
): string {
  if (date) return date;
  return addDays(findSummerHoliday(today), (weeks - 1) * 7 + WEEKDAYS.indexOf(weekday));
}

/** Settings with dates relative to `today`; null if the content has no holiday programme. */
export function buildHolidayOptions(
  {
    ferienoptionen: holidayOptions,
    gemeinde,
  }: { ferienoptionen: HolidayOptionsFile | null; gemeinde: Pick<Gemeinde, 'plz' | 'ort'> },
  today: string,
): FerienprogrammOptions | null {
  if (!holidayOptions) return null;
  return {
    ...holidayOptions,
    anmeldung_von: readTag(holidayOptions.anmeldung_von, today),
    anmeldung_bis: readTag(holidayOptions.anmeldung_bis, today),
    plz: gemeinde.plz,
    ort: gemeinde.ort,
  };
}

interface Source {
  ferienprogramm: readonly TextFile<FerienveranstaltungFile>[];
  /** Directory entries; undefined if the directory is disabled: events then reference no organisers. */
  verzeichnis: readonly { id: number }[] | undefined;
}

/** Events with dates relative to `today`. Throws `inhalt_fehlerhaft` for missing photos and organisers. */
export function buildFerienprogramm(
  { ferienprogramm, verzeichnis: directory }: Source,
  photos: Photos,
  today: string,
): HolidayVeranstaltungLine[] {
  const error = createErrorList();
  const entries = directory && new Set(directory.map(({ id }) => id));
  const lines = ferienprogramm.map((entry) => {
    const report = (field: string, text: string) => error.add(entry.datei, field, text);
    if (entry.eintrag !== undefined && entries?.has(entry.eintrag) === false) {
      error.add(entry.datei, 'eintrag', 'Diesen Eintrag gibt es im Branchenverzeichnis nicht.');
    }
    const day = findHolidayDay(entry, today);
    const withTime = (day: string, time: string | undefined) => (time ? `${day}T${time}` : day);
    return {
      id: entry.id,
      rubrik: FERIENPROGRAMM_CATEGORY,
      aktiv: true,
      titel: entry.titel,
      einleitung: entry.einleitung ?? null,
      text: renderWithPictures(entry.markdown, photos, (message) => report('text', message)),
      datum_von: withTime(day, entry.beginn),
      datum_bis: withTime(addDays(day, entry.tage - 1), entry.ende),
      taeglich: entry.taeglich,
      preis: toCents(entry.preis),
      preis_geschwister: entry.preis_geschwister == null ? null : toCents(entry.preis_geschwister),
      alter_min: entry.alter_min,
      alter_max: entry.alter_max,
      teilnehmer_min: entry.teilnehmer_min,
      teilnehmer_max: entry.teilnehmer_max,
      vorab_reserviert: entry.vorab_reserviert,
      mitbringen: entry.mitbringen ?? null,
      veranstalter: entry.veranstalter ?? null,
      brancheneintrag_id: (entries && entry.eintrag) ?? null,
      veranstaltungsort: entry.veranstaltungsort ?? null,
      adresse: entry.adresse ? JSON.stringify(entry.adresse) : null,
      ...findImages(entry, photos, report),
      bildtext: entry.bildtext ?? null,
    };
  });
  error.throwIfAny();
  return lines;
}
