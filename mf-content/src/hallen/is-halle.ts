import { getHallen } from '@gm/shared/bereiche/hallen/hallenanmietung-felder';
import type { Seite } from '@gm/shared/vertrag';

/** Whether a venue, by its name, is a hall somebody can rent of the municipality. */
export const isHalle = (ort: string, { name, ortsteile }: Seite['gemeinde']): boolean =>
  getHallen(name, ortsteile).includes(ort.trim());
