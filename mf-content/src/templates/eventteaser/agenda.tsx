import { formatSpokenTermin } from '@gm/shared/format/spoken';
import { SectionHeading } from '@gm/shared/ui/section-heading';
import { useId } from 'react';
import { FurtherButtons } from '../../carousel/further-buttons.tsx';
import type { FurtherLinks } from '../../carousel/further-links.ts';
import { formatLocation } from '../../dates/format-location.ts';
import type { Termin } from '../../dates/termin.ts';
import styles from './agenda.module.css';

interface AgendaProps {
  title: string;
  dates: readonly Termin[];
  link?: { href: string; text: string } | undefined;
  further: FurtherLinks;
}

const parts = new Intl.DateTimeFormat('de-DE', { weekday: 'short', month: 'short', timeZone: 'UTC' });

/** Large day with weekday and month; decorative, since the line beside it has the full date. */
function DaySheet({ day }: { day: string }) {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  const { weekday, month } = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]));
  return (
    <p className={styles.day} aria-hidden="true">
      <span>{weekday}</span>
      <b>{date.getUTCDate()}</b>
      <span>{month}</span>
    </p>
  );
}

/** Upcoming events as an agenda with large dates. */
export function Agenda({ title, dates: termine, link, further }: AgendaProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} link={link} />
      <ol className={styles.agenda}>
        {termine.map((termin, index) => (
          <li key={termin.detailURL ?? index} className={styles.line}>
            <DaySheet day={termin.datum_von} />
            <div>
              <h3>{termin.detailURL ? <a href={termin.detailURL}>{termin.titel}</a> : termin.titel}</h3>
              <p>{formatSpokenTermin(termin)}</p>
              <p className={styles.place}>{formatLocation(termin)}</p>
            </div>
          </li>
        ))}
      </ol>
      <FurtherButtons further={further} className={styles.more} />
    </section>
  );
}
