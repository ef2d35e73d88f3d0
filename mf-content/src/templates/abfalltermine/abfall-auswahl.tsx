import { FilterAuswahl, FilterFormular } from '@gm/shared/ui/filter-formular';
import type { Seite } from '@gm/shared/vertrag';
import { useId } from 'react';
import type { Abfrage } from './abfall-abfrage.ts';
import type { Abfalltermine } from './abfalltermine.context.ts';
import styles from './abfalltermine.module.css';

interface AbfallAuswahlProps {
  seite: Seite;
  abfrage: Abfrage;
  daten: Abfalltermine;
}

/** Street, or district, and kinds of waste: a GET form, so that the choice can be kept as a bookmark. */
export function AbfallAuswahl({ seite, abfrage, daten: { arten, strassen } }: AbfallAuswahlProps) {
  const id = useId();
  const ortsteile = [...new Set(strassen.map(({ ortsteil }) => ortsteil))];
  const isGewaehlt = abfrage.strasse || abfrage.ortsteil || abfrage.arten.length > 0;
  return (
    <FilterFormular
      aktion={seite.pfad}
      aufheben={isGewaehlt ? seite.pfad : undefined}
      gewaehlt={[
        abfrage.strasse ? '' : abfrage.ortsteil,
        abfrage.arten.length > 0 && abfrage.arten.length < arten.length,
      ]}
      suche={
        <div>
          <label htmlFor={id}>Straße</label>
          {/* The key lets the field follow the address when somebody goes back. */}
          <select
            key={abfrage.strasse}
            id={id}
            name="strasse"
            defaultValue={abfrage.strasse}
            autoComplete="off"
            // The browser answers at once (shell: navigation/wahl.ts).
            data-sofort=""
          >
            <option value="">Bitte wählen</option>
            {ortsteile.map((ortsteil) => (
              <optgroup key={ortsteil} label={ortsteil}>
                {strassen
                  .filter((strasse) => strasse.ortsteil === ortsteil)
                  .map((strasse) => (
                    <option key={strasse.id} value={strasse.id}>
                      {strasse.name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </div>
      }
    >
      <FilterAuswahl
        name="ortsteil"
        label="oder ganzer Ortsteil"
        wert={abfrage.strasse ? '' : abfrage.ortsteil}
        alle="Bitte wählen"
        optionen={ortsteile.map((wert) => ({ wert, text: wert }))}
      />
      <fieldset className={styles.arten} key={abfrage.arten.join()}>
        <legend>Abfallarten</legend>
        {arten.map((art) => (
          <label key={art.id}>
            <input
              type="checkbox"
              name="art"
              value={art.id}
              defaultChecked={abfrage.arten.length === 0 || abfrage.arten.includes(art.id)}
            />
            {art.name}
          </label>
        ))}
      </fieldset>
    </FilterFormular>
  );
}
