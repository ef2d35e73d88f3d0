import { findImages } from '../../core/content/publish/find-images.ts';
import { createErrorList } from '../../core/entries/content-error.ts';
import type { Photos } from '../../core/entries/photo-types.ts';
import { renderWithPictures } from '../../core/entries/text/markdown.ts';
import { computeEventDays, describeRepetition, getRrule } from '../../core/services/calendar/compute-termine.ts';
import type { CalendarLine } from './calendar-inventory-repository.ts';
import { findLastDay, type LocationFile, type VeranstaltungFile } from './veranstaltungen-files.ts';

const FILE = 'veranstaltungen/termine.yaml';

interface Source {
  veranstaltungen: readonly VeranstaltungFile[];
  orte: readonly LocationFile[];
  rubriken: readonly { id: number }[];
  /** Directory entries; undefined if the directory is disabled: events then reference no organisers. */
  verzeichnis: readonly { id: number }[] | undefined;
}

/**
 * Events with dates relative to `today` (`YYYY-MM-DD`). Throws `inhalt_fehlerhaft` for duplicate numbers, and for
 * missing venues, categories, organisers and photos.
 */
export function buildVeranstaltungen(
  { veranstaltungen, orte: locationFiles, rubriken: categoryFiles, verzeichnis: directory }: Source,
  photos: Photos,
  today: string,
): CalendarLine[] {
  const error = createErrorList();
  const locations = new Map(locationFiles.map((location) => [location.name, location]));
  const categories = new Set(categoryFiles.map(({ id }) => id));
  const entries = directory && new Set(directory.map(({ id }) => id));
  const numbers = new Set<number>();

  const lines = veranstaltungen.map((entry): CalendarLine => {
    const report = (field: string, text: string) => error.add(FILE, `${entry.id}.${field}`, text);
    if (numbers.has(entry.id)) report('id', 'Die Nummer gibt es zweimal.');
    numbers.add(entry.id);
    const location = entry.ort ? locations.get(entry.ort) : undefined;
    if (entry.ort && !location) report('ort', `Der Ort „${entry.ort}“ steht nicht in veranstaltungen/orte.yaml.`);
    if (!entry.rubriken.every((id) => categories.has(id))) report('rubriken', 'Diese Rubrik gibt es nicht.');
    if (entry.eintrag && entries?.has(entry.eintrag) === false) {
      report('eintrag', 'Diesen Eintrag gibt es im Branchenverzeichnis nicht.');
    }
    const { termin: rule, datum: date } = entry;
    const days = rule ? computeEventDays(rule, entry.tage, today) : [date ?? today];
    const termine = days.map((from) => ({ von: from, bis: findLastDay(entry, from) }));
    const [first = { von: today, bis: today }] = termine;
    const rrule = rule ? getRrule(rule) : null;
    return {
      id: entry.id,
      titel: entry.titel,
      einleitung: entry.einleitung ?? '',
      text: renderWithPictures(entry.md, photos, (message) => report('md', message)),
      rubriken: entry.rubriken,
      veranstalter: entry.veranstalter ?? '',
      brancheneintrag_id: (entries && entry.eintrag) ?? null,
      datum_von: first.von,
      datum_bis: first.bis,
      zeit_von: entry.beginn ?? '',
      zeit_bis: entry.ende ?? '',
      taeglich: entry.taeglich,
      rrule,
      wiederholung: rule ? describeRepetition(rule) : null,
      termine: rrule === null ? [] : termine,
      eintritt: entry.eintritt ?? '',
      veranstaltungsort: entry.ort ?? entry.anderer_ort ?? '',
      ortsteil: location?.ortsteil ?? '',
      adresse: location?.adresse ? JSON.stringify(location.adresse) : null,
      link: entry.link ?? '',
      linktext: entry.linktext ?? '',
      bildtext: entry.bildtext ?? '',
      ...findImages(entry, photos, report),
    };
  });
  error.throwIfAny();
  return lines;
}
