import type { TemplateProps } from '@gm/shared/contract';
import { Back } from '@gm/shared/detail/back';
import detail from '@gm/shared/detail/detail.module.css';
import { formatSpokenDate } from '@gm/shared/format/spoken';
import { LinkButton } from '@gm/shared/ui/link-button';
import { PillLinks } from '@gm/shared/ui/pills';
import { Section } from '@gm/shared/ui/section';
import { useId } from 'react';
import { CrossReferences } from '../../parts/cross-references.tsx';
import { Files } from '../../parts/files.tsx';
import { PapersList } from '../../parts/papers-list.tsx';
import { Protected } from '../../parts/protected.tsx';
import { BeratungsSequence } from './beratungs-sequence.tsx';
import type { ratsvorlage } from './ratsvorlage.context.ts';
import styles from './ratsvorlage.module.css';

/** A paper: author, files, deliberations. Its title is the page heading. */
export default function Ratsvorlage({ context }: TemplateProps<typeof ratsvorlage>) {
  const id = useId();
  const paper = context.ratsvorlage;
  const {
    art: kind,
    aktenzeichen: fileNumber,
    datum: date,
    oeffentlich: isPublic,
    urheber: author,
    stichworte: keywords,
    dateien: files,
    beratungen,
    verwandte: related,
  } = paper;
  return (
    <Section>
      <div className={detail.withBorder}>
        <article className={detail.sheet}>
          <p className={detail.meta}>
            <b>{[kind ?? 'Vorlage', fileNumber].filter(Boolean).join(' ')}</b>
            {date && (
              <span>
                vom <time dateTime={date}>{formatSpokenDate(date)}</time>
              </span>
            )}
            {!isPublic && <Protected />}
          </p>
          {author.length > 0 && (
            <p>
              Von: <CrossReferences targets={author} />
            </p>
          )}
          {files.length > 0 && (
            <section aria-labelledby={`${id}-dateien`} className={styles.part}>
              <h2 id={`${id}-dateien`}>Unterlagen</h2>
              <Files files={files} />
            </section>
          )}
          <section aria-labelledby={`${id}-weg`} className={styles.part}>
            <h2 id={`${id}-weg`}>Weg durch die Gremien</h2>
            <BeratungsSequence beratungen={beratungen} />
          </section>
          <Back href="/ratsinfo/vorlagen/" text="Alle Vorlagen" />
        </article>
        <div className={detail.edge}>
          {isPublic && (
            <section className={detail.card} aria-labelledby={`${id}-verfolgen`}>
              <h2 id={`${id}-verfolgen`}>Auf dem Laufenden bleiben</h2>
              <p>Wir schreiben Ihnen, wenn es mit dieser Vorlage weitergeht.</p>
              <LinkButton variant="secondary" href={`/ratsinfo/verfolgen/?vorlage=${paper.id}`}>
                Per E-Mail verfolgen
              </LinkButton>
            </section>
          )}
          {keywords.length > 0 && (
            <section className={detail.card} aria-labelledby={`${id}-stichworte`}>
              <h2 id={`${id}-stichworte`}>Stichworte</h2>
              <PillLinks
                entries={keywords.map((text) => ({
                  text,
                  href: `/ratsinfo/vorlagen/?q=${encodeURIComponent(text)}`,
                }))}
              />
            </section>
          )}
          {related.length > 0 && (
            <section className={detail.card} aria-labelledby={`${id}-verwandte`}>
              <h2 id={`${id}-verwandte`}>Gehört zusammen mit</h2>
              <PapersList templates={related} />
            </section>
          )}
        </div>
      </div>
    </Section>
  );
}
