import type { Page } from '@gm/shared/contract';
import { FilterForm, FilterSelection } from '@gm/shared/ui/filter-form';
import { useId } from 'react';
import { StreetSelect } from '../../streets/street-select.tsx';
import type { Query } from './abfall-query.ts';
import type { Abfalltermine } from './abfalltermine.context.ts';
import styles from './abfalltermine.module.css';

interface AbfallSelectionProps {
  seite: Page;
  query: Query;
  data: Abfalltermine;
}

/** Selection of street or district and types of waste: a GET form, so that the result can be bookmarked. */
export function AbfallSelection({
  seite: page,
  query,
  data: { arten: kinds, strassen: streets },
}: AbfallSelectionProps) {
  const id = useId();
  const ortsteile = [...new Set(streets.map(({ ortsteil }) => ortsteil))];
  const isChosen = query.strasse || query.ortsteil || query.arten.length > 0;
  return (
    <FilterForm
      action={page.pfad}
      reset={isChosen ? page.pfad : undefined}
      submit="Termine anzeigen"
      chosen={[query.strasse ? '' : query.ortsteil, query.arten.length > 0 && query.arten.length < kinds.length]}
      search={
        <div>
          <label htmlFor={id}>Straße</label>
          <StreetSelect id={id} strassen={streets} value={query.strasse} />
        </div>
      }
    >
      <FilterSelection
        name="ortsteil"
        label="oder ganzer Ortsteil"
        value={query.strasse ? '' : query.ortsteil}
        all="Bitte wählen"
        options={ortsteile.map((value) => ({ wert: value, text: value }))}
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
