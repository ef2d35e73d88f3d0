import type { Page } from '@gm/shared/contract';
import { formatDate } from '@gm/shared/format/date';
import { Cancelled } from '@gm/shared/list/cancelled';
import { readFilter } from '@gm/shared/list/list-query';
import type { Releases } from '@gm/shared/schemas/desk/releases';
import { Section } from '@gm/shared/ui/section';
import { lazy, Suspense, useRef, useState } from 'react';
import { formatSubmissions } from '../../desk/format-submissions.ts';
import { TrafficLight } from '../../desk/traffic-light.tsx';
import { WorkList, WorkSorting } from '../../work-list/work-list.tsx';
import type { FreigabenProps } from './freigaben.context.ts';
import styles from './freigaben.module.css';
import { useListKeys } from './use-list-keys.ts';
// Styles of what loads with the first ticked row; stylesheets do not load late.
import '@gm/shared/forms/fields/field.module.css';
import '@gm/shared/forms/fields/input.module.css';
import '@gm/shared/ui/alert.module.css';
import '@gm/shared/ui/character.module.css';
import '../../dialog/dialog.module.css';
import './several.module.css';

/** Most visits tick nothing. It shares no chunk with other pages (rspack.config.ts). */
const Several = lazy(() => import(/* webpackChunkName: "several" */ './several.tsx'));

const VIEWS = [
  ['offen', 'Offen'],
  ['meine', 'Meine'],
  ['rueckfrage', 'Rückfragen'],
  ['erledigt', 'Erledigt'],
  ['alle', 'Alle'],
] as const;

function formatCount(count: number, more: boolean): string {
  if (count === 0) return 'Keine Einsendungen';
  return more ? `Mehr als ${formatSubmissions(count)}` : formatSubmissions(count);
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
  // Another page of the list begins without a selection.
  return <Receipt key={page.suche} loaded={context.freigaben} seite={page} />;
}

interface ReceiptProps {
  loaded: Releases;
  seite: Page;
}

function Receipt({ loaded, seite: page }: ReceiptProps) {
  const list = useRef<HTMLOListElement>(null);
  useListKeys(list);
  const [fresh, setFresh] = useState<Releases>();
  const releases = fresh ?? loaded;
  const [hasTicked, setTicked] = useState(false);
  const { data, pagination, anzahl: count, mehr: more, ansicht: view, ansichten: views, arten: kinds } = releases;
  const { q, typ: type, sort } = readFilter(page, ['q', 'typ', 'sort']);
  const exportList = (format: string) =>
    `/api/intranet/freigaben/export?${new URLSearchParams({ ansicht: view, ...(type && { typ: type }), ...(q && { q }), ...(sort && { sort }), format })}`;
  return (
    <WorkList
      seite={page}
      views={VIEWS}
      view={view}
      counts={views}
      kinds={{
        label: 'Formular',
        all: 'Alle Formulare',
        options: kinds.map((kind) => ({ wert: kind.typ, text: `${kind.titel} (${kind.anzahl})` })),
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
      // After the last one was decided, its result stays.
      isEmpty={data.length === 0 && !hasTicked}
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
      <ol
        ref={(element) => {
          list.current = element;
          // The first box is ticked before hydration, which it starts.
          if (element?.querySelector(':checked')) setTicked(true);
        }}
        className={styles.list}
        onChange={() => setTicked(true)}
      >
        {data.map((entry) => (
          <li key={entry.referenz} className={styles.line}>
            <label>
              <input
                type="checkbox"
                value={entry.referenz}
                aria-label={`Auswählen: ${entry.titel || entry.referenz}`}
              />
            </label>
            <h3>
              <a href={entry.detailURL}>{entry.titel || entry.referenz}</a>
            </h3>
            <p>
              {entry.bezeichnung} {entry.referenz}, {formatDate(entry.eingegangen)}
              {entry.zustaendig
                ? `, bearbeitet von ${entry.zustaendig}`
                : entry.email && <span>{`, ${entry.email}`}</span>}
            </p>
            <p className={styles.state}>
              <TrafficLight {...entry} />
            </p>
          </li>
        ))}
      </ol>
      {hasTicked && (
        <Suspense>
          <Several list={list} releases={releases} onDone={setFresh} seite={page} />
        </Suspense>
      )}
    </WorkList>
  );
}
