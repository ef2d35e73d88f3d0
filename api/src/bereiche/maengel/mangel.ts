import type { Mangel, Mangelstand } from '@gm/shared/bereiche/maengel/maengel';
import { findStrasse } from '@gm/shared/bereiche/maengel/strassen';
import type { Einsendungsstatus } from '@gm/shared/regeln/freigabe';

/** The answers of the form as they are kept. */
export interface Gemeldet {
  art: string;
  strasse: string;
  hausnummer: string;
  breitengrad: number | null;
  laengengrad: number | null;
  beschreibung: string;
}

interface Meldung {
  id: number;
  status: Einsendungsstatus;
  angaben: Gemeldet;
  gemeldet: string;
  geaendert: string;
  mal: number | null;
}

/** How it stands in the words of the public list; null for what is on no list. */
export function getMangelstand(status: Einsendungsstatus): Mangelstand | null {
  switch (status) {
    case 'eingegangen':
      return 'gemeldet';
    case 'in Prüfung':
    case 'Rückfrage':
      return 'in Arbeit';
    case 'freigegeben':
      return 'behoben';
    default:
      return null;
  }
}

/** Digits of a degree that are told to everybody: some ten metres. */
const round = (grad: number | null) => (grad === null ? null : Number(grad.toFixed(4)));

/** What everybody may know of it: its kind and place as far as both are words of the municipality, nothing that was typed. */
export function showMangel(
  { id, status, angaben, gemeldet, geaendert, mal }: Meldung,
  strassen: readonly { name: string; ortsteil: string }[],
): Mangel | null {
  const stand = getMangelstand(status);
  if (!stand) return null;
  const strasse = findStrasse(strassen, angaben.strasse);
  return {
    nummer: id,
    art: angaben.art,
    strasse: strasse?.name ?? null,
    ortsteil: strasse?.ortsteil ?? null,
    breitengrad: round(angaben.breitengrad),
    laengengrad: round(angaben.laengengrad),
    stand,
    gemeldet,
    geaendert,
    mal: mal ?? 1,
  };
}

/** Where it is, in the words of the one who reported it. */
export const formatOrt = ({ strasse, hausnummer }: Pick<Gemeldet, 'strasse' | 'hausnummer'>): string =>
  [strasse, hausnummer && `Hausnummer ${hausnummer}`].filter(Boolean).join(', ');
