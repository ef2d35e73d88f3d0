import { getHalls } from '@gm/shared/areas/hallen/hallenanmietung-fields';
import type { FieldError } from '@gm/shared/schemas/form';
import { createMasterDataRepository } from '../../core/entries/master-data-repository.ts';
import { type Offer, ONLY_OFFERED, readSelection } from '../../core/forms/read-block-options.ts';
import type { DataSource } from '../../core/platform/database/database.ts';

/** The halls of the form, the main one first; empty if the municipality is unknown. */
export async function listHalls(db: DataSource, offer: Offer): Promise<string[]> {
  const halls = readSelection(offer, 'hallen');
  if (halls.length > 0) return halls;
  const gemeinde = await createMasterDataRepository(db).findGemeinde();
  return gemeinde ? getHalls(gemeinde.name, gemeinde.ortsteile) : [];
}

/** Error for a hall the form does not offer; a request may leave it open. */
export function checkHall(
  { veranstaltungsort: venue }: { veranstaltungsort: string },
  halls: readonly string[],
): FieldError[] {
  return venue === '' || halls.length === 0 || halls.includes(venue)
    ? []
    : [{ feld: 'veranstaltungsort', meldung: ONLY_OFFERED }];
}
