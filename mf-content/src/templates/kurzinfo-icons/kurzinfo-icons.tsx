import type { TemplateProps } from '@gm/shared/contract';
import { Section } from '@gm/shared/ui/section';
import { SectionHeading } from '@gm/shared/ui/section-heading';
import { useId } from 'react';
import type { kurzinfoIcons } from './kurzinfo-icons.context.ts';
import styles from './kurzinfo-icons.module.css';
import { SummarySymbol } from './summary-symbol.tsx';

/** Short facts with icons. With a link the whole tile is clickable. */
export default function KurzinfoIcons({
  context: { titel: title, kurzinfos: summaries },
}: TemplateProps<typeof kurzinfoIcons>) {
  const id = useId();
  if (summaries.length === 0) return null;
  const Heading = title ? 'h3' : 'h2';
  return (
    <Section labelledBy={title ? id : undefined}>
      {title && <SectionHeading id={id} title={title} />}
      <ul className={styles.list}>
        {summaries.map(({ titel: name, text, link, linktext: linkText, symbol }) => (
          <li key={name} className={styles.summaryInfo}>
            <span className={styles.symbol}>
              <SummarySymbol symbol={symbol} />
            </span>
            <Heading className={styles.title}>
              {link ? (
                <a className={styles.link} href={link}>
                  {name}
                </a>
              ) : (
                name
              )}
            </Heading>
            {text && <p>{text}</p>}
            {link && linkText && (
              <span aria-hidden="true" className={styles.next}>
                {linkText}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
