import type { FieldError } from '@gm/shared/schemas/form';
import type { DataSource } from '../../platform/database/database.ts';
import type { Plan } from '../kinds/plan-change.ts';

/** Asks the kind's question about a release that affects people; the editor answers with a checkbox. */
export async function askBeforeRelease(
  trx: DataSource,
  { art: kind, platz: place, vorher: before, after }: Plan,
): Promise<FieldError[]> {
  const readData = (entries: Plan['vorher']) =>
    entries.find((one) => one.art === kind.name && one.schluessel === place.schluessel)?.daten;
  const message = await kind.askBeforeRelease?.(trx, readData(before), readData(after));
  return message ? [{ feld: 'bestaetigt', meldung: message }] : [];
}
