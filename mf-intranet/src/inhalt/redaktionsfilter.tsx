import { FilterAuswahl, FilterFormular, FilterSuchwort } from '@gm/shared/ui/filter-formular';
import type { Seite } from '@gm/shared/vertrag';
import type { ComponentProps } from 'react';

interface RedaktionsfilterProps extends Pick<ComponentProps<typeof FilterAuswahl>, 'label' | 'alle' | 'optionen'> {
  seite: Seite;
  q: string;
  typ: string;
}

/** A list of the editors by a word and one choice. */
export function Redaktionsfilter({ seite, q, typ, ...auswahl }: RedaktionsfilterProps) {
  return (
    <FilterFormular
      aktion={seite.pfad}
      absenden="Suchen"
      aufheben={q || typ ? seite.pfad : undefined}
      suche={<FilterSuchwort wert={q} />}
      gewaehlt={[typ]}
    >
      <FilterAuswahl name="typ" wert={typ} {...auswahl} />
    </FilterFormular>
  );
}
