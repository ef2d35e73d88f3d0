import type { Ratsverweis } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { FilterAuswahl } from '@gm/shared/ui/filter-formular';
import { toOptionen } from './optionen.ts';

interface GremiumFilterProps {
  wert: string;
  gremien: readonly Ratsverweis[];
}

/** Narrows a list down to one body. */
export function GremiumFilter({ wert, gremien }: GremiumFilterProps) {
  const optionen = gremien.map(({ id, name }) => ({ wert: String(id), text: name }));
  return <FilterAuswahl name="gremium" label="Gremium" wert={wert} alle="Alle Gremien" optionen={optionen} />;
}

/** Narrows a list down to one year. */
export function JahrFilter({ wert, jahre }: { wert: string; jahre: readonly string[] }) {
  return <FilterAuswahl name="jahr" label="Jahr" wert={wert} alle="Alle Jahre" optionen={toOptionen(jahre)} />;
}
