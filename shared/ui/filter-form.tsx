import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import styles from './filter-form.module.css';

/** Fragment of the results: scroll target and focus after submitting a filter form. */
export const RESULT = 'ergebnis';

interface FilterFormProps {
  /** URL of the list. */
  action: string;
  /** URL without filters, if any is active. */
  reset?: string | undefined;
  submit?: string;
  /** The first field: search words or a street. */
  search?: ReactNode;
  /** Values of the other fields; when collapsed, their button shows how many are active. */
  chosen?: readonly (string | boolean | number | null)[];
  /** Expanded, because one of them has an error. */
  open?: boolean;
  children?: ReactNode;
}

/**
 * Filters above a list: a GET form, so that the result can be shared and works without scripts. On phones they are
 * collapsed below the search.
 */
export function FilterForm({
  action,
  reset,
  submit = 'Filtern',
  search,
  chosen = [],
  open = false,
  children,
}: FilterFormProps) {
  const count = chosen.filter((value) => value !== null && value !== '' && value !== false).length;
  return (
    <search>
      <form action={`${action}#${RESULT}`} className={styles.filter} autoComplete="off">
        {search}
        {children && (
          <details className={styles.more} open={open}>
            <summary>{count > 0 ? `Filter (${count})` : 'Filter'}</summary>
            <div className={styles.fields}>{children}</div>
          </details>
        )}
        <div className={styles.buttons}>
          <Button type="submit">{submit}</Button>
          {reset && <a href={reset}>Auswahl aufheben</a>}
        </div>
      </form>
    </search>
  );
}

interface FilterSearchWordProps {
  value: string;
  label?: string;
  /** Also inside the empty field, where the label is not displayed. */
  isInside?: boolean;
}

/** Search words; named `q` in every list. */
export function FilterSearchWord({ value, label = 'Suchwort', isInside = false }: FilterSearchWordProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {/* The key makes the field follow the URL on back navigation. */}
      <input
        key={value}
        id={id}
        type="search"
        name="q"
        defaultValue={value}
        placeholder={isInside ? label : undefined}
        maxLength={200}
      />
    </div>
  );
}

interface FilterSelectionProps {
  name: string;
  label: string;
  value: string;
  all: string;
  options: { wert: string; text: string }[];
}

export function FilterSelection({ name, label, value, all, options }: FilterSelectionProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {/* The key makes the field follow the URL on back navigation. */}
      <select key={value} id={id} name={name} defaultValue={value} autoComplete="off">
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.wert} value={option.wert}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A date in German notation; `type=date` would use English notation in an English browser. */
export function FilterTag({ name, label, value }: { name: string; label: string; value: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {/* The key makes the field follow the URL on back navigation. */}
      <input
        key={value}
        id={id}
        name={name}
        defaultValue={value}
        placeholder="TT.MM.JJJJ"
        inputMode="numeric"
        maxLength={10}
        autoComplete="off"
      />
    </div>
  );
}
