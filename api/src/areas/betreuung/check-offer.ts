import type { FieldError } from '@gm/shared/schemas/form';
import { createMasterDataRepository } from '../../core/entries/master-data-repository.ts';
import { type Offer, ONLY_OFFERED, readSelection } from '../../core/forms/read-block-options.ts';
import type { DataSource } from '../../core/platform/database/database.ts';

/** Weeks of holiday childcare unless the block defines others (requirement B-4). */
const WEEKS = ['1. Woche', '2. Woche'];

/** `Grundschule Schwann` and `Schwann` are the same school: the two forms spell it differently (requirement B-5). */
const nameSchool = (school: string) => school.trim().replace(/^Grundschule /, '');

/** Error for a school that the form does not offer. */
export async function checkGrundschule(
  db: DataSource,
  { kind_grundschule }: { kind_grundschule: string },
  offer: Offer,
): Promise<FieldError[]> {
  const grundschulen = readSelection(offer, 'grundschulen');
  const gemeinde = await createMasterDataRepository(db).findGemeinde();
  const schools = grundschulen.length > 0 ? grundschulen : (gemeinde?.ortsteile ?? []);
  if (schools.length === 0 || schools.map(nameSchool).includes(nameSchool(kind_grundschule))) return [];
  return [{ feld: 'kind_grundschule', meldung: ONLY_OFFERED }];
}

/** Error for weeks that the form does not offer. */
export function checkWeeks({ betreuung }: { betreuung: string }, offer: Offer): FieldError[] {
  const weeks = readSelection(offer, 'wochen');
  // Weeks are sent separated by commas, so a week with a comma in its name arrives in parts.
  const parts = (weeks.length > 0 ? weeks : WEEKS).flatMap((week) => week.split(',')).map((part) => part.trim());
  return betreuung.split(',').every((part) => parts.includes(part))
    ? []
    : [{ feld: 'betreuung', meldung: ONLY_OFFERED }];
}
