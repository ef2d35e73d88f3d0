import type { VeranstaltungPage } from '@gm/shared/areas/veranstaltungen/veranstaltungskalender';
import type { Termin } from '@gm/shared/schemas/events/termin';
import type { ImageUpload } from '@gm/shared/schemas/image';
import type { Address } from '../../core/platform/database/address.ts';
import { buildImageUpload, type ImageLine } from '../../core/services/images/image-upload.ts';
import { BRANCHENVERZEICHNIS } from '../branchenverzeichnis/area.ts';
import { getCategories, getTimes } from './calendar-query.ts';
import { buildCalendarPath, VERANSTALTUNGEN } from './veranstaltung-path.ts';

const FURTHER_TERMINE = 12;

/** A date of an event, with the data for lists. */
interface TerminLine extends ImageLine {
  id: number;
  titel: string;
  einleitung: string;
  von: string;
  bis: string;
  zeit_von: string;
  zeit_bis: string;
  taeglich: boolean;
  wiederholung: string | null;
  rubriken: number[];
  veranstaltungsort: string;
  ortsteil: string;
  bildtext: string;
}

function getAddress(line: Pick<TerminLine, 'id' | 'titel' | 'wiederholung' | 'von'>): string {
  return VERANSTALTUNGEN.build(line.id, line.titel) + (line.wiederholung ? `?tag=${line.von}` : '');
}

export function buildTermin(line: TerminLine, names: ReadonlyMap<number, string>): Termin {
  const { id, titel: title, taeglich: daily, wiederholung: repetition } = line;
  return {
    id,
    titel: title,
    einleitung: line.einleitung || null,
    ...getTimes(line),
    taeglich: daily,
    wiederholung: repetition,
    rubriken: getCategories(line.rubriken, names),
    veranstaltungsort: line.veranstaltungsort || null,
    ortsteil: line.ortsteil || null,
    detailURL: getAddress(line),
    ...buildImageUpload(line, line.bildtext || null),
  };
}

/** A date of an event, with the data for its page. */
export interface PageLine extends TerminLine {
  text: string;
  eintritt: string;
  veranstalter: string;
  adresse: Address | null;
  link: string;
  linktext: string;
  /** Id and title of the organiser in the directory. */
  eintrag_id: number | null;
  eintrag: string | null;
}

interface Circumstances {
  heute: string;
  tag?: string | undefined;
  namen: ReadonlyMap<number, string>;
  galerie: ImageUpload[];
}

/**
 * Dates for an event's page: the one on `tag`, else the next from `heute` on, else the last. Null if there are none.
 */
export function buildPage(
  lines: readonly PageLine[],
  { heute: today, tag: day, namen: names, galerie: gallery }: Circumstances,
): VeranstaltungPage | null {
  const line =
    lines.find((termin) => termin.von === day) ?? lines.find((termin) => termin.bis >= today) ?? lines.at(-1);
  if (!line) return null;
  const termin = buildTermin(line, names);
  const { eintrag_id, eintrag: entry } = line;
  return {
    ...termin,
    text: line.text,
    eintritt: line.eintritt || null,
    veranstalter: line.veranstalter || null,
    brancheneintrag_veranstalter:
      eintrag_id === null || entry === null
        ? null
        : { id: eintrag_id, titel: entry, detailURL: BRANCHENVERZEICHNIS.build(eintrag_id, entry) },
    brancheneintrag_veranstaltungsort: null,
    adresse: line.adresse,
    bildergalerie_zuordnung: { bilder: gallery },
    link: line.link || null,
    linktext: line.linktext || null,
    weitere_termine: lines
      .filter((other) => other !== line && other.bis >= today)
      .slice(0, FURTHER_TERMINE)
      .map((other) => ({ ...getTimes(other), detailURL: getAddress(other) })),
    kalenderURL: buildCalendarPath(`id=${line.id}`),
    seo: {
      title: line.titel,
      description: line.einleitung || null,
      type: 'event',
      section: termin.rubriken[0] ?? null,
      image: termin.bild ?? null,
      event: {
        von: termin.datum_von,
        bis: termin.datum_bis,
        ort: termin.veranstaltungsort ?? null,
        adresse: line.adresse,
        veranstalter: entry ?? (line.veranstalter || null),
      },
    },
  };
}
