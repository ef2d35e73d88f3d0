import type { TemplateProps } from '@gm/shared/contract';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Section } from '@gm/shared/ui/section';
import type { headlineTeaser } from './headline-teaser.context.ts';
import styles from './headline-teaser.module.css';

export default function HeadlineTeaser({ context }: TemplateProps<typeof headlineTeaser>) {
  const { titel: title, einleitung: intro, link, linktext: linkText } = context;
  if (!title && !intro) return null;
  return (
    <Section>
      <div className={styles.teaser}>
        {title && <h2 className={styles.title}>{title}</h2>}
        {intro && <p className={styles.introduction}>{intro}</p>}
        {link && (
          <p className={styles.link}>
            <LinkButton href={link}>{linkText || title || 'Mehr erfahren'}</LinkButton>
          </p>
        )}
      </div>
    </Section>
  );
}
