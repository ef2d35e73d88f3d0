import type { TemplateProps } from '@gm/shared/contract';
import { EditorText } from '@gm/shared/ui/editor-text';
import { LinkButton } from '@gm/shared/ui/link-button';
import { ImageWithProof } from '@gm/shared/ui/pictures/image-with-proof';
import { Section } from '@gm/shared/ui/section';
import type { bildText } from './bild-text.context.ts';
import styles from './bild-text.module.css';

/** Text precedes the picture in document order on either side, so that the heading introduces the picture. */
export default function BildText({ context, options }: TemplateProps<typeof bildText>) {
  const { titel: title, text, link, linktext: linkText, bild: image } = context;
  if (!title && !text && !image) return null;
  return (
    <Section>
      <div className={styles.bin}>
        <div className={image ? `${styles.pair} ${styles[context.anordnung ?? options.anordnung]}` : undefined}>
          <div>
            {title && <h2 className={styles.title}>{title}</h2>}
            <EditorText html={text} />
            {link && (
              <p className={styles.link}>
                <LinkButton href={link} variant="secondary">
                  {linkText || title || 'Mehr erfahren'}
                </LinkButton>
              </p>
            )}
          </div>
          <ImageWithProof className={styles.picture} upload={context} sizes="(min-width: 62rem) 36rem, 100vw" />
        </div>
      </div>
    </Section>
  );
}
