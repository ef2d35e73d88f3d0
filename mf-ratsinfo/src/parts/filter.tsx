import type { CouncilCrossReference } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { FilterSelection } from '@gm/shared/ui/filter-form';
import { toOptions } from './options.ts';

interface GremiumFilterProps {
  value: string;
  gremien: readonly CouncilCrossReference[];
}

/** Filter by body. */
export function GremiumFilter({ value, gremien }: GremiumFilterProps) {
  const options = gremien.map(({ id, name }) => ({ wert: String(id), text: name }));
  return <FilterSelection name="gremium" label="Gremium" value={value} all="Alle Gremien" options={options} />;
}

/** Filter by year. */
export function YearFilter({ value, years }: { value: string; years: readonly string[] }) {
  return <FilterSelection name="jahr" label="Jahr" value={value} all="Alle Jahre" options={toOptions(years)} />;
}
