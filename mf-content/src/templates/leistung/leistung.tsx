import type { TemplateProps } from '@gm/shared/contract';
import { Back, findOverview } from '@gm/shared/detail/back';
import detail from '@gm/shared/detail/detail.module.css';
import { EditorText } from '@gm/shared/ui/editor-text';
import { LinkButton } from '@gm/shared/ui/link-button';
import { PillLinks } from '@gm/shared/ui/pills';
import { Section } from '@gm/shared/ui/section';
import type { leistung } from './leistung.context.ts';
import styles from './leistung.module.css';
import { Responsible } from './responsible.tsx';

/** A service with audience, procedure, documents, fees and the responsible office. Its title is the page heading. */
export default function Leistung({ context, seite: page }: TemplateProps<typeof leistung>) {
  const { online, formular: form, lebenslagen, zustaendig: responsible, ...details } = context.leistung;
  const wegweiser = findOverview(findOverview(page.pfad));
  const parts = [
    { titel: 'Wer kann das nutzen?', html: details.wer },
    { titel: 'So geht es', html: details.ablauf },
    { titel: 'Das brauchen Sie', html: details.unterlagen },
    { titel: 'Kosten', html: details.kosten },
    { titel: 'Dauer', html: details.dauer },
    { titel: 'Rechtsgrundlagen', html: details.recht },
  ].filter(({ html }) => html);
  return (
    <Section>
      <div className={detail.withBorder}>
        <article className={detail.sheet}>
          {(online || form) && (
            <p className={detail.buttons}>
              {online && <LinkButton href={online.link}>{online.titel}</LinkButton>}
              {form && (
                <LinkButton href={form.link} variant="secondary">
                  {form.titel}
                </LinkButton>
              )}
            </p>
          )}
          {parts.map(({ titel: title, html }) => (
            <section key={title} className={styles.part}>
              <h2>{title}</h2>
              <EditorText html={html} />
            </section>
          ))}
        </article>
        <div className={detail.edge}>
          {responsible && <Responsible einheit={responsible} now={context.jetzt} />}
          {lebenslagen.length > 0 && (
            <section className={detail.card}>
              <h2>Passt zu</h2>
              <PillLinks
                entries={lebenslagen.map(({ id, titel: text }) => ({
                  text,
                  href: `${wegweiser}?lebenslage=${encodeURIComponent(id)}`,
                }))}
              />
            </section>
          )}
          <Back href={wegweiser} text="Alle Leistungen" />
        </div>
      </div>
    </Section>
  );
}
