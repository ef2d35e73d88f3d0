import type { Mangel } from '@gm/shared/areas/maengel/mangel';
import { isInside, measureFromMiddle } from '@gm/shared/areas/maengel/plan';
import type { FieldError } from '@gm/shared/schemas/form';
import { ONLY_OFFERED } from '../../core/forms/read-block-options.ts';
import type { MaengelMasterData } from './content.ts';

/** Checks that depend on the settings of the municipality; errors by field. */
export function checkMangel(masterData: MaengelMasterData | null, input: Mangel): FieldError[] {
  const { breitengrad: latitude, laengengrad: longitude } = input;
  const kind = masterData?.arten.find(({ name }) => name === input.art);
  const error: FieldError[] = [];
  if (masterData && !kind) error.push({ feld: 'art', meldung: ONLY_OFFERED });
  if (kind?.beschreiben && !input.beschreibung) {
    error.push({ feld: 'beschreibung', meldung: 'Bitte beschreiben Sie in ein paar Worten, was Sie melden möchten.' });
  }
  const plan = masterData?.plan;
  if (
    plan &&
    latitude !== null &&
    longitude !== null &&
    !isInside(plan, { breitengrad: latitude, laengengrad: longitude })
  ) {
    const kilometer = Math.round(measureFromMiddle(plan, { breitengrad: latitude, laengengrad: longitude }) / 1000);
    const report = `Diese Stelle liegt nicht in unserer Gemeinde, sondern rund ${kilometer.toLocaleString('de-DE')} Kilometer entfernt. Bitte zeigen Sie die Stelle im Plan, oder schreiben Sie die Straße.`;
    error.push({ feld: 'breitengrad', meldung: report });
  }
  return error;
}
