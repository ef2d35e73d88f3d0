import type { Page } from '@gm/shared/contract';
import { formatDate } from '@gm/shared/format/date';
import { readWeekday } from '@gm/shared/rules/berlin-time';
import { FilterForm, FilterSelection } from '@gm/shared/ui/filter-form';
import { type ProgramFilter as Filter, isFiltered } from '../../program/filter-program.ts';
import styles from './ferienprogramm-liste.module.css';

const AGE = Array.from({ length: 15 }, (_, index) => index + 3);
const PRICES = [5, 10, 20];

function getDay(day: string): string {
  const weekday = readWeekday(day) ?? '';
  return `${weekday.charAt(0)}${weekday.slice(1, 2).toLowerCase()}., ${formatDate(day)}`;
}

/** Filters by day, age, price and free places: a GET form can be shared and needs no scripts. */
export function ProgramFilter({ seite: page, filter, days }: { seite: Page; filter: Filter; days: string[] }) {
  return (
    <FilterForm action={page.pfad} reset={isFiltered(filter) ? page.pfad : undefined} chosen={Object.values(filter)}>
      <FilterSelection
        name="tag"
        label="Tag"
        value={filter.tag}
        all="Alle Tage"
        options={days.map((day) => ({ wert: day, text: getDay(day) }))}
      />
      <FilterSelection
        name="alter"
        label="Alter des Kindes"
        value={filter.alter === null ? '' : String(filter.alter)}
        all="Jedes Alter"
        options={AGE.map((years) => ({ wert: String(years), text: `${years} Jahre` }))}
      />
      <FilterSelection
        name="preis"
        label="Preis"
        value={filter.preis === null ? '' : String(filter.preis)}
        all="Jeder Preis"
        options={[{ wert: '0', text: '0 €' }, ...PRICES.map((euro) => ({ wert: String(euro), text: `bis ${euro} €` }))]}
      />
      <label className={styles.free}>
        <input key={String(filter.frei)} type="checkbox" name="frei" value="1" defaultChecked={filter.frei} />
        Nur mit freien Plätzen
      </label>
    </FilterForm>
  );
}
