import type { TemplateProps } from '@gm/shared/contract';
import { formatTimeOfDay } from '@gm/shared/format/date';
import { todayStatus } from '@gm/shared/opening-hours/opening-hours';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { Section } from '@gm/shared/ui/section';
import { CalendarDays, Clock, Construction, type LucideIcon, Recycle } from 'lucide-react';
import { createElement, type ReactNode, useId } from 'react';
import type { Termin } from '../../dates/termin.ts';
import { computeStateUntil } from '../../opening-hours/compute-state-until.ts';
import type { heute } from './heute.context.ts';
import styles from './heute.module.css';

interface CellProps {
  symbol: LucideIcon;
  title: string;
  text: ReactNode;
  link: string | null;
}

function Cell({ symbol: Icon, title, text, link }: CellProps) {
  return (
    <li className={styles.cell}>
      <Icon aria-hidden="true" />
      <div>
        {link ? (
          <a className={styles.link} href={link}>
            {title}
          </a>
        ) : (
          <b>{title}</b>
        )}
        {text && <p>{text}</p>}
      </div>
    </li>
  );
}

/** `Adventskonzert um 17:00 Uhr und 3 weitere` */
function describeTermine([first, ...others]: readonly Termin[]): string {
  if (!first) return 'Heute ist nichts eingetragen.';
  const [, time] = first.datum_von.split('T');
  const start = time && time !== '00:00' && !first.taeglich ? ` um ${formatTimeOfDay(time)}` : '';
  return `${first.titel}${start}${others.length > 0 ? ` und ${others.length} weitere` : ''}`;
}

function countTermine(termine: readonly Termin[] | undefined): string {
  if (!termine) return 'Veranstaltungen';
  return termine.length === 1 ? '1 Veranstaltung' : `${termine.length || 'Keine'} Veranstaltungen`;
}

/** What is true today: open now, today's events, the next collection, road works. */
export default function Heute({ context }: TemplateProps<typeof heute>) {
  const id = useId();
  const { amt: office, oeffnungszeiten: times, hinweise: notes } = context;
  const now = new Date(context.jetzt);
  const { tag: today } = readBerlinTime(now);
  const status = todayStatus(times, now);
  const termine = context.veranstaltungen?.data.filter(
    ({ datum_von: from, datum_bis: until }) => from.slice(0, 10) <= today && until.slice(0, 10) >= today,
  );
  // What happens on this day only comes before what lasts for weeks.
  termine?.sort((a, b) => Number(a.datum_von.slice(0, 10) < today) - Number(b.datum_von.slice(0, 10) < today));
  return (
    <Section labelledBy={id}>
      {createElement(
        'gm-stand',
        { bis: computeStateUntil(times, now).toISOString(), class: styles.strip },
        <>
          <h2 id={id}>Heute</h2>
          <ul className={styles.list}>
            {status && (
              <Cell
                symbol={Clock}
                title={office || 'Rathaus'}
                text={`${status.charAt(0).toUpperCase()}${status.slice(1)}`}
                link={context.zeitenLink}
              />
            )}
            <Cell
              symbol={CalendarDays}
              title={countTermine(termine)}
              text={termine ? describeTermine(termine) : 'Was heute los ist, steht im Kalender.'}
              link={`/veranstaltungen/?tag=${today}`}
            />
            <Cell
              symbol={Recycle}
              title="Nächste Abfuhr"
              text={createElement(
                'gm-gemerkt',
                {
                  von: '/meine-strasse/ /abfalltermine/',
                  quelle: '/api/cms/abfalltermine/naechste',
                  class: styles.remembered,
                },
                'Straße wählen und erinnern lassen',
              )}
              link="/abfalltermine/"
            />
            {notes.map(({ titel: title, text, link }) => (
              <Cell key={title} symbol={Construction} title={title} text={text} link={link} />
            ))}
          </ul>
        </>,
      )}
    </Section>
  );
}
