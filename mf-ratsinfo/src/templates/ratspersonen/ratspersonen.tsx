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
  const { typ: kindOfType } = readFilter(page, ['typ']);
  const shown = answer.data.filter(({ fraktion }) => !kindOfType || fraktion === kindOfType);
  return (
    <FilteredList
      davor={<Areas pfad={page.pfad} />}
      titel={formatCount(shown.length, 'Person', 'Personen')}
      filter={
        <FilterForm
          aktion={page.pfad}
          aufheben={kindOfType ? page.pfad : undefined}
          suche={
            <FilterSelection
              name="typ"
              label="Fraktion"
              wert={kindOfType}
              alle="Alle Fraktionen"
              optionen={toOptions(answer.fraktionen)}
            />
          }
        />
      }
      isLeer={shown.length === 0}
      leer={{
        istGefiltert: kindOfType !== '',
        ohneTreffer: 'Zu Ihrer Auswahl gibt es niemanden.',
        alle: { href: page.pfad, text: 'Alle Personen zeigen' },
        nichts: 'Zurzeit ist niemand eingetragen.',
      }}
    >
      <div className={detail.sheet}>
        <MemberList
          mitglieder={shown.map(({ status, ...person }) => ({ ...person, funktion: status.join(', ') || null }))}
        />
      </div>
    </FilteredList>
  );
}
