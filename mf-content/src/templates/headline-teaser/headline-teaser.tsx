import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { LinkButton } from '@gm/shared/ui/link-button';
import type { TemplateProps } from '@gm/shared/vertrag';
import type { headlineTeaser } from './headline-teaser.context.ts';
import styles from './headline-teaser.module.css';

export default function HeadlineTeaser({ context }: TemplateProps<typeof headlineTeaser>) {
  const { titel, einleitung, link, linktext } = context;
  if (!titel && !einleitung) return null;
  return (
    <Abschnitt>
      <div className={styles.teaser}>
        {titel && <h2 className={styles.titel}>{titel}</h2>}
        {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
        {link && (
          <p className={styles.link}>
            <LinkButton href={link}>{linktext || titel || 'Mehr erfahren'}</LinkButton>
          </p>
        )}
      </div>
    </Abschnitt>
  );
}
