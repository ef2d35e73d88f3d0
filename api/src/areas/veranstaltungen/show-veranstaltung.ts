import type { VeranstaltungPage } from '@gm/shared/areas/veranstaltungen/veranstaltungskalender';
import type { Photos } from '../../core/entries/photo-types.ts';
import type { Address } from '../../core/platform/database/address.ts';
import { buildPhotoImage } from '../../core/services/images/photos.ts';
import { buildPage, type PageLine } from './build-page.ts';
import type { CalendarLine } from './calendar-inventory-repository.ts';

interface Environment {
  fotos: Photos;
  heute: string;
  rubriken: readonly { id: number; rubrik: string }[];
  /** Directory entries. */
  verzeichnis: readonly { id: number; titel: string }[];
}

/** Preview of an event's page before it is stored. */
export function showVeranstaltung(
  line: CalendarLine,
  { fotos: photos, heute: today, rubriken: categories, verzeichnis: directory }: Environment,
): VeranstaltungPage | null {
  const { bild: image, bildcopyright: copyright = null } = buildPhotoImage(photos, line.bild_id, null) ?? {};
  const {
    id: bild_id = null,
    breite: width = null,
    hoehe: height = null,
    farbe: colour = null,
    alt = null,
  } = image ?? {};
  const organiser = directory.find(({ id }) => id === line.brancheneintrag_id);
  const address = line.adresse === null ? null : (JSON.parse(line.adresse) as Address);
  const gallery = JSON.parse(line.galerie) as { bild_id: string; bildtext: string | null }[];
  const termine = line.termine.length > 0 ? line.termine : [{ von: line.datum_von, bis: line.datum_bis }];
  const days = termine.map(
    (termin): PageLine => ({
      ...{ ...line, ...termin },
      ...{ bild_id, breite: width, hoehe: height, farbe: colour, alt, copyright },
      adresse: address,
      eintrag_id: organiser?.id ?? null,
      eintrag: organiser?.titel ?? null,
    }),
  );
  return buildPage(days, {
    heute: today,
    namen: new Map(categories.map(({ id, rubrik: category }) => [id, category])),
    galerie: gallery.flatMap((one) => buildPhotoImage(photos, one.bild_id, one.bildtext) ?? []),
  });
}
