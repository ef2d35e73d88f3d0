import { Back } from '@gm/shared/detail/back';
import { Cancelled } from '@gm/shared/list/cancelled';
import table from '@gm/shared/list/table.module.css';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Section } from '@gm/shared/ui/section';
import { ContributionState } from '../../drafts/contribution-state.tsx';
import { Mismatched } from '../../drafts/mismatched.tsx';
import { WorkHead, WorkList } from '../../work-list/work-list.tsx';
import rows from '../../work-list/work-rows.module.css';
import type { RedaktionProps } from './redaktion.context.ts';
import own from './redaktion.module.css';
import { Start } from './start.tsx';

const VIEWS = [
  ['alle', 'Alle'],
  ['vorgelegt', 'Wartet auf Freigabe'],
  ['Entwurf', 'Entwürfe'],
  ['geplant', 'Geplant'],
  ['veröffentlicht', 'Veröffentlicht'],
  ['zurückgezogen', 'Zurückgezogen'],
] as const;

const formatCount = (count: number) =>
  count === 0 ? 'Keine Beiträge' : count === 1 ? '1 Beitrag' : `${count.toLocaleString('de-DE')} Beiträge`;

/** The editors' start page; with a filter, all entries, last changed first by default. */
export default function EditorialPage({ context, seite: page }: RedaktionProps) {
  if (!context.redaktion) {
    return (
      <Section>
        <Cancelled was="Die Beiträge" />
      </Section>
    );
  }
  const {
    data,
    pagination,
    anzahl: count,
    ansicht: view,
    ansichten: views,
    vorgelegte: submitted,
    unpassende: mismatched,
    arten: kinds,
    start,
  } = context.redaktion;
  const fresh = kinds.flatMap(({ titel: title, neu: href }) => (href ? [{ titel: title, href }] : []));
  if (start) return <Start seite={page} start={start} mismatched={mismatched} fresh={fresh} />;
  return (
    <WorkList
      seite={page}
      beforehand={
        <>
          <Back href={page.pfad} text="Zur Übersicht der Redaktion" />
          <Mismatched count={mismatched} />
        </>
      }
      hasStart
      views={VIEWS}
      view={view}
      counts={{ ...views, vorgelegt: submitted }}
      kinds={{
        label: 'Art',
        all: 'Alle Arten',
        options: kinds.map(({ art: kind, titel: title }) => ({ wert: kind, text: title })),
      }}
      title={formatCount(count)}
      isEmpty={data.length === 0}
      all={{ text: 'Alle Beiträge zeigen', auchAnsicht: true }}
      nothing="Hier steht, was Sie schreiben und ändern."
      pagination={pagination}
      afterwards={
        data.length > 0 && (
          <p>
            <LinkButton variant="secondary" href={`/intranet/redaktion/mehrere/${page.suche}`}>
              Mehrere auf einmal freigeben oder zurückziehen
            </LinkButton>
          </p>
        )
      }
    >
      <table className={table.table}>
        <WorkHead
          seite={page}
          columns={[
            { name: 'titel', text: 'Titel' },
            { name: 'stand', text: 'Stand' },
            { name: 'wer', text: 'Von' },
            { name: 'geaendert', text: 'Geändert', zuerstAb: true },
          ]}
        />
        <tbody className={rows.rows}>
          {data.map((entry) => (
            <tr key={entry.referenz}>
              <th scope="row">
                <a className={rows.title} href={entry.detailURL}>
                  {entry.titel}
                </a>
                <span className={table.small}>
                  {entry.bezeichnung}, {entry.referenz}
                </span>
              </th>
              <td data-spalte="Stand">
                <ContributionState {...entry} />
              </td>
              <td data-spalte="Von">
                {entry.wer}
                {entry.vorgelegt && <span className={own.submitted}>vorgelegt von {entry.vorgelegt}</span>}
              </td>
              <td data-spalte="Geändert">{entry.geaendert}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WorkList>
  );
}
