import type { CouncilCrossReference } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { FilterSelection } from '@gm/shared/ui/filter-form';
import { toOptions } from './options.ts';

interface GremiumFilterProps {
  wert: string;
  gremien: readonly CouncilCrossReference[];
}

/** Filter by body. */
export function GremiumFilter({ wert: value, gremien }: GremiumFilterProps) {
  const options = gremien.map(({ id, name }) => ({ wert: String(id), text: name }));
  return <FilterSelection name="gremium" label="Gremium" wert={value} alle="Alle Gremien" optionen={options} />;
}

/** Filter by year. */
export function YearFilter({ wert: value, jahre: years }: { wert: string; jahre: readonly string[] }) {
  return <FilterSelection name="jahr" label="Jahr" wert={value} alle="Alle Jahre" optionen={toOptions(years)} />;
}
