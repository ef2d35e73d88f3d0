import { formatWeekday, weekPlanOn } from '@gm/shared/opening-hours/opening-hours';
import type { OpeningTime } from '@gm/shared/schemas/opening-hours';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { formatSpan } from './format-span.ts';
import styles from './times.module.css';

interface WeekTableProps {
  title: string;
  time: OpeningTime;
  /** `YYYY-MM-DD` */
  today: string;
}

/** Regular times of a week, one row per day; today's row shows the times valid today. */
export function WeekTable({ title, time, today }: WeekTableProps) {
  const plan = weekPlanOn(time, today);
  if (plan.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <tbody>
        {plan.map(({ tag: day, zeiten: spans, istHeute: isToday, grund: reason }) => (
          <tr key={day} className={isToday ? styles.today : undefined}>
            <th scope="row">
              {formatWeekday(day)}
              {isToday && <VisuallyHidden> (heute)</VisuallyHidden>}
            </th>
            <td>
              {spans.length === 0 && 'geschlossen'}
              {spans.map((span) => (
                <div key={`${span.beginn}${span.ende}`}>{formatSpan(span)}</div>
              ))}
              {reason && <div className={styles.reason}>{reason}</div>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
