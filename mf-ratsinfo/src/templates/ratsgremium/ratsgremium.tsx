import type { RatssitzungShort } from '@gm/shared/areas/ratsinfo/ratsinfo';
import type { TemplateProps } from '@gm/shared/contract';
import { Back } from '@gm/shared/detail/back';
import detail from '@gm/shared/detail/detail.module.css';
import list from '@gm/shared/list/list.module.css';
import { EditorText } from '@gm/shared/ui/editor-text';
import { Section } from '@gm/shared/ui/section';
import { useId } from 'react';
import { MeetingLine } from '../../parts/meeting-line.tsx';
import { MemberList } from '../../parts/member-list.tsx';
import parts from '../../parts/ratsinfo.module.css';
import type { ratsgremium } from './ratsgremium.context.ts';

function Meetings({ title, sitzungen: meetings }: { title: string; sitzungen: readonly RatssitzungShort[] }) {
  const id = useId();
  if (meetings.length === 0) return null;
  return (
    <section aria-labelledby={id} className={list.result}>
      <h2 id={id}>{title}</h2>
      <ol className={list.list}>
        {meetings.map((meeting) => (
          <MeetingLine key={meeting.id} sitzung={meeting} />
        ))}
      </ol>
    </section>
  );
}

/** A body: purpose, members, meetings. Its name is the page heading. */
export default function Ratsgremium({ context }: TemplateProps<typeof ratsgremium>) {
  const id = useId();
  const {
    id: num,
    beschreibung: description,
    mitglieder: members,
    naechste: next,
    letzte: last,
    kalenderURL: calendarURL,
    feedURL,
  } = context.ratsgremium;
  return (
    <Section>
      <div className={detail.withBorder}>
        <div className={list.page}>
          <article className={detail.sheet}>
            <EditorText html={description} />
            <section aria-labelledby={`${id}-mitglieder`}>
              <h2 id={`${id}-mitglieder`}>Mitglieder</h2>
              <MemberList members={members} />
            </section>
          </article>
          <Meetings title="Nächste Sitzungen" sitzungen={next} />
          <Meetings title="Letzte Sitzungen" sitzungen={last} />
          <Back href="/ratsinfo/gremien/" text="Alle Gremien" />
        </div>
        <section className={detail.card} aria-labelledby={`${id}-mehr`}>
          <h2 id={`${id}-mehr`}>Auf dem Laufenden bleiben</h2>
          <ul className={parts.links}>
            <li>
              <a href={`/ratsinfo/verfolgen/?gremium=${num}`}>Per E-Mail verfolgen</a>
            </li>
            <li>
              <a href={calendarURL}>Sitzungen als Kalender abonnieren (.ics)</a>
            </li>
            <li>
              <a href={feedURL}>Neues als Feed abonnieren (Atom)</a>
            </li>
            <li>
              <a href={`/ratsinfo/vorlagen/?gremium=${num}`}>Alle Vorlagen dieses Gremiums</a>
            </li>
            <li>
              <a href={`/ratsinfo/berichte/?gremium=${num}`}>Alle Beschlüsse dieses Gremiums</a>
            </li>
          </ul>
        </section>
      </div>
    </Section>
  );
}
