import sheet from '@gm/shared/detail/detail.module.css';
import list from '@gm/shared/list/list.module.css';
import { Section } from '@gm/shared/ui/section';
import type { AnleitungProps } from './anleitung.context.ts';
import styles from './anleitung.module.css';
import { CHAPTERS, SIZE } from './chapters.ts';

/** The names of controls stand in „…“. */
const NAME = /(„.+?“)/;

/** Guide for staff: what they do on a day at work, step by step, with pictures of the running site. */
export default function Anleitung(_props: AnleitungProps) {
  return (
    <Section>
      <div className={list.page}>
        <nav aria-label="Kapitel" className={styles.chapters}>
          <ul>
            {CHAPTERS.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        {CHAPTERS.map(({ id, title, intro, steps }) => (
          <section key={id} aria-labelledby={id} className={sheet.sheet}>
            <h2 id={id}>{title}</h2>
            <p>{intro}</p>
            <ol className={styles.steps}>
              {steps.map(({ text, alt, picture }) => (
                <li key={text}>
                  <p>{text.split(NAME).map((part) => (NAME.test(part) ? <b key={part}>{part}</b> : part))}</p>
                  <img src={picture} alt={alt} {...SIZE} loading="lazy" decoding="async" />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Section>
  );
}
