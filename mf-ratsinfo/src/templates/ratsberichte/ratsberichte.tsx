import type { CouncilReports as Answer } from '@gm/shared/areas/ratsinfo/ratsinfo';
import type { TemplateProps } from '@gm/shared/contract';
import detail from '@gm/shared/detail/detail.module.css';
import { formatSpokenTermin } from '@gm/shared/format/spoken';
import { Cancelled } from '@gm/shared/list/cancelled';
import { FilteredList } from '@gm/shared/list/filtered-list';
import list from '@gm/shared/list/list.module.css';
import { buildListHref, readFilter } from '@gm/shared/list/list-query';
import { FilterForm } from '@gm/shared/ui/filter-form';
import { Section } from '@gm/shared/ui/section';
import { Areas } from '../../parts/areas.tsx';
import { Files } from '../../parts/files.tsx';
import { GremiumFilter, YearFilter } from '../../parts/filter.tsx';
import { formatCount } from '../../parts/options.ts';
import { Outcome } from '../../parts/outcome.tsx';
import type { ratsberichte } from './ratsberichte.context.ts';
import styles from './ratsberichte.module.css';

const FILTER = ['gremium', 'jahr'] as const;

function CheckReport({ report }: { report: Answer['data'][number] }) {
  const { titel: title, beschluesse, niederschrift, abgesagt: calledOff, detailURL, ...time } = report;
  return (
    <li className={detail.sheet}>
      <div>
        <h3>
          <a href={detailURL}>{title}</a>
        </h3>
        <p className={detail.meta}>
          {formatSpokenTermin(time, true)}
          {calledOff && ' – abgesagt'}
        </p>
      </div>
      {beschluesse.length > 0 ? (
        <ul className={styles.decisions}>
          {beschluesse.map(({ id, titel: point, vorlage: paper, ergebnis: result, abstimmung: vote }) => (
            <li key={id}>
              <p>{paper ? <a href={paper.detailURL}>{point}</a> : point}</p>
              <Outcome result={result} beschluss={null} vote={vote} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{calledOff ? 'Die Sitzung fand nicht statt.' : 'Öffentliche Beschlüsse gab es nicht.'}</p>
      )}
      {niederschrift && <Files files={[niederschrift]} />}
    </li>
  );
}

/** Decisions of the meetings, latest first. */
export default function Ratsberichte({ context, seite: page }: TemplateProps<typeof ratsberichte>) {
  const answer = context.ratsberichte;
  if (!answer) {
    return (
      <Section>
        <Cancelled was="Die Sitzungsberichte" />
      </Section>
    );
  }
  const { data, anzahl: count, pagination, auswahl: selection } = answer;
  const { gremium, jahr: year } = readFilter(page, FILTER);
  return (
    <FilteredList
      beforehand={<Areas path={page.pfad} />}
      title={formatCount(count, 'Sitzungsbericht', 'Sitzungsberichte')}
      filter={
        <FilterForm action={page.pfad} reset={gremium || year ? page.pfad : undefined} chosen={[gremium, year]}>
          <GremiumFilter value={gremium} gremien={selection.gremien} />
          <YearFilter value={year} years={selection.jahre} />
        </FilterForm>
      }
      isEmpty={data.length === 0}
      empty={{
        isFiltered: Boolean(gremium || year),
        withoutHit: 'Zu Ihrer Auswahl gibt es keinen Bericht.',
        all: { href: page.pfad, text: 'Alle Berichte zeigen' },
        nothing: 'Zurzeit gibt es keine Berichte.',
      }}
      pages={{ ...pagination, buildHref: (num) => buildListHref(page, FILTER, { seite: String(num) }) }}
      afterwards={
        <p>
          <a href={`/ratsinfo/feed.xml${gremium ? `?gremium=${encodeURIComponent(gremium)}` : ''}`}>
            Vorlagen und Ergebnisse als Feed abonnieren (Atom)
          </a>
        </p>
      }
    >
      <ol className={list.list}>
        {data.map((report) => (
          <CheckReport key={report.id} report={report} />
        ))}
      </ol>
    </FilteredList>
  );
}
