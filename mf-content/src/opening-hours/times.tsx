import { todayStatus } from '@gm/shared/opening-hours/opening-hours';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { OpeningTime } from '@gm/shared/schemas/opening-hours';
import { createElement } from 'react';
import { computeStateUntil } from './compute-state-until.ts';
import { Deviations } from './deviations.tsx';
import styles from './times.module.css';
import { WeekTable } from './week-table.tsx';

const kinds = {
  ALLGEMEINE_OEFFNUNGSZEIT: 'Allgemeine Öffnungszeiten',
  SERVICEZEIT: 'Servicezeiten',
  TELEFONISCHE_ERREICHBARKEIT: 'Telefonische Erreichbarkeit',
};

interface TimesProps {
  title: string;
  /** Heading level of the title; the types are one level below. */
  layer?: 2 | 3 | 4 | 5;
  times: OpeningTime[];
  /** Time at which the server rendered the page, see `times-fields.ts`. */
  now: string;
}

/**
 * Opening times by type (requirement M-4), today in bold, and the current status. Renders nothing without times.
 * Wrapped in the shell's `<gm-stand>`, which reloads the page once the text is outdated.
 */
export function Times({ title, layer = 2, times, now: rendered }: TimesProps) {
  const now = new Date(rendered);
  const Title = `h${layer}` as const;
  const Kind = `h${(layer + 1) as 3 | 4 | 5 | 6}` as const;
  const today = readBerlinTime(now).tag;
  const status = todayStatus(times, now);
  if (times.length === 0) return null;
  return createElement(
    'gm-stand',
    { bis: computeStateUntil(times, now).toISOString(), class: styles.block },
    <>
      <Title>{title}</Title>
      {status && <p className={styles.status}>{status.charAt(0).toUpperCase() + status.slice(1)}</p>}
      {times.map((time, index) => (
        <div key={index} className={styles.kind}>
          {times.length > 1 && <Kind className={styles.name}>{kinds[time.typ]}</Kind>}
          {time.hinweisText && <p>{time.hinweisText}</p>}
          <WeekTable title={times.length > 1 ? kinds[time.typ] : title} time={time} today={today} />
          <Deviations time={time} today={today} />
        </div>
      ))}
    </>,
  );
}
