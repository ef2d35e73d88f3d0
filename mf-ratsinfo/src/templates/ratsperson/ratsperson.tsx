import type { Ratsperson as Person } from '@gm/shared/areas/ratsinfo/ratsinfo';
import type { TemplateProps } from '@gm/shared/contract';
import { Back } from '@gm/shared/detail/back';
import { ContactLines } from '@gm/shared/detail/contact-lines';
import detail from '@gm/shared/detail/detail.module.css';
import { formatSpokenDate, formatSpokenRange } from '@gm/shared/format/spoken';
import { Section } from '@gm/shared/ui/section';
import { useId } from 'react';
import { PapersList } from '../../parts/papers-list.tsx';
import parts from '../../parts/ratsinfo.module.css';
import { row } from '../../parts/row.ts';
import type { ratsperson } from './ratsperson.context.ts';

type Membership = Person['mitgliedschaften'][number];

function getTime({ von: from, bis: until }: Membership): string | null {
  if (from && until) return formatSpokenRange(from, until);
  if (from) return `seit ${formatSpokenDate(from)}`;
  return until ? `bis ${formatSpokenDate(until)}` : null;
}

function Memberships({ title, list }: { title: string; list: readonly Membership[] }) {
  const id = useId();
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={id} className={parts.stacked}>
      <h2 id={id} className={parts.partTitle}>
        {title}
      </h2>
      <ul className={parts.links}>
        {list.map((one) => (
          <li key={`${one.gremium.id} ${one.von} ${one.funktion}`}>
            <a href={one.gremium.detailURL}>{one.gremium.name}</a>
            <p className={parts.quiet}>
              {row([one.funktion ?? 'Mitglied', getTime(one), !one.stimmrecht && 'ohne Stimmrecht'])}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A council person; the name is the page heading. */
export default function Ratsperson({ context }: TemplateProps<typeof ratsperson>) {
  const id = useId();
  const person = context.ratsperson;
  const {
    fraktion,
    ortsteil,
    status,
    taetigkeitsbereiche,
    email,
    telefon: phone,
    mitgliedschaften: memberships,
    vorlagen: papers,
  } = person;
  const details = row([fraktion, ...status, ortsteil]);
  return (
    <Section>
      <div className={detail.withBorder}>
        <article className={detail.sheet}>
          {details && <p className={detail.introduction}>{details}</p>}
          {taetigkeitsbereiche.length > 0 && <p>Tätigkeitsbereiche: {taetigkeitsbereiche.join(', ')}</p>}
          <ul className={detail.lines}>
            <ContactLines telefon={phone} email={email} />
          </ul>
          <Memberships title="Mitglied in" list={memberships.filter(({ aktuell: current }) => current)} />
          <Memberships title="Früher" list={memberships.filter(({ aktuell: current }) => !current)} />
          <Back href="/ratsinfo/personen/" text="Alle Personen" />
        </article>
        {papers.length > 0 && (
          <section className={detail.card} aria-labelledby={`${id}-vorlagen`}>
            <h2 id={`${id}-vorlagen`}>Anträge und Anfragen</h2>
            <PapersList templates={papers} />
          </section>
        )}
      </div>
    </Section>
  );
}
