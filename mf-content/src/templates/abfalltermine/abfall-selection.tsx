import type { Page } from '@gm/shared/contract';
import { FilterForm, FilterSelection } from '@gm/shared/ui/filter-form';
import { useId } from 'react';
import { StreetSelect } from '../../streets/street-select.tsx';
import type { Query } from './abfall-query.ts';
import type { Abfalltermine } from './abfalltermine.context.ts';
import styles from './abfalltermine.module.css';

interface AbfallSelectionProps {
  seite: Page;
  abfrage: Query;
  daten: Abfalltermine;
}

/** Selection of street or district and types of waste: a GET form, so that the result can be bookmarked. */
export function AbfallSelection({
  seite: page,
  abfrage: query,
  daten: { arten: kinds, strassen: streets },
}: AbfallSelectionProps) {
  const id = useId();
  const ortsteile = [...new Set(streets.map(({ ortsteil }) => ortsteil))];
  const isChosen = query.strasse || query.ortsteil || query.arten.length > 0;
  return (
    <FilterForm
      aktion={page.pfad}
      aufheben={isChosen ? page.pfad : undefined}
      absenden="Termine anzeigen"
      gewaehlt={[query.strasse ? '' : query.ortsteil, query.arten.length > 0 && query.arten.length < kinds.length]}
      suche={
        <div>
          <label htmlFor={id}>Straße</label>
          <StreetSelect id={id} strassen={streets} wert={query.strasse} />
        </div>
      }
    >
      <FilterSelection
        name="ortsteil"
        label="oder ganzer Ortsteil"
        wert={query.strasse ? '' : query.ortsteil}
        alle="Bitte wählen"
        optionen={ortsteile.map((value) => ({ wert: value, text: value }))}
      />
      <fieldset className={styles.kinds} key={query.arten.join()}>
        <legend>Abfallarten</legend>
        {kinds.map((kind) => (
          <label key={kind.id}>
            <input
              type="checkbox"
              name="art"
              value={kind.id}
              defaultChecked={query.arten.length === 0 || query.arten.includes(kind.id)}
            />
            {kind.name}
          </label>
        ))}
      </fieldset>
    </FilterForm>
  );
}
