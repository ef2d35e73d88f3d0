import type { Mangel, MangelState } from '@gm/shared/areas/maengel/maengel';
import { findStreet } from '@gm/shared/areas/maengel/streets';
import type { SubmissionStatus } from '@gm/shared/rules/release';

/** Stored answers of the form. */
export interface Reported {
  art: string;
  strasse: string;
  hausnummer: string;
  breitengrad: number | null;
  laengengrad: number | null;
  beschreibung: string;
}

interface MangelReport {
  id: number;
  status: SubmissionStatus;
  angaben: Reported;
  gemeldet: string;
  geaendert: string;
  mal: number | null;
}

/** State on the public list; null if not listed. */
export function getMangelState(status: SubmissionStatus): MangelState | null {
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

/** Decimals of published coordinates: an accuracy of about ten metres. */
const round = (degree: number | null) => (degree === null ? null : Number(degree.toFixed(4)));

/** Public data of a report: kind and place in the municipality's own terms, without user input. */
export function showMangel(
  { id, status, angaben: details, gemeldet: reported, geaendert: changed, mal: times }: MangelReport,
  streets: readonly { name: string; ortsteil: string }[],
): Mangel | null {
  const state = getMangelState(status);
  if (!state) return null;
  const street = findStreet(streets, details.strasse);
  return {
    nummer: id,
    art: details.art,
    strasse: street?.name ?? null,
    ortsteil: street?.ortsteil ?? null,
    breitengrad: round(details.breitengrad),
    laengengrad: round(details.laengengrad),
    stand: state,
    gemeldet: reported,
    geaendert: changed,
    mal: times ?? 1,
  };
}

/** The location in the words of the sender. */
export const formatLocation = ({
  strasse: street,
  hausnummer: houseNumber,
}: Pick<Reported, 'strasse' | 'hausnummer'>): string =>
  [street, houseNumber && `Hausnummer ${houseNumber}`].filter(Boolean).join(', ');
