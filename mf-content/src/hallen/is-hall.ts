import { getHalls } from '@gm/shared/areas/hallen/hallenanmietung-fields';
import type { Page } from '@gm/shared/contract';

/** Whether the venue, by its name, is a municipal hall that can be rented. */
export const isHall = (location: string, { name, ortsteile }: Page['gemeinde']): boolean =>
  getHalls(name, ortsteile).includes(location.trim());
