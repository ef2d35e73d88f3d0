import type { Page } from '@gm/shared/contract';
import { formatMonth, isMonth } from '@gm/shared/format/month';
import { FilterForm, FilterSearchWord, FilterSelection } from '@gm/shared/ui/filter-form';
import { useId } from 'react';
import { buildCalendarHref, isDayWrong, isFiltered, type Query } from './calendar-query.ts';
import type { Calendar } from './veranstaltungen.context.ts';
import styles from './veranstaltungen.module.css';

/** District and venue. */
const LOCATIONS = [
  { name: 'ortsteil', label: 'Ortsteil', all: 'Alle Ortsteile', orte: 'ortsteile' },
  { name: 'ort', label: 'Veranstaltungsort', all: 'Alle Orte', orte: 'orte' },
] as const;

const toOptions = (values: string[]) => values.map((value) => ({ wert: value, text: value }));

interface CalendarFilterProps {
  seite: Page;
  query: Query;
  selection: Calendar['auswahl'];
  /** Month of the month view. */
  month: string | null;
}

/** Filters by month, day, category, district, place and words. Invalid input is kept for correction. */
export function CalendarFilter({ seite: page, query, selection, month }: CalendarFilterProps) {
  const id = useId();
  const dayWrong = isDayWrong(query);
  const shownMonth = month ?? (isMonth(query.monat) ? query.monat : '');
  const months = [...new Set([...(shownMonth ? [shownMonth] : []), ...selection.monate])].sort();
  const empty = { monat: '', tag: '', rubrik_id: '', ortsteil: '', ort: '', q: '' };
  return (
    <FilterForm
      action={page.pfad}
      reset={isFiltered(query) ? buildCalendarHref(page, { ...empty, monat: month ?? '' }) : undefined}
      submit="Suchen"
      search={<FilterSearchWord value={query.q} />}
      chosen={[shownMonth, query.tag, query.rubrik_id, query.ortsteil, query.ort]}
      open={dayWrong}
    >
      <FilterSelection
        name="monat"
        label="Monat"
        value={shownMonth}
        all={month ? 'Laufender Monat' : 'Alle Monate'}
        options={months.map((value) => ({ wert: value, text: formatMonth(value) }))}
      />
      {query.ansicht === 'liste' && (
        <div>
          <label htmlFor={`${id}-tag`}>Tag</label>
          <input
            key={query.tag}
            id={`${id}-tag`}
            // A date field would discard invalid input.
            type={dayWrong ? 'text' : 'date'}
            name="tag"
            defaultValue={query.tag}
            aria-invalid={dayWrong || undefined}
            aria-describedby={dayWrong ? `${id}-fehler` : undefined}
            autoComplete="off"
          />
          {dayWrong && (
            <p id={`${id}-fehler`} className={styles.error}>
              Bitte geben Sie einen Tag wie 24.12.2026 an.
            </p>
          )}
        </div>
      )}
      <FilterSelection
        name="rubrik_id"
        label="Rubrik"
        value={query.rubrik_id}
        all="Alle Rubriken"
        options={selection.rubriken.map(({ id: value, rubrik: category }) => ({
          wert: String(value),
          text: category,
        }))}
      />
      {LOCATIONS.map(({ name, orte: locations, ...words }) => (
        <FilterSelection
          key={name}
          name={name}
          {...words}
          value={query[name]}
          options={toOptions(selection[locations])}
        />
      ))}
      {query.ansicht === 'monat' && <input type="hidden" name="ansicht" value="monat" />}
    </FilterForm>
  );
}
