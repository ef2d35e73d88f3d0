import type { Page } from '@gm/shared/contract';
import { formatDate } from '@gm/shared/format/date';
import { Cancelled } from '@gm/shared/list/cancelled';
import { readFilter } from '@gm/shared/list/list-query';
import { Section } from '@gm/shared/ui/section';
import { useRef } from 'react';
import { TrafficLight } from '../../desk/traffic-light.tsx';
import { WorkList, WorkSorting } from '../../work-list/work-list.tsx';
import type { FreigabenProps } from './freigaben.context.ts';
import styles from './freigaben.module.css';
import { useListKeys } from './use-list-keys.ts';

type Answer = NonNullable<FreigabenProps['context']['freigaben']>;

const VIEWS = [
  ['offen', 'Offen'],
  ['meine', 'Meine'],
  ['rueckfrage', 'Rückfragen'],
  ['erledigt', 'Erledigt'],
  ['alle', 'Alle'],
] as const;

function formatCount(count: number, more: boolean): string {
  if (count === 0) return 'Keine Einsendungen';
  if (more) return `Mehr als ${count.toLocaleString('de-DE')} Einsendungen`;
  return count === 1 ? '1 Einsendung' : `${count.toLocaleString('de-DE')} Einsendungen`;
}

/** The desk's inbox: all submissions of residents, oldest unanswered first by default. */
export default function Freigaben({ context, seite: page }: FreigabenProps) {
  if (!context.freigaben) {
    return (
      <Section>
        <Cancelled was="Die Einsendungen" />
      </Section>
    );
  }
  return <Receipt releases={context.freigaben} seite={page} />;
}

function Receipt({ releases, seite: page }: { releases: Answer; seite: Page }) {
  const list = useRef<HTMLOListElement>(null);
  useListKeys(list);
  const { data, pagination, anzahl: count, mehr: more, ansicht: view, ansichten: views, arten: kinds } = releases;
  const { q, typ: kindOfType, sort } = readFilter(page, ['q', 'typ', 'sort']);
  const exportList = (format: string) =>
    `/api/intranet/freigaben/export?${new URLSearchParams({ ansicht: view, ...(kindOfType && { typ: kindOfType }), ...(q && { q }), ...(sort && { sort }), format })}`;
  return (
    <WorkList
      seite={page}
      views={VIEWS}
      view={view}
      counts={views}
      kinds={{
        label: 'Formular',
        alle: 'Alle Formulare',
        optionen: kinds.map((kind) => ({ wert: kind.typ, text: `${kind.titel} (${kind.anzahl})` })),
      }}
      title={formatCount(count, more)}
      beside={
        <WorkSorting
          seite={page}
          columns={[
            { name: 'eingegangen', text: 'Eingang' },
            { name: 'formular', text: 'Formular' },
            { name: 'stand', text: 'Stand' },
            { name: 'zustaendig', text: 'Bearbeitet von' },
          ]}
        />
      }
      isEmpty={data.length === 0}
      all={{ text: 'Alle dieser Ansicht zeigen', auchAnsicht: false }}
      nothing="Hier ist nichts zu tun."
      pagination={pagination}
      afterwards={
        data.length > 0 && (
          <p>
            Diese Auswahl herunterladen:{' '}
            <a href={exportList('xlsx')} data-native="">
              Liste als XLSX
            </a>
            ,{' '}
            <a href={exportList('csv')} data-native="">
              Liste als CSV
            </a>
          </p>
        )
      }
    >
      <ol ref={list} className={styles.list}>
        {data.map((entry) => (
          <li key={entry.referenz} className={styles.line}>
            <h3>
              <a href={entry.detailURL}>{entry.titel || entry.referenz}</a>
            </h3>
            <p>
              {entry.bezeichnung} {entry.referenz}, {formatDate(entry.eingegangen)}
              {entry.zustaendig ? `, bearbeitet von ${entry.zustaendig}` : entry.email && `, ${entry.email}`}
            </p>
            <p className={styles.state}>
              <TrafficLight {...entry} />
            </p>
          </li>
        ))}
      </ol>
    </WorkList>
  );
}
