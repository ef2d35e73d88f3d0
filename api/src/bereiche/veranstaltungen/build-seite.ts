import type { VeranstaltungSeite } from '@gm/shared/bereiche/veranstaltungen/veranstaltungskalender';
import type { Bildupload } from '@gm/shared/schemas/bild';
import type { Termin } from '@gm/shared/schemas/termin';
import { type BildZeile, buildBildupload } from '../../kern/bilder/bildupload.ts';
import type { Adresse } from '../../kern/daten/adresse.ts';
import { BRANCHENVERZEICHNIS } from '../branchenverzeichnis/bereich.ts';
import { getRubriken, getZeiten } from './kalender-abfrage.ts';
import { buildKalenderPfad, VERANSTALTUNGEN } from './veranstaltung-pfad.ts';

const WEITERE_TERMINE = 12;

/** A date of an event, with what lists show of it. */
interface Terminzeile extends BildZeile {
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

function getAddress(zeile: Pick<Terminzeile, 'id' | 'titel' | 'wiederholung' | 'von'>): string {
  return VERANSTALTUNGEN.build(zeile.id, zeile.titel) + (zeile.wiederholung ? `?tag=${zeile.von}` : '');
}

export function buildTermin(zeile: Terminzeile, namen: ReadonlyMap<number, string>): Termin {
  const { id, titel, taeglich, wiederholung } = zeile;
  return {
    id,
    titel,
    einleitung: zeile.einleitung || null,
    ...getZeiten(zeile),
    taeglich,
    wiederholung,
    rubriken: getRubriken(zeile.rubriken, namen),
    veranstaltungsort: zeile.veranstaltungsort || null,
    ortsteil: zeile.ortsteil || null,
    detailURL: getAddress(zeile),
    ...buildBildupload(zeile, zeile.bildtext || null),
  };
}

/** A date of an event, with all that its page shows. */
export interface Seitenzeile extends Terminzeile {
  text: string;
  eintritt: string;
  veranstalter: string;
  adresse: Adresse | null;
  link: string;
  linktext: string;
  /** Number and title of the organiser in the directory. */
  eintrag_id: number | null;
  eintrag: string | null;
}

interface Umstaende {
  heute: string;
  tag?: string | undefined;
  namen: ReadonlyMap<number, string>;
  galerie: Bildupload[];
}

/** What an event's page shows of its dates: that of `tag`, else the next one from `heute` on, else the last. Null without any. */
export function buildSeite(
  zeilen: readonly Seitenzeile[],
  { heute, tag, namen, galerie }: Umstaende,
): VeranstaltungSeite | null {
  const zeile =
    zeilen.find((termin) => termin.von === tag) ?? zeilen.find((termin) => termin.bis >= heute) ?? zeilen.at(-1);
  if (!zeile) return null;
  const termin = buildTermin(zeile, namen);
  const { eintrag_id, eintrag } = zeile;
  return {
    ...termin,
    text: zeile.text,
    eintritt: zeile.eintritt || null,
    veranstalter: zeile.veranstalter || null,
    brancheneintrag_veranstalter:
      eintrag_id === null || eintrag === null
        ? null
        : { id: eintrag_id, titel: eintrag, detailURL: BRANCHENVERZEICHNIS.build(eintrag_id, eintrag) },
    brancheneintrag_veranstaltungsort: null,
    adresse: zeile.adresse,
    bildergalerie_zuordnung: { bilder: galerie },
    link: zeile.link || null,
    linktext: zeile.linktext || null,
    weitere_termine: zeilen
      .filter((anderer) => anderer !== zeile && anderer.bis >= heute)
      .slice(0, WEITERE_TERMINE)
      .map((anderer) => ({ ...getZeiten(anderer), detailURL: getAddress(anderer) })),
    kalenderURL: buildKalenderPfad(`id=${zeile.id}`),
    seo: {
      title: zeile.titel,
      description: zeile.einleitung || null,
      type: 'event',
      section: termin.rubriken[0] ?? null,
      image: termin.bild ?? null,
      event: {
        von: termin.datum_von,
        bis: termin.datum_bis,
        ort: termin.veranstaltungsort ?? null,
        adresse: zeile.adresse,
        veranstalter: eintrag ?? (zeile.veranstalter || null),
      },
    },
  };
}
