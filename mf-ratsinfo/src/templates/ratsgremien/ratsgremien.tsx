import type { TemplateProps } from '@gm/shared/contract';
import { formatSpokenTermin } from '@gm/shared/format/spoken';
import { Cancelled } from '@gm/shared/list/cancelled';
import { CardGrid } from '@gm/shared/ui/card-grid';
import { EditorText } from '@gm/shared/ui/editor-text';
import { Section } from '@gm/shared/ui/section';
import { useId } from 'react';
import { Areas } from '../../parts/areas.tsx';
import parts from '../../parts/ratsinfo.module.css';
import type { ratsgremien } from './ratsgremien.context.ts';
import styles from './ratsgremien.module.css';

function Gremium({
  gremium,
}: {
  gremium: NonNullable<TemplateProps<typeof ratsgremien>['context']['ratsgremien']>['data'][number];
}) {
  const { name, mitglieder: members, beschreibung: description, naechste: next, detailURL } = gremium;
  return (
    <article className={styles.gremium}>
      <h3>
        <a href={detailURL}>{name}</a>
      </h3>
      <p className={parts.quiet}>{members === 1 ? '1 Mitglied' : `${members} Mitglieder`}</p>
      <EditorText html={description} />
      {next && (
        <p>
          Nächste Sitzung: <a href={next.detailURL}>{formatSpokenTermin(next)}</a>
        </p>
      )}
    </article>
  );
}

/** The council's bodies and parliamentary groups. */
export default function Ratsgremien({ context, seite: page }: TemplateProps<typeof ratsgremien>) {
  const id = useId();
  const answer = context.ratsgremien;
  if (!answer) {
    return (
      <Section>
        <Cancelled was="Die Gremien" />
      </Section>
    );
  }
  const partsFromCouncil = [
    { titel: 'Gremien', data: answer.data.filter(({ art: kind }) => kind !== 'Fraktion') },
    { titel: 'Fraktionen', data: answer.data.filter(({ art: kind }) => kind === 'Fraktion') },
  ].filter(({ data }) => data.length > 0);
  return (
    <Section>
      <div className={styles.page}>
        <Areas path={page.pfad} />
        {partsFromCouncil.map(({ titel: title, data }) => (
          <section key={title} aria-labelledby={`${id}-${title}`}>
            <h2 id={`${id}-${title}`} className={styles.title}>
              {title}
            </h2>
            <CardGrid>
              {data.map((gremium) => (
                <Gremium key={gremium.id} gremium={gremium} />
              ))}
            </CardGrid>
          </section>
        ))}
        {partsFromCouncil.length === 0 && <p>Zurzeit sind keine Gremien eingetragen.</p>}
      </div>
    </Section>
  );
}
