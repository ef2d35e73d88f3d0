import { readFilter } from '@gm/shared/liste/listen-abfrage';
import { FilterAuswahl, FilterFormular, FilterSuchwort } from '@gm/shared/ui/filter-formular';
import type { Seite } from '@gm/shared/vertrag';
import type { ComponentProps } from 'react';

interface RedaktionsfilterProps extends Pick<ComponentProps<typeof FilterAuswahl>, 'label' | 'alle' | 'optionen'> {
  seite: Seite;
  q: string;
  typ: string;
  /** What else the list is narrowed down to. */
  ansicht?: string;
}

/** A list of the editors by a word and one choice. */
export function Redaktionsfilter({ seite, q, typ, ansicht = '', ...auswahl }: RedaktionsfilterProps) {
  const { sort } = readFilter(seite, ['sort']);
  return (
    <FilterFormular
      aktion={seite.pfad}
      absenden="Suchen"
      aufheben={q || typ || ansicht ? seite.pfad : undefined}
      suche={<FilterSuchwort wert={q} />}
      gewaehlt={[typ]}
    >
      <FilterAuswahl name="typ" wert={typ} {...auswahl} />
      {ansicht && <input type="hidden" name="ansicht" value={ansicht} />}
      {sort && <input type="hidden" name="sort" value={sort} />}
    </FilterFormular>
  );
}
