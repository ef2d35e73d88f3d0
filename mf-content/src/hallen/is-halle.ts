import { nenneHallen } from '@gm/shared/schemas/hallenanmietung-felder';
import type { Seite } from '@gm/shared/vertrag';

/** Whether a venue, by its name, is a hall somebody can rent of the municipality. */
export const isHalle = (ort: string, { name, ortsteile }: Seite['gemeinde']): boolean =>
  nenneHallen(name, ortsteile).includes(ort.trim());
