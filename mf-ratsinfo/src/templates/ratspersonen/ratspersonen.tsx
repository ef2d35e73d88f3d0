import type { TemplateProps } from '@gm/shared/contract';
import detail from '@gm/shared/detail/detail.module.css';
import { Cancelled } from '@gm/shared/list/cancelled';
import { FilteredList } from '@gm/shared/list/filtered-list';
import { readFilter } from '@gm/shared/list/list-query';
import { FilterForm, FilterSelection } from '@gm/shared/ui/filter-form';
import { Section } from '@gm/shared/ui/section';
import { Areas } from '../../parts/areas.tsx';
import { MemberList } from '../../parts/member-list.tsx';
import { formatCount, toOptions } from '../../parts/options.ts';
import type { ratspersonen } from './ratspersonen.context.ts';

/** Members of the bodies, by parliamentary group. */
export default function Ratspersonen({ context, seite: page }: TemplateProps<typeof ratspersonen>) {
  const answer = context.ratspersonen;
  if (!answer) {
    return (
      <Section>
        <Cancelled was="Die Personen" />
      </Section>
    );
  }
  const { typ: type } = readFilter(page, ['typ']);
  const shown = answer.data.filter(({ fraktion }) => !type || fraktion === type);
  return (
    <FilteredList
      beforehand={<Areas path={page.pfad} />}
      title={formatCount(shown.length, 'Person', 'Personen')}
      filter={
        <FilterForm
          action={page.pfad}
          reset={type ? page.pfad : undefined}
          search={
            <FilterSelection
              name="typ"
              label="Fraktion"
              value={type}
              all="Alle Fraktionen"
              options={toOptions(answer.fraktionen)}
            />
          }
        />
      }
      isEmpty={shown.length === 0}
      empty={{
        isFiltered: type !== '',
        withoutHit: 'Zu Ihrer Auswahl gibt es niemanden.',
        all: { href: page.pfad, text: 'Alle Personen zeigen' },
        nothing: 'Zurzeit ist niemand eingetragen.',
      }}
    >
      <div className={detail.sheet}>
        <MemberList
          members={shown.map(({ status, ...person }) => ({ ...person, funktion: status.join(', ') || null }))}
        />
      </div>
    </FilteredList>
  );
}
