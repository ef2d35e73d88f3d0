import type { RatssitzungShort } from '@gm/shared/areas/ratsinfo/ratsinfo';
import type { TemplateProps } from '@gm/shared/contract';
import detail from '@gm/shared/detail/detail.module.css';
import { Cancelled } from '@gm/shared/list/cancelled';
import list from '@gm/shared/list/list.module.css';
import { FilterForm, FilterSearchWord } from '@gm/shared/ui/filter-form';
import { Section } from '@gm/shared/ui/section';
import { SectionHeading } from '@gm/shared/ui/section-heading';
import { useId } from 'react';
import { Areas } from '../../parts/areas.tsx';
import { BAR } from '../../parts/bar.ts';
import { MeetingLine } from '../../parts/meeting-line.tsx';
import { PapersList } from '../../parts/papers-list.tsx';
import parts from '../../parts/ratsinfo.module.css';
import type { ratsuebersicht } from './ratsuebersicht.context.ts';

interface MeetingsProps {
  title: string;
  sitzungen: readonly RatssitzungShort[];
  link: { href: string; text: string };
}

function Meetings({ title, sitzungen: meetings, link }: MeetingsProps) {
  const id = useId();
  if (meetings.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} link={link} />
      <ol className={list.list}>
        {meetings.map((meeting) => (
          <MeetingLine key={meeting.id} sitzung={meeting} />
        ))}
      </ol>
    </section>
  );
}

/** Start page of the council information system: search, upcoming meetings, news. */
export default function Ratsuebersicht({ context, seite: page }: TemplateProps<typeof ratsuebersicht>) {
  const id = useId();
  const answer = context.ratsuebersicht;
  if (!answer) {
    return (
      <Section>
        <Cancelled was="Die Ratsinformationen" />
      </Section>
    );
  }
  const { naechste: next, letzte: last, vorlagen: papers } = answer;
  return (
    <Section>
      <div className={parts.sections}>
        <div>
          <Areas path={page.pfad} />
          <p className={parts.narrowOnly}>
            <a href={`#${BAR}`}>Für Ratsmitglieder</a>
          </p>
        </div>
        <FilterForm
          action="/ratsinfo/vorlagen/"
          submit="Suchen"
          search={<FilterSearchWord value="" label="Was hat der Gemeinderat beschlossen? Straße oder Stichwort" />}
        />
        <Meetings
          title="Nächste Sitzungen"
          sitzungen={next}
          link={{ href: '/ratsinfo/sitzungen/', text: 'Alle Sitzungen' }}
        />
        {papers.length > 0 && (
          <section aria-labelledby={`${id}-vorlagen`}>
            <SectionHeading
              id={`${id}-vorlagen`}
              title="Neue Vorlagen"
              link={{ href: '/ratsinfo/vorlagen/', text: 'Alle Vorlagen' }}
            />
            <div className={detail.sheet}>
              <PapersList templates={papers} />
            </div>
          </section>
        )}
        <Meetings
          title="Zuletzt getagt"
          sitzungen={last}
          link={{ href: '/ratsinfo/berichte/', text: 'Alle Beschlüsse' }}
        />
      </div>
    </Section>
  );
}
