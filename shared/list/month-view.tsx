import { formatTimeOfDay } from '../format/date.ts';
import { addMonths, formatMonth, formatTag, listWeeks } from '../format/month.ts';
import { WEEKDAYS } from '../rules/berlin-time.ts';
import { Arrow } from '../ui/arrow.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './month-view.module.css';

/** Fields of a date shown in a month; `datum_von` and `datum_bis` are days or `YYYY-MM-DDTHH:mm`. */
interface Termin {
  titel: string;
  datum_von: string;
  datum_bis: string;
  taeglich?: boolean;
  detailURL: string | null;
}

const getWeekday = (tag: string) => tag.charAt(0) + tag.slice(1).toLowerCase();

function Entry({ termin, day }: { termin: Termin; day: string }) {
  const [firstTag, time] = termin.datum_von.split('T');
  const timeOfDay = time && (firstTag === day || termin.taeglich) ? formatTimeOfDay(time) : null;
  return (
    <li>
      {timeOfDay && <span className={styles.time}>{timeOfDay} </span>}
      {termin.detailURL ? <a href={termin.detailURL}>{termin.titel}</a> : termin.titel}
    </li>
  );
}

interface MonthViewProps {
  /** `YYYY-MM` */
  month: string;
  /** Dates of the month. */
  dates: Termin[];
  today: string | null;
  /** Months with dates, earliest first: limits of the navigation. */
  months: string[];
  /** Singular and plural of the kind of date. */
  names: { keiner: string; mehrere: string };
  buildHref: (month: string) => string;
}

/** A month as a table of weeks; on narrow screens a list of days with events. */
export function MonthView({ month, dates: data, today, months, names, buildHref }: MonthViewProps) {
  const [frueheste = month] = months;
  const last = months.at(-1) ?? month;
  const before = addMonths(month, -1);
  const after = addMonths(month, 1);
  const onDay = (tag: string) =>
    data.filter(({ datum_von, datum_bis }) => datum_von.slice(0, 10) <= tag && tag <= datum_bis.slice(0, 10));
  return (
    <>
      <nav className={styles.paging} aria-label="Monate">
        {before >= frueheste && (
          <a href={buildHref(before)} rel="prev">
            <Arrow to="left" />
            {formatMonth(before)}
          </a>
        )}
        {after <= last && (
          <a href={buildHref(after)} rel="next" className={styles.next}>
            {formatMonth(after)}
            <Arrow to="right" />
          </a>
        )}
      </nav>
      {data.length === 0 && <p>In diesem Monat gibt es zu Ihrer Auswahl {names.keiner}.</p>}
      <table className={styles.month} data-breit="">
        <caption>
          <VisuallyHidden>
            {names.mehrere} im {formatMonth(month)}
          </VisuallyHidden>
        </caption>
        {/* A page may be painted before the row is whole; its columns have their width by then. */}
        <colgroup span={WEEKDAYS.length} />
        <thead>
          <tr>
            {WEEKDAYS.map((tag) => (
              <th key={tag} scope="col">
                <abbr title={getWeekday(tag)}>{getWeekday(tag).slice(0, 2)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((tag, index) => {
                const termine = tag ? onDay(tag) : [];
                return (
                  <td key={tag ?? `leer-${index}`} className={termine.length === 0 ? styles.free : undefined}>
                    {tag && (
                      <p className={tag === today ? styles.today : undefined}>
                        <span aria-hidden="true" className={styles.number}>
                          {Number(tag.slice(8))}
                        </span>
                        <span className={styles.longDay}>{formatTag(tag)}</span>
                        {tag === today && <span className={styles.mark}> heute</span>}
                      </p>
                    )}
                    {tag && termine.length > 0 && (
                      <ul>
                        {termine.map((termin, stelle) => (
                          <Entry key={termin.detailURL ?? stelle} termin={termin} day={tag} />
                        ))}
                      </ul>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
