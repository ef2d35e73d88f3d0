import type { VeranstaltungSeite } from '@gm/shared/bereiche/veranstaltungen/veranstaltungskalender';
import type { Adresse } from '../../kern/daten/adresse.ts';
import { buildFotoBild, type Fotos } from '../../kern/inhalt/fotos.ts';
import { buildSeite, type Seitenzeile } from './build-seite.ts';
import type { KalenderZeile } from './kalenderbestand-repository.ts';

interface Umgebung {
  fotos: Fotos;
  heute: string;
  rubriken: readonly { id: number; rubrik: string }[];
  /** Entries of the directory. */
  verzeichnis: readonly { id: number; titel: string }[];
}

/** What the page of an event shows that stands in no table yet: its preview. */
export function showVeranstaltung(
  zeile: KalenderZeile,
  { fotos, heute, rubriken, verzeichnis }: Umgebung,
): VeranstaltungSeite | null {
  const { bild, bildcopyright: copyright = null } = buildFotoBild(fotos, zeile.bild_id, null) ?? {};
  const { id: bild_id = null, breite = null, hoehe = null, farbe = null, alt = null } = bild ?? {};
  const organiser = verzeichnis.find(({ id }) => id === zeile.brancheneintrag_id);
  const adresse = zeile.adresse === null ? null : (JSON.parse(zeile.adresse) as Adresse);
  const galerie = JSON.parse(zeile.galerie) as { bild_id: string; bildtext: string | null }[];
  const termine = zeile.termine.length > 0 ? zeile.termine : [{ von: zeile.datum_von, bis: zeile.datum_bis }];
  const tage = termine.map(
    (termin): Seitenzeile => ({
      ...{ ...zeile, ...termin },
      ...{ bild_id, breite, hoehe, farbe, alt, copyright },
      adresse,
      eintrag_id: organiser?.id ?? null,
      eintrag: organiser?.titel ?? null,
    }),
  );
  return buildSeite(tage, {
    heute,
    namen: new Map(rubriken.map(({ id, rubrik }) => [id, rubrik])),
    galerie: galerie.flatMap((eines) => buildFotoBild(fotos, eines.bild_id, eines.bildtext) ?? []),
  });
}
