import type { Page } from '@gm/shared/contract';
import table from '@gm/shared/list/table.module.css';
import type { Overview } from '@gm/shared/schemas/editor/overview';
import { FilterForm, FilterSearchWord } from '@gm/shared/ui/filter-form';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Section } from '@gm/shared/ui/section';
import { SectionHeading } from '@gm/shared/ui/section-heading';
import { type ReactNode, useId } from 'react';
import { KindGroups } from '../../drafts/kind-groups.tsx';
import { Mismatched } from '../../drafts/mismatched.tsx';
import { EntryLine, EntryList } from './entry-list.tsx';
import own from './start.module.css';

const CONTENTS = '/intranet/redaktion/inhalte/';
const DEED = { erscheint: 'wird veröffentlicht', endet: 'wird zurückgezogen' } as const;

const formatWaiting = (count: number) => (count === 0 ? '' : ` (${count.toLocaleString('de-DE')})`);

interface PartProps {
  title: string;
  link: { href: string; text: string };
  children: ReactNode;
}

function Part({ title, link, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={own.part}>
      <SectionHeading id={id} title={title} link={link} />
      {children}
    </section>
  );
}

function Waiting({ title, list: { anzahl: count, data } }: { title: string; list: Overview['aufMich'] }) {
  if (count === 0) return null;
  return (
    <div className={own.group}>
      <h3>
        {title}
        {formatWaiting(count)}
      </h3>
      <EntryList entries={data} />
    </div>
  );
}

function Planned({ days }: { days: Overview['geplant']['tage'] }) {
  return (
    <ol className={own.days}>
      {days.map(({ titel: day, data }) => (
        <li key={day} className={own.group}>
          <h3>{day}</h3>
          <ul className={own.list}>
            {data.map(({ was, uhrzeit: time, eintrag: entry }) => (
              <EntryLine key={`${entry.referenz} ${was}`} entry={entry} before={`${time} ${DEED[was]}`} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

interface StartProps {
  seite: Page;
  start: Overview;
  mismatched: number;
  fresh: readonly { href: string; titel: string }[];
}

/** The editors' one place: search, own work, what waits, what is planned, all kinds. */
export function Start({ seite: page, start, mismatched, fresh }: StartProps) {
  const { zuletzt: recent, aufMich: onMe, aufAndere: onOthers, geplant: planned, arten: kinds } = start;
  const list = (view: string) => `${page.pfad}?ansicht=${view}`;
  return (
    <Section>
      <div className={own.start}>
        <Mismatched count={mismatched} />
        <FilterForm
          action={CONTENTS}
          submit="Suchen"
          search={<FilterSearchWord value="" label="Alle Inhalte der Website durchsuchen" />}
        />
        {fresh.length > 0 && (
          <ul className={table.files}>
            {fresh.map(({ href, titel: title }) => (
              <li key={href}>
                <LinkButton href={href}>Neu: {title}</LinkButton>
              </li>
            ))}
          </ul>
        )}
        <Part title="Zuletzt bearbeitet" link={{ href: list('alle'), text: 'Alle Beiträge' }}>
          {recent.length > 0 ? (
            <EntryList entries={recent} />
          ) : (
            <p>Hier steht, was Sie schreiben und ändern. Was es schon auf der Website gibt, finden Sie weiter unten.</p>
          )}
        </Part>
        <Part title="Wartet auf Freigabe" link={{ href: list('vorgelegt'), text: 'Alles, was wartet' }}>
          <Waiting title="Auf Ihre Freigabe" list={onMe} />
          <Waiting title="Von Ihnen vorgelegt, wartet auf andere" list={onOthers} />
          {onMe.anzahl + onOthers.anzahl === 0 && <p>Zurzeit wartet nichts.</p>}
        </Part>
        <Part
          title={`Geplant${formatWaiting(planned.anzahl)}`}
          link={{ href: list('geplant'), text: 'Alles, was geplant ist' }}
        >
          {planned.tage.length > 0 ? (
            <Planned days={planned.tage} />
          ) : (
            <p>Zurzeit ist nichts geplant. Wann ein Beitrag erscheint und endet, bestimmen Sie bei seiner Freigabe.</p>
          )}
        </Part>
        <Part title="Inhalte der Website" link={{ href: CONTENTS, text: 'Alle Arten von Inhalten' }}>
          <KindGroups kinds={kinds} />
        </Part>
      </div>
    </Section>
  );
}
