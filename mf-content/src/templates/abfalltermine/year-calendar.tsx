import { addMonths, formatMonth, listWeeks } from '@gm/shared/format/month';
import { WEEKDAYS } from '@gm/shared/rules/berlin-time';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { AbfallAbbreviation, getAbbreviation } from './abfall-mark.tsx';
import type { Kind, Termin } from './abfalltermine.context.ts';
import styles from './year-calendar.module.css';

const MONTHS = 12;
const short = (weekday: string) => weekday.charAt(0) + weekday.charAt(1).toLowerCase();

interface YearCalendarProps {
  /** All types, so that letters do not depend on the selection. */
  allKinds: readonly Kind[];
  kinds: readonly Kind[];
  dates: readonly Termin[];
  today: string;
}

/** The coming twelve months as small tables with letters for the types, suitable for printing. */
export function YearCalendar({ allKinds, kinds, dates: termine, today }: YearCalendarProps) {
  const abbreviation = getAbbreviation(allKinds);
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(today.slice(0, 7), index));
  const onDay = new Map<string, Termin[]>();
  for (const termin of termine) onDay.set(termin.tag, [...(onDay.get(termin.tag) ?? []), termin]);

  function Day({ day }: { day: string }) {
    return (
      <>
        <span className={day === today ? styles.today : undefined}>
          {Number(day.slice(8))}
          {day === today && <VisuallyHidden> (heute)</VisuallyHidden>}
        </span>
        {(onDay.get(day) ?? []).map((termin) => {
          const kind = kinds.find(({ id }) => id === termin.art);
          return (
            kind && (
              <span key={kind.id} className={styles.pickup}>
                <AbfallAbbreviation symbol={kind.symbol} abbreviation={abbreviation.get(kind.id) ?? ''} />
                {termin.statt && <span aria-hidden="true">*</span>}
                <VisuallyHidden>
                  {' '}
                  {kind.name}
                  {termin.statt && ' (wegen eines Feiertags verschoben)'}
                </VisuallyHidden>
              </span>
            )
          );
        })}
      </>
    );
  }

  return (
    <>
      <ul className={styles.legend}>
        {kinds.map((kind) => (
          <li key={kind.id}>
            <AbfallAbbreviation symbol={kind.symbol} abbreviation={abbreviation.get(kind.id) ?? ''} /> {kind.name}
          </li>
        ))}
        {termine.some(({ statt: insteadOf }) => insteadOf) && <li>* wegen eines Feiertags verschoben</li>}
      </ul>
      <div className={styles.year}>
        {months.map((month) => (
          <table key={month} className={styles.month}>
            <caption>{formatMonth(month)}</caption>
            {/* A page may be painted before the row is whole; its columns have their width by then. */}
            <colgroup span={WEEKDAYS.length} />
            <thead>
              <tr>
                {WEEKDAYS.map((day) => (
                  <th key={day} scope="col">
                    {short(day)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {listWeeks(month).map((week) => (
                <tr key={week.find(Boolean)}>
                  {week.map((day, index) => (
                    <td key={day ?? `leer-${index}`} className={day && day < today ? styles.past : undefined}>
                      {day && <Day day={day} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </>
  );
}
