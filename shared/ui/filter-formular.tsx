import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import styles from './filter-formular.module.css';

/** Where the answer to a form stands: place and focus of the page it leads to. */
export const ERGEBNIS = 'ergebnis';

interface FilterFormularProps {
  /** Address of the list. */
  aktion: string;
  /** Address without any filter, while there is one. */
  aufheben?: string | undefined;
  absenden?: string;
  /** The field that stands before all others: words, or a street. */
  suche?: ReactNode;
  /** What the other fields say; folded, their button tells how many are in use. */
  gewaehlt?: readonly (string | boolean | number | null)[];
  /** One of them has to be looked at. */
  offen?: boolean;
  children?: ReactNode;
}

/**
 * Filters above a list: a GET form, so that a choice can be shared and needs no scripts. On a phone they are folded, what
 * is looked for comes first.
 */
export function FilterFormular({
  aktion,
  aufheben,
  absenden = 'Auswahl anzeigen',
  suche,
  gewaehlt = [],
  offen = false,
  children,
}: FilterFormularProps) {
  const anzahl = gewaehlt.filter((wert) => wert !== null && wert !== '' && wert !== false).length;
  return (
    <search>
      <form action={`${aktion}#${ERGEBNIS}`} className={styles.filter} autoComplete="off">
        {suche}
        {children && (
          <details className={styles.weitere} open={offen}>
            <summary>{anzahl > 0 ? `Filter (${anzahl})` : 'Filter'}</summary>
            <div className={styles.felder}>{children}</div>
          </details>
        )}
        <div className={styles.knoepfe}>
          <Button type="submit">{absenden}</Button>
          {aufheben && <a href={aufheben}>Auswahl aufheben</a>}
        </div>
      </form>
    </search>
  );
}

/** Words to look for; its name is `q` in every list. */
export function FilterSuchwort({ wert, label = 'Suchwort' }: { wert: string; label?: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {/* The key lets the field follow the address when somebody goes back. */}
      <input key={wert} id={id} type="search" name="q" defaultValue={wert} maxLength={200} />
    </div>
  );
}

interface FilterAuswahlProps {
  name: string;
  label: string;
  wert: string;
  alle: string;
  optionen: { wert: string; text: string }[];
}

export function FilterAuswahl({ name, label, wert, alle, optionen }: FilterAuswahlProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {/* The key lets the field follow the address when somebody goes back. */}
      <select key={wert} id={id} name={name} defaultValue={wert} autoComplete="off">
        <option value="">{alle}</option>
        {optionen.map((option) => (
          <option key={option.wert} value={option.wert}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A day as people type it; `type=date` would show an English form in an English browser. */
export function FilterTag({ name, label, wert }: { name: string; label: string; wert: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {/* The key lets the field follow the address when somebody goes back. */}
      <input
        key={wert}
        id={id}
        name={name}
        defaultValue={wert}
        placeholder="TT.MM.JJJJ"
        inputMode="numeric"
        maxLength={10}
        autoComplete="off"
      />
    </div>
  );
}
