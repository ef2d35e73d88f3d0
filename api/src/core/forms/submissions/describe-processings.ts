import type { Processing } from '@gm/shared/schemas/desk/processings';
import type { Config } from '../../platform/config/config.ts';
import { UPLOAD_HOURS } from '../../platform/protection/upload-repository.ts';
import type { FormDisclosure } from '../form-directory.ts';

/** `730` → „2 Jahre“, `90` → „90 Tage“. */
export function formatDuration(days: number): string {
  if (days % 365 === 0) return days === 365 ? 'ein Jahr' : `${days / 365} Jahre`;
  return days === 1 ? 'ein Tag' : `${days} Tage`;
}

/** Stored fields of each form by label, and their retention period from the settings. */
export function describeProcessings(
  disclosures: readonly FormDisclosure[],
  {
    RETENTION_DAYS,
    RETENTION_DAYS_OTHER: RETENTION_DAYS_OTHERWISE,
  }: Pick<Config, 'RETENTION_DAYS' | 'RETENTION_DAYS_OTHER'>,
): Processing[] {
  return disclosures.map(({ art: kind }) => {
    const days = RETENTION_DAYS[kind.name] ?? RETENTION_DAYS_OTHERWISE;
    return {
      titel: kind.bezeichnung,
      // Consent checkboxes are not answers.
      daten: Object.entries(kind.felder).flatMap(([name, title]) => (name in kind.zustimmungen ? [] : title)),
      zweck: kind.zweck,
      dauer: `Höchstens ${formatDuration(days)} nach dem Absenden. Dann löschen wir die Angaben von selbst.`,
    };
  });
}

/** Incomplete uploads, which belong to no form yet. */
export const UNFINISHED_IMAGES: Processing = {
  titel: 'Bilder, die Sie gerade senden',
  daten: ['Die Teile eines großen Bildes, das noch nicht ganz bei uns ist'],
  zweck: 'Reißt die Verbindung ab, geht es dort weiter, wo Ihr Bild stehen geblieben ist.',
  dauer: `Höchstens ${UPLOAD_HOURS} Stunden nach dem letzten Teil. Dann löschen wir die Teile von selbst.`,
};
